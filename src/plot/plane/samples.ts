import type { Range } from "../types";
import { width } from "./view";

/** A point of the plane, in its coordinates. */
export type Point = readonly [x: number, y: number];

/** Values of a curve at points evenly apart. */
export interface Samples {
  readonly over: Range;
  /** `NaN` or an infinity where the curve has no value. */
  readonly values: ArrayLike<number>;
  /** What was found between them, once that is known. */
  readonly refined?: Refinement;
}

/** What a closer look at a curve finds between its samples. */
export interface Refinement {
  /** Where the curve begins and ends, by the sample beside each. */
  readonly ends: ReadonlyMap<number, Point>;
  /** Whether it is broken before a sample; not known for the others. */
  readonly breaks: ReadonlyMap<number, boolean>;
}

/** Where a sample was taken, on the horizontal axis. */
export function abscissa({ over, values }: Samples, index: number): number {
  return over[0] + (width(over) * index) / (values.length - 1);
}

/** The values of those samples that lie in a range. */
export function inside(samples: Samples, [from, to]: Range): number[] {
  return Array.from(samples.values).filter((_, index) => {
    const x = abscissa(samples, index);
    return x >= from && x <= to;
  });
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
