import type { Json } from "./types";

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
