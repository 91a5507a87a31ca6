import type { Curve, Range } from "../types";
import { peaks, suspects } from "./pieces";
import { abscissa, type Point, type Refinement, type Samples } from "./shapes";

/** Places that are looked at, at most: a curve with more has gaps anyway. */
const MOST_PLACES = 48;
/** Rounds of the search, and samples in each: a 4096th of a step remains. */
const ROUNDS = 3;
const COUNT = 17;
/** Share of a step that remains of it at a leap. */
const LEFT = 0.7;
/** Share of the height of a peak that remains of it at a pole. */
const HIGH = 0.3;

type Sample = Curve["sample"];

/**
 * Looks at a curve more closely than its samples tell. √(1 − x²) would not come
 * down to its axis, and only values in between tell a leap from a steep ascent.
 *
 * @param isStale - Whether nobody waits for the answer any more.
 * @returns Nothing when it became stale.
 * @throws Whatever the curve rejects with.
 */
export async function refine(
  { sample }: Pick<Curve, "sample">,
  samples: Samples,
  isStale: () => boolean = () => false,
): Promise<Refinement | undefined> {
  const ends = new Map<number, Point>();
  const breaks = new Map<number, boolean>();
  for (const index of few(outermost(samples.values))) {
    if (isStale()) return undefined;
    const end = await findEnd(sample, samples, index);
    if (end) ends.set(index, end);
  }
  for (const index of few(suspects(samples.values))) {
    if (isStale()) return undefined;
    const sides = await findBreak(sample, samples, index);
    breaks.set(index, sides !== undefined);
    if (!sides) continue;
    ends.set(index - 1, sides[0]);
    ends.set(index, sides[1]);
  }
  const poles = new Set<number>();
  for (const index of few(peaks(samples.values))) {
    if (isStale()) return undefined;
    const sides = await findPole(sample, samples, index);
    if (!sides) continue;
    const isAfter = (sides[0][0] + sides[1][0]) / 2 > abscissa(samples, index);
    const next = isAfter ? index + 1 : index;
    poles.add(next);
    ends.set(next - 1, sides[0]);
    ends.set(next, sides[1]);
  }
  return { ends, breaks, poles };
}

function few(indices: readonly number[]): readonly number[] {
  return indices.length <= MOST_PLACES ? indices : [];
}

/** Samples with a value beside one without. */
function outermost(values: ArrayLike<number>): number[] {
  const has = (index: number) => Number.isFinite(values[index]);
  const hasNot = (index: number) =>
    index >= 0 && index < values.length && !has(index);
  return Array.from(values, (_, index) => index).filter(
    (index) => has(index) && (hasNot(index - 1) || hasNot(index + 1)),
  );
}

/** @returns The last or first point of the curve, beside a sample. */
async function findEnd(
  sample: Sample,
  samples: Samples,
  index: number,
): Promise<Point | undefined> {
  const isEnd = !Number.isFinite(samples.values[index + 1]);
  let found: Point | undefined;
  let range: Range = isEnd
    ? [abscissa(samples, index), abscissa(samples, index + 1)]
    : [abscissa(samples, index - 1), abscissa(samples, index)];
  for (let round = 0; round < ROUNDS; round++) {
    const values = Array.from(await sample(...range, COUNT));
    const closer: Samples = { over: range, values };
    const place = isEnd
      ? values.findIndex((value) => !Number.isFinite(value)) - 1
      : values.findLastIndex((value) => !Number.isFinite(value)) + 1;
    const value = values[place];
    if (value === undefined) break;
    const x = abscissa(closer, place);
    found = [x, value];
    const next = abscissa(closer, isEnd ? place + 1 : place - 1);
    range = isEnd ? [x, next] : [next, x];
  }
  return found;
}

/**
 * Close in on the longest step, again and again: that of a steep ascent
 * becomes shorter, that of a leap or a pole does not.
 *
 * @returns The points beside the break; nothing where the curve is unbroken.
 */
async function findBreak(
  sample: Sample,
  samples: Samples,
  index: number,
): Promise<readonly [Point, Point] | undefined> {
  const first = samples.values[index - 1] ?? NaN;
  const last = samples.values[index] ?? NaN;
  let before: Point = [abscissa(samples, index - 1), first];
  let after: Point = [abscissa(samples, index), last];
  for (let round = 0; round < ROUNDS; round++) {
    const over: Range = [before[0], after[0]];
    const closer: Samples = { over, values: await sample(...over, COUNT) };
    const place = longestStep(closer.values);
    const from = closer.values[place - 1] ?? NaN;
    const to = closer.values[place] ?? NaN;
    // There is no value at the break itself: the sides are close enough.
    if (!Number.isFinite(to - from)) return [before, after];
    before = [abscissa(closer, place - 1), from];
    after = [abscissa(closer, place), to];
  }
  const remains = Math.abs(after[1] - before[1]);
  return remains > LEFT * Math.abs(last - first) ? [before, after] : undefined;
}

/**
 * Close in on a peak, again and again: a smooth one becomes flat, that of a
 * pole does not.
 *
 * @returns The points beside the pole; nothing where the curve has none.
 */
async function findPole(
  sample: Sample,
  samples: Samples,
  index: number,
): Promise<readonly [Point, Point] | undefined> {
  let range: Range = [
    abscissa(samples, index - 1),
    abscissa(samples, index + 1),
  ];
  const first = heightOf(samples.values, index);
  let sides: readonly [Point, Point] | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    const closer = { over: range, values: await sample(...range, COUNT) };
    const sizes = Array.from(closer.values, Math.abs);
    const hole = sizes.findIndex((size) => !Number.isFinite(size));
    const place = hole < 0 ? sizes.indexOf(Math.max(...sizes)) : hole;
    const side = (at: number): Point => [
      abscissa(closer, at),
      closer.values[at] ?? NaN,
    ];
    sides = [side(place - 1), side(place + 1)];
    if (!sides.flat().every(Number.isFinite)) return undefined;
    // There is no value at the pole itself: the sides are close enough.
    if (hole >= 0) return sides;
    if (!(heightOf(closer.values, place) > HIGH * first)) return undefined;
    range = [sides[0][0], sides[1][0]];
  }
  return sides;
}

/** By how much a peak is higher than what is two samples beside it. */
function heightOf(values: ArrayLike<number>, index: number): number {
  const size = (at: number) => Math.abs(values[at] ?? NaN);
  return size(index) - Math.max(size(index - 2), size(index + 2));
}

/** @returns The index behind the longest step, or behind one without length. */
function longestStep(values: ArrayLike<number>): number {
  let longest = 1;
  let length = -1;
  for (let index = 1; index < values.length; index++) {
    const step = (values[index] ?? NaN) - (values[index - 1] ?? NaN);
    if (!Number.isFinite(step)) return index;
    if (Math.abs(step) <= length) continue;
    length = Math.abs(step);
    longest = index;
  }
  return longest;
}
