import type { Range } from "../types";
import { formatNumber } from "./numbers";
import { width } from "./view";

/** About how many lines the grid has in each direction. */
const TICKS = 5;
/** How many characters have room beside each other on the narrowest plane. */
const ROOM = 44;
/** Characters that part two labels. */
const GAP = 2;

/** From which remainder on a step is 2, 5 or 10 times as long: as d3 has it. */
const LONGER: readonly [remainder: number, factor: number][] = [
  [Math.sqrt(50), 10],
  [Math.sqrt(10), 5],
  [Math.sqrt(2), 2],
];

/** A number that an axis is labelled with. */
export interface Tick {
  readonly at: number;
  readonly text: string;
}

/**
 * The round numbers of a range, at equal distances, as d3 chooses them. They
 * are farther apart where their labels would touch each other.
 */
export function ticksOf(range: Range): Tick[] {
  for (let wanted = TICKS; ; wanted /= 2) {
    const ticks = about(wanted, range);
    const length = ticks.reduce((sum, { text }) => sum + text.length + GAP, 0);
    if (length <= ROOM || ticks.length <= 2) return ticks;
  }
}

/** @param count - About how many there are to be. */
function about(count: number, range: Range): Tick[] {
  const wanted = width(range) / count;
  const unit = 10 ** Math.floor(Math.log10(wanted));
  const factor = LONGER.find(([least]) => wanted / unit >= least)?.[1] ?? 1;
  const step = factor * unit;
  const first = Math.ceil(range[0] / step);
  const last = Math.floor(range[1] / step);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const at = (first + index) * step;
    return { at, text: formatNumber(at, step) };
  });
}
