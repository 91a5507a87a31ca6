import type { Range } from "../types";

/** How much larger than its bulk a curve may be to be shown whole. */
const WHOLE = 3;
/** How far beyond its quartiles a steep curve is shown, in their distance. */
const REACH = 3;
/** Room above and below the curve, as a share of what is shown. */
const PADDING = 0.08;
/** A step up to an extremum, as a share of its value, that is no pole. */
const SMOOTH = 0.25;
/** Differences that are the noise of floating-point numbers. */
const NOISE = 1e-9;

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
