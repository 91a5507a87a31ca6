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

/** Where a point is; the curve may have none there. */
export function pointInWords(
  x: number,
  y: number,
  view: View,
  variable: string,
): string {
  const place = `${variable} = ${formatNumber(x, stepOf(view.x))}`;
  return Number.isFinite(y)
    ? `${place}, y ≈ ${formatNumber(y, stepOf(view.y))}`
    : `${place}, no value`;
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
