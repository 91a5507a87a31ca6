/**
 * Typical uses that cannot be derived from the parameters of a command. Each
 * key is a use, in which `§` stands for the command, and each value lists the
 * names of the commands that are used that way.
 */
const FORMS: Readonly<Record<string, string>> = {
  "§ p": "lnot neg",
  "§ x, x > 0": "forall exists nexists exist",
  "§ x": `sin cos tan cot sec csc sinh cosh tanh coth arcsin arccos arctan
    arctg arcctg ch cotg ctg cth cosec lb lg ln log exp sh tg th arcsec arccsc
    arsinh arcosh artanh arcsech arccsch deg dim hom ker inf sup Pr surd nabla
    tiny scriptsize footnotesize small normalsize large Large LARGE huge Huge`,
  "§ z": "arg Re Im real image",
  "§ A": "det complement",
  "§(a, b)": "gcd max min",
  "§ f": "mathstrut strut",
  "§_{x \\to 0} f(x)": "lim",
  "§_{n \\to \\infty} x_n": "limsup liminf varlimsup varliminf plim",
  "§ A_n": "injlim projlim varinjlim varprojlim",
  "§_{x} f(x)": "argmin argmax",
  "§_{k=1}^{n} k": "sum prod",
  "§_{k=1}^{n} A_k": `bigcup bigcap coprod bigvee bigwedge biguplus bigotimes
    bigoplus bigodot bigsqcup`,
  "§ ABC": "angle measuredangle sphericalangle",
  "§_0^1 f(x) dx": `int intop smallint iint iiint oint oiint oiiint
    intclockwise varointclockwise ointctrclockwise intctrclockwise`,
  "a§b": `! , : ; > enskip enspace quad qquad space / ~`,
  "a§ b": "\u0020",
  "a § b": `ne neq sqcup sqcap uplus wr amalg Cap Cup doublecap doublecup bmod
    iff ratio coloncolon colonequals coloncolonequals equalscolon
    equalscoloncolon colonminus coloncolonminus minuscolon minuscoloncolon
    coloncolonapprox coloncolonsim simcolon Simcolon simcoloncolon approxcolon
    Approxcolon approxcoloncolon notni ordinarycolon vcentcolon dblcolon
    coloneqq Coloneqq coloneq Coloneq eqqcolon Eqqcolon eqcolon Eqcolon
    colonapprox Colonapprox colonsim Colonsim colondash Colondash dashcolon
    Dashcolon tripledash`,
  "\\text{a§ b}": "nobreakspace",
  "f^§": "prime doubleprime backprime backdoubleprime",
  "90§": "degree",
  "5§": "%",
  "§ x \\rangle": "langle lang",
  "\\langle x §": "rangle rang",
  "§ x \\rfloor": "lfloor",
  "\\lfloor x §": "rfloor",
  "§ x \\rceil": "lceil",
  "\\lceil x §": "rceil",
  "§ x \\rvert": "lvert",
  "\\lvert x §": "rvert",
  "§ x \\rVert": "lVert",
  "\\lVert x §": "rVert",
  "§ x \\rbrace": "lbrace",
  "\\lbrace x §": "rbrace",
  "§ x \\}": "{",
  "\\{ x §": "}",
  "§ x \\rparen": "lparen",
  "\\lparen x §": "rparen",
  "§ x \\rbrack": "lbrack",
  "\\lbrack x §": "rbrack",
  "§ x \\rrbracket": "llbracket",
  "\\llbracket x §": "rrbracket",
  "§ x \\rgroup": "lgroup",
  "\\lgroup x §": "rgroup",
  "§ x \\rmoustache": "lmoustache",
  "\\lmoustache x §": "rmoustache",
  "§ x \\Rbag": "Lbag",
  "\\Lbag x §": "Rbag",
  "§ x \\urcorner": "ulcorner",
  "\\ulcorner x §": "urcorner",
  "§ x \\lrcorner": "llcorner",
  "\\llcorner x §": "lrcorner",
  "§ x §": "vert Vert |",
  "\\left( x §| y \\right)": "middle",
  "{x § y}": "brace brack over atop choose",
  "{x §() y}": "overwithdelims atopwithdelims",
  "§{x}{y}": "pdiff nicefrac",
  "§{12}": "ang",
  "a § n": "mod",
  "a \\equiv b §{n}": "pmod",
  "§(": "big Big bigg Bigg bigl Bigl biggl Biggl bigm Bigm biggm Biggm",
  "§)": "bigr Bigr biggr Biggr",
  "§{(}{)}{0.5pt}{0}{x}{y}": "genfrac",
  "§{blue} x": "color",
  "§{blue}{x}": "textcolor",
  "§{yellow}{text}": "colorbox",
  "§{blue}{yellow}{text}": "fcolorbox",
  "§[yellow]{x}": "bbox",
  "a§{1em}b": "hspace hspace*",
  "a§{18mu}b": "mkern mskip mspace",
  "a§1em b": "kern hskip",
  "§\\thinmuskip": "the",
  '§"222B': "char",
  "§{x222B}": "unicode",
  "§{circle}{x}": "enclose",
  "§{H2O}": "ce",
  "§{123 kJ/mol}": "pu",
  "\\text{§{e}}": "^ ` ' \" . =",
  "\\text{§{c}}": "c",
  "\\text{§{m}\\selectfont x}": "fontseries",
  "\\text{§{it}\\selectfont x}": "fontshape",
  "\\text{§{cmr}\\selectfont x}": "fontfamily",
  "\\text{\\fontseries{b}§ x}": "selectfont",
  "§{note}{x}": "class htmlClass cssId htmlId",
  "§{unit=m}{x}": "htmlData",
  "§{color: blue}{x}": "style htmlStyle",
  "§{https://example.com}{x}": "href",
  "§{x}{\\text{tip}}": "mathtip",
  "§{x}{tip}": "texttip",
  "a§{x}b": "phantom hphantom vphantom llap rlap mathllap mathrlap smash",
  "§{1em}{1em}": "rule",
  "a §{3pt}{b}": "raise lower",
  "a §{3pt}{text}": "raisebox",
  "§{a \\\\ b}": "displaylines",
  "§{AB}": `overarc overparen wideparen underarc underparen
    overbrace underbrace overgroup undergroup overline underline overlinesegment
    underlinesegment overrightarrow overleftarrow Overrightarrow
    overleftharpoon overrightharpoon overleftrightarrow underrightarrow
    underleftarrow underleftrightarrow widehat widetilde widecheck utilde`,
  "§{R}": "Bbb mathbb frak mathfrak mathcal mathscr",
  "§{rank} A": "operatorname operatorname*",
  "§=": "not",
  "§{30}": "phase",
};

/** Typical uses by the name of the command; `§` stands for the command. */
export const OWN_USES: ReadonlyMap<string, string> = new Map(
  Object.entries(FORMS).flatMap(([form, names]) => {
    const all = names === " " ? [names] : names.split(/\s+/);
    return all.map((name) => [`\\${name}`, form] as const);
  }),
);
