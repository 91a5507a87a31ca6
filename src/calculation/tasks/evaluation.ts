/** What an expression comes to. */
import { DIGITS } from "../limits";
import { found } from "./found";
import type { Problem } from "./problem";
import type { Result } from "../types";

export function value({ expression }: Problem): Result {
  return found(expression.evaluate());
}

/** The numeric value. Its forms have as many digits as it was computed with. */
export function number({ engine, expression, digits }: Problem): Result {
  const before = engine.precision;
  const wanted = Math.min(
    Math.max(Math.round(digits ?? before), DIGITS.least),
    DIGITS.most,
  );
  // To set it costs time, even to the same.
  if (wanted === before) return found(expression.N());
  engine.precision = wanted;
  try {
    return found(expression.N());
  } finally {
    engine.precision = before;
  }
}
