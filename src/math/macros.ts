/**
 * The TeX macros that MathLive and the Compute Engine write, and KaTeX does
 * not know. The build and the browser typeset with the same ones.
 */
export const macros = {
  // Constants and differentials, upright.
  "\\exponentialE": "\\mathrm{e}",
  "\\imaginaryI": "\\mathrm{i}",
  "\\imaginaryJ": "\\mathrm{j}",
  "\\differentialD": "\\mathrm{d}",
  "\\capitalDifferentialD": "\\mathrm{D}",

  // Number sets; KaTeX has \N, \R and \Z.
  "\\C": "\\mathbb{C}",
  "\\Q": "\\mathbb{Q}",

  // Functions.
  "\\arccosh": "\\operatorname{arccosh}",
  "\\arccoth": "\\operatorname{arccoth}",
  "\\arccsc": "\\operatorname{arccsc}",
  "\\arccsch": "\\operatorname{arccsch}",
  "\\arcosh": "\\operatorname{arcosh}",
  "\\arcoth": "\\operatorname{arcoth}",
  "\\arcsch": "\\operatorname{arcsch}",
  "\\arcsec": "\\operatorname{arcsec}",
  "\\arcsech": "\\operatorname{arcsech}",
  "\\arcsinh": "\\operatorname{arcsinh}",
  "\\arctanh": "\\operatorname{arctanh}",
  "\\arsech": "\\operatorname{arsech}",
  "\\arsinh": "\\operatorname{arsinh}",
  "\\artanh": "\\operatorname{artanh}",
  "\\csch": "\\operatorname{csch}",
  "\\sech": "\\operatorname{sech}",
  "\\lb": "\\operatorname{lb}",
  "\\lcm": "\\operatorname{lcm}",
  "\\tr": "\\operatorname{tr}",

  // Relations and signs.
  "\\doubleprime": "\\prime\\prime",
  "\\tripleprime": "\\prime\\prime\\prime",
  "\\nsubset": "\\not\\subset",
  "\\nsupset": "\\not\\supset",
  "\\questeq": "\\stackrel{?}{=}",
  "⊽": "\\mathbin{\\overline{\\vee}}",

  // Fences and accents.
  "\\llbrack": "\\llbracket",
  "\\rrbrack": "\\rrbracket",
  "\\mleft": "\\mathopen{}\\left",
  "\\mright": "\\right",
  "\\mvert": "\\mid",
  "\\overarc": "\\overgroup{#1}",
  "\\overparen": "\\overgroup{#1}",
  "\\wideparen": "\\overgroup{#1}",

  // What a mathfield shows, and a page cannot: a hole, an error, a tooltip.
  "\\placeholder": "{\\square}",
  "\\error": "\\underline{#1}",
  "\\mathtip": "#1",
  "\\texttip": "#1",
} as const;
