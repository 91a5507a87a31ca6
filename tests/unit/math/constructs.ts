/** Puts a formula into another. */
export type Construct = (inner: string) => string;

/** Ways to put a formula into another, of every kind that MathLive renders. */
export const CONSTRUCTS = {
  braces: (x) => `{${x}}`,
  group: (x) => `\\begingroup ${x}\\endgroup^2`,
  superscript: (x) => `{${x}}^2`,
  subscript: (x) => `{${x}}_2`,
  scripts: (x) => `{${x}}_1^2`,
  prime: (x) => `{${x}}'`,
  "in a superscript": (x) => `x^{${x}}`,
  "in a subscript": (x) => `x_{${x}}`,
  fence: (x) => `\\left(${x}\\right)`,
  "power of a fence": (x) => `\\left(${x}\\right)^2`,
  "fence of MathLive": (x) => `\\mleft(${x}\\mright)^2`,
  "fence in the middle": (x) => `\\left(${x}\\middle|y\\right)`,
  numerator: (x) => `\\frac{${x}}{2}`,
  denominator: (x) => `\\frac{2}{${x}}`,
  "power of a fraction": (x) => `\\frac{${x}}{2}^2`,
  binomial: (x) => `\\binom{${x}}{2}`,
  over: (x) => `{${x}\\over 2}`,
  root: (x) => `\\sqrt{${x}}`,
  "index of a root": (x) => `\\sqrt[${x}]{2}`,
  "power of a root": (x) => `\\sqrt{${x}}^2`,
  above: (x) => `\\overset{${x}}{a}`,
  below: (x) => `\\underset{${x}}{a}`,
  "above and below": (x) => `\\overunderset{a}{b}{${x}}`,
  stacked: (x) => `\\stackrel{a}{${x}}`,
  arrow: (x) => `\\xrightarrow[${x}]{a}`,
  line: (x) => `\\overline{${x}}`,
  brace: (x) => `\\underbrace{${x}}_{a}`,
  accent: (x) => `\\widehat{${x}}^2`,
  array: (x) => `\\begin{array}{c}${x}\\end{array}`,
  matrix: (x) => `\\begin{pmatrix}${x}&1\\\\2&3\\end{pmatrix}`,
  aligned: (x) => `\\begin{aligned}${x}\\end{aligned}`,
  cases: (x) => `\\begin{cases}${x}\\end{cases}^2`,
  box: (x) => `\\boxed{${x}}^2`,
  phantom: (x) => `\\phantom{${x}}^2`,
  color: (x) => `\\textcolor{red}{${x}}^2`,
  text: (x) => `\\text{$${x}$}^2`,
  font: (x) => `\\mathrm{${x}}^2`,
  operator: (x) => `\\mathop{${x}}\\limits^2`,
  sum: (x) => `\\sum_{${x}}^{n}`,
  macro: (x) => `\\Set{${x}}^2`,
  unknown: (x) => `\\unknown{${x}}^2`,
  "after an empty group": (x) => `{${x}}{}^2`,
  "after an empty text": (x) => `{${x}}\\text{}^2`,
  "after a space": (x) => `{${x}}\\,^2`,
  "after a style": (x) => `{${x}}\\displaystyle^2`,
  "after a color": (x) => `{${x}}\\color{red}^2`,
  "after a comment": (x) => `{${x}}%\n^2`,
  "after nothing": (x) => `{${x}}\\relax^2`,
} satisfies Record<string, Construct>;

/** Two constructs in one another, by turns. */
export function alternate(
  first: Construct,
  second: Construct,
  levels: number,
): string {
  let latex = "x";
  for (let level = 0; level < levels; level += 1)
    latex = (level % 2 === 0 ? first : second)(latex);
  return latex;
}
