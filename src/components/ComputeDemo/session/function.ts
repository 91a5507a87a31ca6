import type { Json, Reading, Source } from "../../../calculation";

/** Types of what has a height above the axis. */
const NUMERIC = /^(finite_|extended_)?(number|real|rational|integer)\b/;

/** A function that can be drawn. */
export interface Drawn {
  readonly source: Source;
  /** Whether it is the difference of both sides of an equation. */
  readonly isDifference: boolean;
}

/**
 * The function that an expression is, or that an equation stands for: the
 * difference of its sides, whose zeros are the solutions.
 *
 * @returns Nothing for what has no number as its value.
 */
export function functionOf({
  written,
  type,
  errors,
}: Reading): Drawn | undefined {
  if (errors.length > 0) return undefined;
  const sides = sidesOf(written.json);
  if (sides) return drawn(["Subtract", ...sides], true);
  return NUMERIC.test(type) ? drawn(written.json, false) : undefined;
}

function drawn(json: Json, isDifference: boolean): Drawn {
  const source = { format: "mathjson", text: JSON.stringify(json) } as const;
  return { source, isDifference };
}

function sidesOf(json: Json): readonly [Json, Json] | undefined {
  if (!Array.isArray(json)) return undefined;
  const [head, left, right, ...more] = json as readonly Json[];
  return head === "Equal" &&
    left !== undefined &&
    right !== undefined &&
    more.length === 0
    ? [left, right]
    : undefined;
}
