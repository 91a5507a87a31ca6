import { width } from "./view";
import type { Range, View } from "../types";

export type Point = readonly [x: number, y: number];

/** How far beyond the view a curve is drawn, in its heights. */
const BEYOND = 4;
/** Share of the height below which a gap could not be seen. */
const VISIBLE = 0.01;
/** How much larger than its neighbours a step is that is a leap. */
const LEAP = 100;

/** Values of a curve at points evenly apart. */
export interface Samples {
  readonly over: Range;
  readonly values: ArrayLike<number>;
  /** Where it begins and ends, by the sample beside each, once that is known. */
  readonly ends?: ReadonlyMap<number, Point>;
}

/**
 * The unbroken pieces of a curve. It ends where it has no value, at poles and
 * at leaps: no line joins what does not belong together.
 */
export function pieces(samples: Samples, view: View): Point[][] {
  const { values } = samples;
  const height = width(view.y);
  const lowest = view.y[0] - BEYOND * height;
  const highest = view.y[1] + BEYOND * height;
  const found: Point[][] = [];
  let piece: Point[] = [];
  const end = () => {
    // A single point would leave no trace.
    if (piece.length > 1) found.push(piece);
    piece = [];
  };
  for (let index = 0; index < values.length; index++) {
    const value = values[index] ?? NaN;
    if (!Number.isFinite(value)) {
      end();
      continue;
    }
    if (piece.length > 0 && isBreak(values, index, height)) end();
    const sample: Point = [abscissa(samples, index), value];
    const outer = samples.ends?.get(index);
    const points = outer ? [sample, outer].sort(([a], [b]) => a - b) : [sample];
    for (const [x, y] of points)
      piece.push([x, Math.min(Math.max(y, lowest), highest)]);
  }
  end();
  return found;
}

/** The values of those samples that lie in a range. */
export function inside(samples: Samples, [from, to]: Range): number[] {
  return Array.from(samples.values).filter((_, index) => {
    const x = abscissa(samples, index);
    return x >= from && x <= to;
  });
}

/** Where a sample stands. */
export function abscissa({ over, values }: Samples, index: number): number {
  return over[0] + (width(over) * index) / (values.length - 1);
}

/** The value at a place: linear between the samples beside it. */
export function valueAt({ over, values }: Samples, x: number): number {
  const place = ((x - over[0]) / width(over)) * (values.length - 1);
  const index = Math.floor(place);
  const before = values[index] ?? NaN;
  const share = place - index;
  if (share === 0) return before;
  return before + share * ((values[index + 1] ?? NaN) - before);
}

/** Whether the curve is broken between a sample and the one before it. */
function isBreak(
  values: ArrayLike<number>,
  index: number,
  height: number,
): boolean {
  const from = values[index - 1] ?? NaN;
  const to = values[index] ?? NaN;
  const step = to - from;
  if (!(Math.abs(step) > VISIBLE * height)) return false;
  const before = from - (values[index - 2] ?? NaN);
  const after = (values[index + 1] ?? NaN) - to;
  const sides = [before, after].filter(Number.isFinite);
  if (sides.length === 0) return from * to < 0;
  // At a pole with a change of sign the curve leaps against its direction.
  const isPole =
    from * to < 0 &&
    sides.every((side) => side * step < 0 && Math.abs(side) < Math.abs(step));
  // At a step, as of ⌊x⌋, it leaps in whatever direction.
  const isStep =
    sides.length === 2 &&
    sides.every((side) => Math.abs(side) * LEAP < Math.abs(step));
  return isPole || isStep;
}
