import type { MathJsonExpression } from "@cortex-js/compute-engine";

const S = String.raw;

const difference: MathJsonExpression = ["SetMinus", "A", "B"];
const complement: MathJsonExpression = ["SetMinus", "U", "A"];

/** What who writes a notation that is read otherwise means by it. */
export const MEANT: Readonly<Record<string, MathJsonExpression>> = {
  "A - B": difference,
  [S`A \smallsetminus B`]: difference,
  [S`A \ominus B`]: ["SymmetricDifference", "A", "B"],
  [S`A \times B`]: ["CartesianProduct", "A", "B"],
  "A^c": complement,
  [S`\overline{A}`]: complement,
  [S`\lvert A \rvert`]: ["Length", "A"],
  [S`A \nsubseteq B`]: ["Not", ["SubsetEqual", "A", "B"]],
  [S`A \nsupseteq B`]: ["Not", ["SupersetEqual", "A", "B"]],
  [S`A \not\supseteq B`]: ["Not", ["SupersetEqual", "A", "B"]],
  [S`A \subsetneqq B`]: ["Subset", "A", "B"],
  [S`\{x \in A : x \in [0, 1[\}`]: [
    "Set",
    ["Element", "x", "A"],
    ["Condition", ["Element", "x", ["Interval", 0, ["Open", 1]]]],
  ],
  [S`\overline{\mathbb{R}}`]: "ExtendedRealNumbers",
  [S`\mathbb{Z}^-`]: "NegativeIntegers",
  [S`\mathbb{R}^-`]: "NegativeNumbers",
  [S`\mathbb{Q}^+`]: ["Intersection", "RationalNumbers", "PositiveNumbers"],
  [S`\bigcup_{i=1}^3 A_i`]: ["Union", "A_1", "A_2", "A_3"],
};
