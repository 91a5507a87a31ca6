import { formatNumber } from "./numbers";
import type { Range, View } from "../types";
import { width } from "./view";

/** Parts of what is shown that are worth telling apart. */
const PARTS = 500;

/** The same for the ends of what is shown. */
const ENDS = 100;

/** The smallest difference in a range that can be seen. */
function stepOf(range: Range): number {
  return width(range) / PARTS;
}

/** Which part of the plane is shown. */
export function viewInWords(view: View, variable: string): string {
  return `${variable} from ${inWords(view.x)}, y from ${inWords(view.y)}`;
}

/** A value of a curve, and what the curve is called beside others. */
export interface NamedValue {
  readonly name: string;
  /** Not finite where the curve has no value. */
  readonly value: number;
}

/**
 * Say where a reader is, and what the curves come to there.
 *
 * @param variable - Name of the horizontal axis.
 */
export function pointInWords(
  x: number,
  values: readonly NamedValue[],
  view: View,
  variable: string,
): string {
  const place = `${variable} = ${formatNumber(x, stepOf(view.x))}`;
  const step = stepOf(view.y);
  const written = values.map(({ name, value }) =>
    Number.isFinite(value)
      ? `${name} ≈ ${formatNumber(value, step)}`
      : values.length > 1
        ? `${name} has no value`
        : "no value",
  );
  return [place, ...written].join(", ");
}

/** Why nothing is drawn. */
export function failureInWords(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `There is no curve: ${reason}`;
}

function inWords(range: Range): string {
  const [from, to] = range.map((end) => formatNumber(end, width(range) / ENDS));
  return `${from ?? ""} to ${to ?? ""}`;
}
