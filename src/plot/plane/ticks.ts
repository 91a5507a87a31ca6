import type { Range } from "../types";
import { formatNumber } from "./numbers";
import { width } from "./view";

/** About how many lines the grid has in each direction. */
const TICKS = 5;

/** From which remainder on a step is 2, 5 or 10 times as long: as d3 has it. */
const LONGER: readonly [remainder: number, factor: number][] = [
  [Math.sqrt(50), 10],
  [Math.sqrt(10), 5],
  [Math.sqrt(2), 2],
];

/** A number that an axis is labelled with. */
interface Tick {
  readonly at: number;
  readonly text: string;
}

/** The round numbers of a range, at equal distances, as d3 chooses them. */
export function ticksOf(range: Range): Tick[] {
  const wanted = width(range) / TICKS;
  const unit = 10 ** Math.floor(Math.log10(wanted));
  const factor = LONGER.find(([least]) => wanted / unit >= least)?.[1] ?? 1;
  const step = factor * unit;
  const first = Math.ceil(range[0] / step);
  const count = Math.floor(range[1] / step) - first + 1;
  return Array.from({ length: count }, (_, index) => {
    const at = (first + index) * step;
    return { at, text: formatNumber(at, step) };
  });
}
