import { width } from "../plane";
import type { Range } from "../types";

/** Write where a number is on the horizontal axis, as a percentage. */
export function right(x: number, range: Range): string {
  return percent((x - range[0]) / width(range));
}

/** Write where a number is on the vertical axis: SVG counts downwards. */
export function down(y: number, range: Range): string {
  return percent((range[1] - y) / width(range));
}

/** A hundredth of a percent is a tenth of a pixel, or less. */
function percent(share: number): string {
  return `${Math.round(10_000 * share) / 100}%`;
}
