/** The little of a boxed expression that printing needs. */
export interface ExpressionLike {
  readonly latex: string;
  readonly json: unknown;
  toString(): string;
}

/** Whether a value is an expression of the Compute Engine, of whatever copy. */
export function isExpression(value: unknown): value is ExpressionLike {
  return (
    typeof value === "object" &&
    value !== null &&
    "toMathJson" in value &&
    "latex" in value
  );
}
