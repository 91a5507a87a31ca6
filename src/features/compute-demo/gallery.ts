/** Expressions to start from, each of another kind. */
export const GALLERY: readonly {
  readonly title: string;
  /** The state of the page, as its address says it. */
  readonly state: Readonly<Record<string, string>>;
}[] = [
  { title: "Fraction", state: { latex: "\\frac{x^2-1}{x-1}" } },
  { title: "Euler", state: { latex: "e^{i\\pi}+1" } },
  { title: "Derivative", state: { latex: "\\frac{d}{dx}x^3\\sin x" } },
  { title: "Integral", state: { latex: "\\int_0^1\\sqrt{1-x^2}\\,dx" } },
  { title: "Sum", state: { latex: "\\sum_{k=1}^{n}k^2" } },
  { title: "Limit", state: { latex: "\\lim_{x\\to 0}\\frac{\\sin x}{x}" } },
  {
    title: "Matrix",
    state: { latex: "\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}^{-1}" },
  },
  { title: "Equation", state: { latex: "x^2=x+1" } },
  { title: "Circle", state: { latex: "x^2+y^2=1" } },
  { title: "Wave", state: { latex: "a\\sin(bx+c)", variable: "x" } },
  { title: "Sets", state: { latex: "\\{1,2,3\\}\\cup\\{3,4\\}" } },
  { title: "Logic", state: { latex: "p\\lor(p\\land q)" } },
  { title: "Statistics", state: { latex: "\\mathrm{Mean}(2,4,4,5,9)" } },
];
