/**
 * A group of commands, as the reference page lists them, with what tells that a
 * command is in it.
 */
export interface LatexGroup {
  readonly id: string;
  readonly label: string;
  /** Whole names, without the backslash. */
  readonly names?: RegExp;
  /** Code points of symbols. */
  readonly points?: RegExp;
  /** Classes of symbols: of those in `points`, or all where there are none. */
  readonly types?: readonly string[];
}

/**
 * The groups, in the order of the page. A command is in the first group whose `names` match it; if none
 * does, in the first group whose `points` and `types` match its symbol.
 */
export const LATEX_GROUPS: readonly LatexGroup[] = [
  {
    id: "greek",
    label: "Greek letters",
    names:
      /^(Alpha|Beta|Epsilon|Zeta|Eta|Iota|Kappa|Mu|Nu|Omicron|Rho|Tau|Chi|omicron|thetasym|var(coppa|Gamma|Delta|Theta|Lambda|Xi|Pi|Sigma|Upsilon|Phi|Psi|Omega))$/,
    points: /[\u0370-\u03ff]/,
  },
  {
    id: "letters",
    label: "Letters, number sets and constants",
    names:
      /^([CHNQRZ]|cnums|Complex|natnums|reals?|Reals|doubleStruck.*|scriptCapital.*|gothicCapital.*|Re|Im|image|alef(sym)?|weierp|imaginary[IJ]|exponentialE|eth|hslash|[ij]math|infin|complement|Bbbk|Yup)$/,
    points: /[\u2100-\u214f\u221e\u{1d400}-\u{1d7ff}]/u,
  },
  {
    id: "functions",
    label: "Functions and limits",
    names:
      /^(lim(inf|sup)?|(inj|proj)lim|var(lim(inf|sup)|(inj|proj)lim)|arg(min|max)|plim|[bp]?mod|operatorname\*?)$/,
  },
  {
    id: "operators",
    label: "Big operators and integrals",
    names:
      /^(sum|prod|coprod|big(cup|cap|vee|wedge|uplus|otimes|oplus|odot|sqcup|interleave)|\w*int(op|clockwise|ctrclockwise)?)$/,
  },
  {
    id: "calculus",
    label: "Derivatives and primes",
    names:
      /^(r[dD]|odif|differentialD|capitalDifferentialD|differencedelta|pdiff|part|partial|nabla|(back)?(double)?prime)$/,
  },
  {
    id: "fractions",
    label: "Fractions, roots and binomials",
    names:
      /^([dtc]?frac|genfrac|[dt]?binom|sqrt|surd|over|atop|choose|brace|brack|(over|atop)withdelims|nicefrac)$/,
  },
  {
    id: "colons",
    label: "Colons and definitions",
    names:
      /^(\w*colon\w*|Colon\w*|\w+colon|ratio|eqdef|measeq|questeq|triangleq)$/,
  },
  {
    id: "stretching",
    label: "Arrows that stretch",
    names:
      /^(x(long|left|right|Left|Right|two|hook|maps|to)\w*|long(Left|Right|left|right)\w*)$/,
  },
  {
    id: "lines",
    label: "Above and below",
    names:
      /^((over|under|Over)(?!set)\w+|wideparen|utilde|(over|under|overunder)set|stack(rel|bin))$/,
  },
  {
    id: "sets",
    label: "Sets and logic",
    names:
      /^(neg|lnot|land|lor|wedge|vee|And|iff|implies|impliedby|biconditional|isin|exist|empty|sub|supe|sube|[Ss]et|veebar|nor|barwedge|doublebarwedge|doublec[au]p|roundimplies|because|therefore|top|bot|n?ot?ni|backepsilon|(small)?setminus|owns)$/,
    points:
      /[\u2200\u2203-\u220d\u2227-\u222a\u2282-\u228b\u228e-\u2294\u22a2-\u22af\u22d0-\u22d3\u2ac5-\u2acc]/,
  },
  {
    id: "arrows",
    label: "Arrows",
    names:
      /^(lightning|restriction|[udlrh]arr|[udlrh]Arr|[UDLRH]arr|lr[aA]rr|Lrarr)$/,
    points: /[\u2190-\u21ff\u27f0-\u27ff\u2900-\u297f\u22b8]/,
  },
  {
    id: "negated",
    label: "Negated relations",
    names:
      /^(neq?|not|var(sub|sup)setneqq?|n(less|leq|geq|gtr|prec|succ|sim|cong|mid|parallel|short|sub|sup|triangle|vdash|vDash|V)\w*|[lg]n(eq|sim|approx)\w*|[lg]neqq?|[lg]vertneqq|(prec|succ)n\w+)$/,
  },
  {
    id: "accents",
    label: "Accents",
    names:
      /^(acute|grave|d{1,4}ot|mathring|tilde|bar|breve|check|hat|vec|wide(hat|check|tilde)|[\^`'".=~c])$/,
  },
  {
    id: "strokes",
    label: "Strokes, boxes and colors",
    names:
      /^([bx]?cancel|enclose|boxed|f?colorbox|bbox|(text)?color|angl[nrk]?|phase|rule|error)$/,
  },
  {
    id: "delimiters",
    label: "Delimiters",
    names:
      /^([lr]ang|middle|[bB]igg?[lrm]?|\||[lr]?[vV]ert|m[vV]ert|backslash|surd)$/,
    types: ["mopen", "mclose"],
  },
  {
    id: "physics",
    label: "Chemistry and physics",
    names:
      /^(ce|pu|ang|degree|[bB]ra|[kK]et|[bB]raket|tripledash|unicode|char)$/,
  },
  {
    id: "sizes",
    label: "Sizes and styles of formulas",
    names:
      /^(tiny|scriptsize|footnotesize|small|normalsize|large|Large|LARGE|huge|Huge|\w+style|mathchoice)$/,
  },
  {
    id: "fonts",
    label: "Letter shapes",
    names:
      /^(math(bf|it|normal|bfit|rm|sf|tt|bb|frak|cal|scr)|boldsymbol|bm|bold|Bbb|frak|bf|it|em|emph|(bf|md)series|(up|sl|sc)shape|(rm|sf|tt)family|font\w+|selectfont)$/,
  },
  {
    id: "text",
    label: "Text and its characters",
    names:
      /^(mbox|text(?!style|color|tip)\w*|nobreakspace|ss|ae|oe|AE|OE|O|i|j|aa|AA|S|sect|[#&$%_]|pounds|euro|yen)$/,
  },
  {
    id: "spacing",
    label: "Spacing and position",
    names:
      /^([!,:;> ~/]|enskip|enspace|q?quad|space|hspace\*?|m?kern|[hm]skip|mspace|(math)?strut|[vh]?phantom|(math)?[rl]lap|smash|raise(box)?|lower|displaylines)$/,
  },
  {
    id: "page",
    label: "Links, tooltips and parts of a page",
    names: /^(class|texttip|html\w+|cssId|style|href|mathtip)$/,
  },
  {
    id: "structure",
    label: "Classes and structure",
    names: /^(math(op|bin|rel|open|close|punct|ord|inner)|ensuremath|the)$/,
  },
  {
    id: "dots",
    label: "Dots and punctuation",
    names: /^vdots$/,
    types: ["mpunct", "minner"],
    points: /[\u22ee-\u22f1\u2026.:⋅;,]/,
  },
  {
    id: "shapes",
    label: "Shapes and marks",
    types: ["mord"],
  },
  {
    id: "order",
    label: "Order relations",
    names: /^(lt|gt|[lg]eq?|[lg]eqq|[lg]eqslant|ll+|gg+|llless|gggtr)$/,
    points: /[<>\u2264-\u2281\u22b0-\u22b5\u22d6-\u22e9\u2a7d-\u2ab8]/,
    types: ["mrel"],
  },
  { id: "relations", label: "Other relations", types: ["mrel"] },
  {
    id: "binary",
    label: "Binary operators",
    names: /^(sqc[au]p|uplus|wr|amalg|Cap|Cup|fatsemi)$/,
    types: ["mbin"],
  },
];
