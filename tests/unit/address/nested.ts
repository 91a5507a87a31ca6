/** Most levels of a formula. */
export const MAX_NESTING = 30;

/** Ways to nest a formula: each gives as many levels as it is asked for. */
export const NESTED: readonly {
  readonly name: string;
  readonly nest: (levels: number) => string;
}[] = [
  ...Object.entries({
    "fractions below": ["\\frac{1}{", "}"],
    "fractions above": ["\\frac{", "}{1}"],
    "fractions of digits": ["\\frac1", ""],
    "continued fractions": ["\\cfrac{1}{", "}"],
    binomials: ["\\binom{1}{", "}"],
    roots: ["\\sqrt{", "}"],
    "roots without braces": ["\\sqrt", ""],
    "roots with spaces": ["\\sqrt ", ""],
    "roots in the index": ["\\sqrt[", "]{x}"],
    "roots with an index": ["\\sqrt[3]{", "}"],
    "roots with comments": ["\\sqrt{%}\n", "}"],
    "roots beside a percent sign": ["\\sqrt{\\%", "}"],
    "roots with text that closes": ["\\sqrt{\\verb|}|", "}"],
    fences: ["\\left(", "\\right)"],
    "fences of braces": ["\\left\\{", "\\right\\}"],
    "fences of dots": ["\\left.", "\\right."],
    "fences of MathLive": ["\\mleft(", "\\mright)"],
    superscripts: ["x^{", "}"],
    subscripts: ["x_{", "}"],
    braces: ["{", "}"],
    groups: ["\\bgroup x", "\\egroup"],
    matrices: ["\\begin{pmatrix}", "\\end{pmatrix}"],
    "matrices with spaces": ["\\begin {cases}", "\\end {cases}"],
    boxes: ["\\boxed{", "}"],
    accents: ["\\overline{", "}"],
    "what stands above": ["\\overset{a}{", "}"],
    colours: ["\\textcolor{red}{", "}"],
    text: ["\\text{$", "$}"],
    styles: ["\\displaystyle x", ""],
    "unknown commands": ["\\unknown{", "}"],
  }).map(([name, [open = "", close = ""]]) => ({
    name,
    nest: (levels: number) => `${open.repeat(levels)}x${close.repeat(levels)}`,
  })),
  {
    name: "colours to the end",
    // The name of the last one is a level of its own.
    nest: (levels) => "\\color{red}x".repeat(levels - 1),
  },
  {
    name: "what is never closed",
    nest: (levels) => "\\frac{1}{".repeat(levels),
  },
];
