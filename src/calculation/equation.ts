import type { Json } from "./types";

/** Relations that hold for ranges of values rather than for single ones. */
const INEQUALITIES = new Set([
  "Less",
  "LessEqual",
  "Greater",
  "GreaterEqual",
  "NotEqual",
]);

/** The operator and the operands of a function; none of anything else. */
export function partsOf(json: Json): readonly Json[] {
  return Array.isArray(json) ? (json as readonly Json[]) : [];
}

/** Tells whether an expression is an inequality, such as `x < 3`. */
export function isInequality(json: Json): boolean {
  return INEQUALITIES.has(partsOf(json)[0] as string);
}

/**
 * The equations of a system: a list or tuple of nothing else.
 *
 * @returns Nothing for any other expression.
 */
export function systemOf(json: Json): readonly Json[] | undefined {
  const [head, ...equations] = partsOf(json);
  const isSystem =
    (head === "List" || head === "Tuple") &&
    equations.length > 0 &&
    equations.every((one) => partsOf(one)[0] === "Equal");
  return isSystem ? equations : undefined;
}

/**
 * Both sides of an equation: solutions are the zeros of their difference.
 *
 * @param json - An expression.
 * @returns Nothing for any other expression, and for a chain such as `a = b = c`.
 */
export function sidesOf(json: Json): readonly [Json, Json] | undefined {
  const [head, left, right, ...more] = partsOf(json);
  return head === "Equal" &&
    left !== undefined &&
    right !== undefined &&
    more.length === 0
    ? [left, right]
    : undefined;
}
