import type { Range, View } from "../types";
import { width } from "./view";

/** A point of the plane, in its coordinates. */
export type Point = readonly [x: number, y: number];

/** Values of a curve at points evenly apart. */
export interface Samples {
  readonly over: Range;
  /** `NaN` or an infinity where the curve has no value. */
  readonly values: ArrayLike<number>;
  /** Findings of a closer look between them, once known. */
  readonly refined?: Refinement;
}

/** Findings of a closer look at a curve between its samples. */
export interface Refinement {
  /** Points where the curve begins and ends, by the sample beside each. */
  readonly ends: ReadonlyMap<number, Point>;
  /** Checked samples, each with true if the curve is broken before it. */
  readonly breaks: ReadonlyMap<number, boolean>;
  /** Samples before which it has a pole without a change of sign. */
  readonly poles: ReadonlySet<number>;
}

/** Returns the place of a sample on the horizontal axis. */
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

/** The curves of an equation in two unknowns, in a part of the plane. */
export interface Implicit {
  readonly over: View;
  readonly lines: readonly (readonly Point[])[];
}

/** Data of a curve: samples of a function, or the lines of an equation. */
export type Shape = Samples | Implicit;

export function isImplicit(shape: Shape): shape is Implicit {
  return "lines" in shape;
}

export function isSampled(shape: Shape): shape is Samples {
  return "values" in shape;
}

/** Reads curves as a sampling has them: `NaN` twice after each. */
export function linesOf(packed: ArrayLike<number>): Point[][] {
  const lines: Point[][] = [];
  let line: Point[] = [];
  for (let index = 0; index + 1 < packed.length; index += 2) {
    const point: Point = [packed[index] ?? NaN, packed[index + 1] ?? NaN];
    if (Number.isFinite(point[0])) line.push(point);
    else {
      lines.push(line);
      line = [];
    }
  }
  return lines;
}

/** The smallest part of the plane with all points; nothing where none is. */
export function boxOf(all: readonly Implicit[]): View | undefined {
  const points = all.flatMap(({ lines }) => lines.flat());
  if (points.length === 0) return undefined;
  const range = (axis: 0 | 1): Range =>
    points.reduce<Range>(
      ([from, to], point) => [
        Math.min(from, point[axis]),
        Math.max(to, point[axis]),
      ],
      [Infinity, -Infinity],
    );
  return { x: range(0), y: range(1) };
}
