import type { Json, Reading, Source } from "../../../calculation";

/** Types of what has a height above the axis. */
const NUMERIC = /^(finite_|extended_)?(number|real|rational|integer)\b/;

/** A function that can be drawn. */
export interface Drawn {
  /** What it is called. */
  readonly label: string;
  readonly source: Source;
  readonly unknowns: Reading["unknowns"];
  /** Whether it is the difference of both sides of an equation. */
  readonly isDifference: boolean;
}

/**
 * The function that an expression is, or that an equation stands for: the
 * difference of its sides, whose zeros are the solutions.
 *
 * @returns Nothing for what has no number as its value.
 */
export function functionOf(reading: Reading): Drawn | undefined {
  const { written, type, unknowns } = reading;
  const sides = sidesOf(written.json);
  if (!sides && !NUMERIC.test(type)) return undefined;
  const json = sides ? ["Subtract", ...sides] : written.json;
  return {
    label: written.text,
    source: { format: "mathjson", text: JSON.stringify(json) },
    unknowns,
    isDifference: sides !== undefined,
  };
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
