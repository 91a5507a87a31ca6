import type { View } from "../types";
import { abscissa, type Point, type Samples } from "./shapes";
import { width } from "./view";

/** Distance beyond the view that a curve is drawn, in heights of the view. */
const BEYOND = 4;
/** Share of the height below which a gap could not be seen. */
const VISIBLE = 0.01;
/** Ratio of a step to the steps beside it that makes it a leap. */
const LEAP = 100;
/** The same for a leap against the direction of a curve, as of x − ⌊x⌋. */
const LEAP_BACK = 10;
/** Ratio of a step to those beside it that makes it worth a closer look. */
const SUSPECT = 4;
/** Factor by which a curve becomes steeper at each step towards a pole. */
const STEEPER = 1.5;
/** Share of what is sampled within which two points are the same. */
const SAME = 1e-9;

/**
 * The unbroken pieces of a curve. It ends where it has no value, at poles and
 * at leaps: no line joins what does not belong together.
 */
export function pieces(samples: Samples, view: View): Point[][] {
  // A single point would leave no trace.
  return piecesAndPoints(samples, view).filter(({ length }) => length > 1);
}

/** The same, and the points that leaps cut off: x − ⌊x⌋ has one at its end. */
export function piecesAndPoints(samples: Samples, view: View): Point[][] {
  const { values } = samples;
  const height = width(view.y);
  const lowest = view.y[0] - BEYOND * height;
  const highest = view.y[1] + BEYOND * height;
  const found: Point[][] = [];
  let piece: Point[] = [];
  const end = (next = values.length) => {
    // A point without neighbours, as of x^x below 0, would be there by chance.
    const isAlone = ![next - 2, next].some((at) => Number.isFinite(values[at]));
    if (piece.length > (isAlone ? 1 : 0)) found.push(piece);
    piece = [];
  };
  for (let index = 0; index < values.length; index++) {
    const value = values[index] ?? NaN;
    if (!Number.isFinite(value)) {
      end(index);
      continue;
    }
    if (piece.length > 0 && isBreak(samples, index, height)) end(index);
    const sample: Point = [abscissa(samples, index), value];
    const outer = samples.refined?.ends.get(index);
    const isFurther =
      outer && Math.abs(outer[0] - sample[0]) > SAME * width(samples.over);
    const points = isFurther
      ? [sample, outer].sort(([a], [b]) => a - b)
      : [sample];
    for (const [x, y] of points)
      piece.push([x, Math.min(Math.max(y, lowest), highest)]);
  }
  end();
  return found;
}

/** Tells whether the curve is broken between a sample and the one before it. */
function isBreak(
  { values, refined }: Samples,
  index: number,
  height: number,
): boolean {
  if (refined?.poles.has(index)) return true;
  const step = (values[index] ?? NaN) - (values[index - 1] ?? NaN);
  if (!(Math.abs(step) > VISIBLE * height)) return false;
  return refined?.breaks.get(index) ?? seemsBroken(values, index);
}

/**
 * Tells whether a curve seems broken between a sample and the one before it, by
 * its values: at a pole or at a leap.
 *
 * @param index - Of a sample with a value, whose predecessor has one.
 */
function seemsBroken(values: ArrayLike<number>, index: number): boolean {
  const { from, to, step, sides } = stepsAt(values, index);
  if (sides.length === 0) return from * to < 0;
  const isBack = (factor: number) =>
    sides.every(
      (side) => side * step < 0 && factor * Math.abs(side) < Math.abs(step),
    );
  // At a pole with a change of sign the curve leaps against its direction.
  if (from * to < 0 && isBack(1)) return true;
  if (sides.length < 2) return false;
  // At a step, as of ⌊x⌋, it leaps in whatever direction.
  const isLeap = sides.every((side) => Math.abs(side) * LEAP < Math.abs(step));
  return isLeap || isBack(LEAP_BACK);
}

/**
 * Samples before which a curve may be broken: a step that is long beside its
 * neighbours. A closer look tells a leap from a steep ascent.
 */
export function suspects(values: ArrayLike<number>): number[] {
  const found: number[] = [];
  for (let index = 1; index < values.length; index++) {
    const { step, sides } = stepsAt(values, index);
    if (!Number.isFinite(step) || step === 0) continue;
    const longest = Math.max(...sides.map(Math.abs));
    if (SUSPECT * longest < Math.abs(step) || seemsBroken(values, index))
      found.push(index);
  }
  return found;
}

/**
 * Samples beside which a curve may have a pole without a change of sign, as
 * 1/x² has: peaks that it ascends to ever more steeply. A closer look tells.
 */
export function peaks(values: ArrayLike<number>): number[] {
  return Array.from(values, (_, index) => index).filter((index) => {
    const at = (place: number) =>
      Math.sign(values[index] ?? NaN) * (values[place] ?? NaN);
    const isHighest = [index - 1, index + 1].every(
      (place) => at(place) > 0 && at(place) <= at(index),
    );
    return (
      isHighest &&
      [-2, 2].every((by) => {
        const slope = at(index) - at(index + by);
        return (
          slope > 0 &&
          !(slope < STEEPER * (at(index + by) - at(index + 2 * by)))
        );
      })
    );
  });
}

/** The step to a sample, and those beside it that have a length. */
function stepsAt(values: ArrayLike<number>, index: number) {
  const from = values[index - 1] ?? NaN;
  const to = values[index] ?? NaN;
  const before = from - (values[index - 2] ?? NaN);
  const after = (values[index + 1] ?? NaN) - to;
  const sides = [before, after].filter(Number.isFinite);
  return { from, to, step: to - from, sides };
}
