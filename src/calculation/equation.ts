import type { Json } from "./types";

/** Relations that hold for ranges of values rather than for single ones. */
const INEQUALITIES = new Set([
  "Less",
  "LessEqual",
  "Greater",
  "GreaterEqual",
  "NotEqual",
]);

/** Whether an expression is an inequality, such as `x < 3`. */
export function isInequality(json: Json): boolean {
  return Array.isArray(json) && INEQUALITIES.has(json[0] as string);
}

/**
 * The equations of a system: a list or tuple of nothing else.
 *
 * @returns Nothing for any other expression.
 */
export function systemOf(json: Json): readonly Json[] | undefined {
  if (!Array.isArray(json)) return undefined;
  const [head, ...equations] = json as readonly Json[];
  const isSystem =
    (head === "List" || head === "Tuple") &&
    equations.length > 0 &&
    equations.every((one) => Array.isArray(one) && one[0] === "Equal");
  return isSystem ? equations : undefined;
}

/**
 * Both sides of an equation: solutions are the zeros of their difference.
 *
 * @param json - An expression.
 * @returns Nothing for any other expression, and for a chain such as `a = b = c`.
 */
export function sidesOf(json: Json): readonly [Json, Json] | undefined {
  if (!Array.isArray(json)) return undefined;
  const [head, left, right, ...more] = json as readonly Json[];
  return head === "Equal" &&
    left !== undefined &&
    right !== undefined &&
    more.length === 0
    ? [left, right]
    : undefined;
}
