import type { MathJsonExpression } from "@cortex-js/compute-engine/math-json";

/** Outcome of a computation: it ends early, or it gives its value. */
export type Outcome = "stops" | "computes";

/**
 * A formula, as LaTeX or MathJSON; what `evaluateAsync()` does with a signal
 * that is aborted already; and what `evaluate()` does within a time limit of
 * zero.
 */
export type Cancelled = readonly [
  formula: string | MathJsonExpression,
  signal: Outcome,
  limit: Outcome,
];

const S = String.raw;
const SUM = S`\sum_{k=1}^{100} k`;
const SUM_JSON = ["Sum", "k", ["Limits", "k", 1, 100]] as const;
const sum = SUM_JSON as unknown as MathJsonExpression;
const of = (...parts: MathJsonExpression[]): MathJsonExpression =>
  parts as unknown as MathJsonExpression;
const hundred = of("Range", 1, 100);

/** Which formulas can be cancelled. To try another shape, add a row. */
export const CANCELLED: readonly Cancelled[] = [
  // Formulas of many steps
  [SUM, "stops", "stops"],
  [S`\sum_{k=1}^{3} k`, "stops", "stops"],
  [S`\sum_{k=1}^{100} (1+k)`, "stops", "stops"],
  [S`\sum_{k=1}^{100} \sum_{j=1}^{k} j`, "stops", "stops"],
  [S`\prod_{k=1}^{100} k`, "stops", "stops"],
  [S`100!`, "stops", "stops"],
  [of("Loop", "k", of("Element", "k", hundred)), "stops", "stops"],

  // A sum in operators that pass the signal on
  [`-${SUM}`, "stops", "stops"],
  [S`\sqrt{${SUM}}`, "stops", "stops"],
  [`(${SUM})^2`, "stops", "stops"],
  [`2^{${SUM}}`, "stops", "stops"],
  [S`\sin(${SUM})`, "stops", "stops"],
  [S`\ln(${SUM})`, "stops", "stops"],
  [S`\frac{3}{${SUM}}`, "stops", "stops"],
  [`|${SUM}|`, "stops", "stops"],
  [S`\lfloor${SUM}\rfloor`, "stops", "stops"],
  [S`\max(${SUM}, 1)`, "stops", "stops"],
  [S`\gcd(${SUM}, 6)`, "stops", "stops"],
  [S`[${SUM}, 1]`, "stops", "stops"],
  [`(${SUM}, 1)`, "stops", "stops"],
  [of("Negate", of("Factorial", 100)), "stops", "stops"],
  [S`\sqrt{\prod_{k=1}^{100} k}`, "stops", "stops"],
  [S`[\prod_{k=1}^{100} k, 100!]`, "stops", "stops"],
  [of("Block", sum), "stops", "stops"],
  [of("If", "True", sum, 1), "stops", "stops"],
  [of("Which", "True", sum), "stops", "stops"],

  // A sum in operators that do not
  [`1+${SUM}`, "computes", "stops"],
  [`3-${SUM}`, "computes", "stops"],
  [`x+${SUM}`, "computes", "stops"],
  [`2${SUM}`, "computes", "stops"],
  [S`\frac{${SUM}}{2}`, "computes", "stops"],
  [S`200!+1`, "computes", "stops"],
  [S`1+\prod_{k=1}^{100} k`, "computes", "stops"],
  ["x=100!", "computes", "stops"],
  [`${SUM}=0\\lor p`, "computes", "stops"],
  [S`\sqrt{1+${SUM}}`, "computes", "stops"],
  [`${SUM}=5050`, "computes", "stops"],
  [`${SUM}<3`, "computes", "stops"],
  [S`${SUM}<3\land p`, "computes", "stops"],
  [S`\neg(${SUM}<3)`, "computes", "stops"],
  [S`\begin{pmatrix}${SUM}\end{pmatrix}`, "computes", "stops"],
  [`f(${SUM})`, "computes", "stops"],
  [of("N", sum), "computes", "stops"],
  [of("Simplify", sum), "computes", "stops"],
  [of("Assign", "s", sum), "computes", "stops"],

  // Other formulas of many steps
  [S`\int_0^1 \sin x \, dx`, "computes", "stops"],
  [S`\lim_{x\to0} \frac{\sin x}{x}`, "computes", "stops"],
  [S`\sum_{k=1}^{\infty} \frac{1}{k^2}`, "computes", "computes"],
  [S`100!!`, "computes", "stops"],
  [
    of("Reduce", hundred, of("Function", of("Add", "a", "b"), "a", "b")),
    "computes",
    "stops",
  ],
  [of("Solve", of("Equal", of("Power", "x", 2), 2), "x"), "computes", "stops"],

  // Formulas of one step
  ["3!", "computes", "computes"],
  ["7^{20}", "computes", "computes"],
  [S`\sin 1`, "computes", "computes"],
  ["2+2.5", "computes", "computes"],
  [S`\frac{d}{dx} x^2`, "computes", "computes"],
  [S`\binom{100}{50}`, "computes", "computes"],
  [of("FactorInteger", 1234567), "computes", "computes"],
];
