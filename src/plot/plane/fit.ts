import type { Range, View } from "../types";
import { featuresOf } from "./features";
import { boxOf, inside, type Implicit, type Samples } from "./shapes";
import { FIRST_X, width } from "./view";

/** Largest ratio of a curve's height to its bulk at which it is shown whole. */
const WHOLE = 3;
/** Room for a steep curve beyond its quartiles, in interquartile ranges. */
const REACH = 3;
/** Room above and below the curve, as a share of what is shown. */
const PADDING = 0.08;
/** A step up to an extremum, as a share of its value, that is no pole. */
const SMOOTH = 0.25;
/** Differences that are the noise of floating-point numbers. */
const NOISE = 1e-9;
/** Room beside the outermost features, as a share of their distance. */
const ROOM = 0.4;
/** Room around curves, as a share of what they take. */
const LINES_ROOM = 0.25;
/** Share of a view within which a curve ends at its edge. */
const EDGE = 0.01;

/**
 * The heights that show a curve well: all of it where it is bounded; where it
 * runs off, as at poles and in exponentials, its bulk and its smooth extrema.
 *
 * @param values - At points evenly apart; `NaN` where there is none.
 */
export function fit(values: ArrayLike<number>): Range {
  const sorted = Array.from(values).filter(Number.isFinite);
  sorted.sort((a, b) => a - b);
  const lowest = sorted[0];
  const highest = sorted.at(-1);
  if (lowest === undefined || highest === undefined) return [-1, 1];
  const size = Math.max(Math.abs(lowest), Math.abs(highest));
  if (highest - lowest <= NOISE * size) return around(lowest);
  const bulk = quantile(sorted, 0.9) - quantile(sorted, 0.1);
  if (highest - lowest <= WHOLE * bulk) return padded(lowest, highest);
  const [first, third] = [quantile(sorted, 0.25), quantile(sorted, 0.75)];
  const reach = REACH * (third - first);
  const shown = [
    Math.max(lowest, first - reach),
    Math.min(highest, third + reach),
    ...smoothExtrema(values),
  ];
  const [from, to] = [Math.min(...shown), Math.max(...shown)];
  return to - from <= NOISE * size ? padded(lowest, highest) : padded(from, to);
}

/**
 * The heights that show several curves well.
 *
 * @param curves - Values of each, as {@link fit} takes them.
 */
export function fitAll(curves: readonly ArrayLike<number>[]): Range {
  const ranges = curves
    .filter((values) => Array.from(values).some(Number.isFinite))
    .map(fit);
  if (ranges.length === 0) return fit([]);
  return [
    Math.min(...ranges.map(([from]) => from)),
    Math.max(...ranges.map(([, to]) => to)),
  ];
}

/**
 * The part of the horizontal axis that shows the zeros and turning points of a
 * curve, where they are near each other.
 *
 * @returns {@link FIRST_X} where there are fewer than two, or they fill that.
 */
export function fitWidth(samples: Samples): Range {
  const view = { x: FIRST_X, y: fitAll([inside(samples, FIRST_X)]) };
  const { zeros, minima, maxima } = featuresOf(samples, view);
  const places = [...zeros, ...[...minima, ...maxima].map(([x]) => x)];
  const hull: Range = [Math.min(...places), Math.max(...places)];
  const room = ROOM * width(hull);
  if (!(room > 0)) return FIRST_X;
  const shown: Range = [hull[0] - room, hull[1] + room];
  return shown[0] > FIRST_X[0] && shown[1] < FIRST_X[1] ? shown : FIRST_X;
}

/**
 * The range of heights that has the scale of a width, about the middle of both.
 */
export function sameScale(x: Range, middle: number, aspect: number): Range {
  const half = (width(x) * aspect) / 2;
  return [middle - half, middle + half];
}

/**
 * The view that shows curves whole, at the same scale in both directions.
 *
 * @param aspect - Height of the plane by its width.
 * @returns Nothing where they go on beyond that, or there are none.
 */
export function fitLines(
  all: readonly Implicit[],
  aspect: number,
): View | undefined {
  const box = boxOf(all);
  const over = all[0]?.over;
  if (!box || !over) return undefined;
  const isWithin = ([from, to]: Range, looked: Range) => {
    const edge = EDGE * width(looked);
    return from > looked[0] + edge && to < looked[1] - edge;
  };
  if (!isWithin(box.x, over.x) || !isWithin(box.y, over.y)) return undefined;
  const size = Math.max(width(box.x), width(box.y) / aspect) || 1;
  const half = (size * (1 + 2 * LINES_ROOM)) / 2;
  const [x, y] = [middleOf(box.x), middleOf(box.y)];
  const shown: Range = [x - half, x + half];
  return { x: shown, y: sameScale(shown, y, aspect) };
}

function middleOf([from, to]: Range): number {
  return (from + to) / 2;
}

/** A constant in the middle, and zero below or above it. */
function around(value: number): Range {
  const size = (1 + PADDING) * (Math.abs(value) || 1);
  return [value - size, value + size];
}

/** With zero, when that is near, and a little room. */
function padded(lowest: number, highest: number): Range {
  const near = (highest - lowest) / 2;
  const from = lowest > 0 && lowest <= near ? 0 : lowest;
  const to = highest < 0 && -highest <= near ? 0 : highest;
  const room = PADDING * (to - from);
  return [from - room, to + room];
}

/** Linear between the values beside it. */
function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** Turning points that a curve comes to slowly: near a pole it would leap. */
function smoothExtrema(values: ArrayLike<number>): number[] {
  const found: number[] = [];
  for (let index = 1; index + 1 < values.length; index++) {
    const value = values[index] ?? NaN;
    const left = value - (values[index - 1] ?? NaN);
    const right = value - (values[index + 1] ?? NaN);
    const step = Math.max(Math.abs(left), Math.abs(right));
    if (!Number.isFinite(step)) continue;
    if (left * right > 0 && step <= SMOOTH * Math.abs(value)) found.push(value);
  }
  return found;
}
