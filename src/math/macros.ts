/** Functions that are set as their names. */
const functions = [
  "\\arccosh",
  "\\arccoth",
  "\\arccsc",
  "\\arccsch",
  "\\arcosh",
  "\\arcoth",
  "\\arcsch",
  "\\arcsec",
  "\\arcsech",
  "\\arcsinh",
  "\\arctanh",
  "\\arsech",
  "\\arsinh",
  "\\artanh",
  "\\csch",
  "\\sech",
  "\\lb",
  "\\lcm",
  "\\tr",
];

function operator(command: string): string {
  return `\\operatorname{${command.slice(1)}}`;
}

/**
 * The TeX macros that MathLive and the Compute Engine write, and KaTeX does
 * not know. The build and the browser render with the same ones.
 */
export const macros: Readonly<Record<string, string>> = {
  // Constants and differentials, upright.
  "\\exponentialE": "\\mathrm{e}",
  "\\imaginaryI": "\\mathrm{i}",
  "\\imaginaryJ": "\\mathrm{j}",
  "\\differentialD": "\\mathrm{d}",
  "\\capitalDifferentialD": "\\mathrm{D}",

  // Number sets; KaTeX has \N, \R and \Z.
  "\\C": "\\mathbb{C}",
  "\\Q": "\\mathbb{Q}",

  ...Object.fromEntries(functions.map((name) => [name, operator(name)])),

  // Relations and signs.
  "\\doubleprime": "\\prime\\prime",
  "\\tripleprime": "\\prime\\prime\\prime",
  "\\nsubset": "\\not\\subset",
  "\\nsupset": "\\not\\supset",
  "\\slash": "/",
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
  "\\mathtip": "\\@firstoftwo{#1}{#2}",
  "\\texttip": "\\@firstoftwo{#1}{#2}",
};
