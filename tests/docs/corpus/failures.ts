import type { Expression } from "@cortex-js/compute-engine";
import type { MathJsonExpression } from "@cortex-js/compute-engine/math-json";

const S = String.raw;
const of = (...parts: MathJsonExpression[]): MathJsonExpression =>
  parts as unknown as MathJsonExpression;

/** The code of an error, without its details. */
export function codeOf(error: Expression): string {
  const [, code] = error.json as [string, string | [string, string]];
  return (typeof code === "string" ? code : code[1]).replaceAll("'", "");
}

/** A formula, as LaTeX or MathJSON, and the text of its value. */
export type Failure = readonly [
  formula: string | MathJsonExpression,
  value: string,
];

/** Valid formulas whose valid value is not finite. */
export const NOT_FINITE: readonly Failure[] = [
  [S`\frac{1}{0}`, "~oo"],
  [S`\frac{0}{0}`, "NaN"],
  ["0^0", "NaN"],
  [S`\infty-\infty`, "NaN"],
  [S`0\cdot\infty`, "NaN"],
  [S`5\bmod0`, "NaN"],
  [S`\ln 0`, "-oo"],
  [S`\log_1 2`, "~oo"],
  [S`\tan\frac{\pi}{2}`, "~oo"],
  ["(-1)!", "~oo"],
  [S`[1,2,3]_{5}`, "NaN"],
  [of("At", of("List", 1, 2), 0), "NaN"],
  [of("Mean", of("List")), "NaN"],
  [of("Max", of("List")), "NaN"],
  [of("Variance", of("List", 1)), "NaN"],
];

/** Valid formulas that `evaluate()` and `N()` leave without an error. */
export const LEFT_AS_THEY_ARE: readonly (string | MathJsonExpression)[] = [
  S`\begin{pmatrix}1&2\\2&4\end{pmatrix}^{-1}`,
  S`\begin{pmatrix}1&2\\3&4\end{pmatrix}\begin{pmatrix}1&2&3\end{pmatrix}`,
  S`\sum_{k=1}^{\infty}\frac{1}{k}`,
  S`\sum_{k=1}^{\infty}k`,
  "i<2",
  "f(2)",
  of("FromDigits", "'12a'", 10),
];

/** Real formulas with a complex value. */
export const COMPLEX: readonly string[] = [
  S`\sqrt{-9}`,
  S`\ln(-2)`,
  S`\log_2(-3)`,
  S`\arcsin 2`,
  S`\arccos 2`,
  S`\operatorname{arcosh} 0.5`,
  S`\operatorname{artanh} 2`,
  S`(-8)^{\frac{1}{4}}`,
];
