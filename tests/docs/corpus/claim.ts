import type { MathJsonExpression } from "@cortex-js/compute-engine";

import type { Word } from "./words.ts";

/**
 * A sentence of a reference page on numbers: of an operator or several, of which
 * numbers, by which method, what it says, and operands after the number.
 *
 * Operators are names with spaces between: `Floor Ceil`. The numbers are kinds
 * that all have to hold: `finite real`, `exact -constant`.
 */
export type Claim = readonly [
  operators: string,
  numbers: string,
  method: "evaluate" | "N",
  says: Word,
  ...rest: MathJsonExpression[],
];
