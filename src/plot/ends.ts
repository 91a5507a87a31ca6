import { type Point, type Samples, abscissa } from "./plane";
import type { Curve, Range } from "./types";

/** Ends that are looked for, at most: a curve with more has gaps anyway. */
const MOST_ENDS = 8;
/** Rounds of the search, and samples in each: a 4096th of a step remains. */
const ROUNDS = 3;
const COUNT = 17;

/**
 * Where a curve begins and ends, more closely than its samples tell: √(1 − x²)
 * would not come down to its axis.
 *
 * @returns Points on the curve, by the last or first sample beside each.
 */
export async function findEnds(
  curve: Curve,
  samples: Samples,
): Promise<ReadonlyMap<number, Point>> {
  const ends = new Map<number, Point>();
  for (const index of outermost(samples.values)) {
    const end = await closeIn(curve, samples, index);
    if (end) ends.set(index, end);
  }
  return ends;
}

/** Samples with a value beside one without, where these are few. */
function outermost(values: ArrayLike<number>): number[] {
  const has = (index: number) => Number.isFinite(values[index]);
  const hasNot = (index: number) =>
    index >= 0 && index < values.length && !has(index);
  const found = Array.from(values, (_, index) => index).filter(
    (index) => has(index) && (hasNot(index - 1) || hasNot(index + 1)),
  );
  return found.length <= MOST_ENDS ? found : [];
}

async function closeIn(
  curve: Curve,
  samples: Samples,
  index: number,
): Promise<Point | undefined> {
  const isEnd = !Number.isFinite(samples.values[index + 1]);
  let found: Point | undefined;
  let range: Range = isEnd
    ? [abscissa(samples, index), abscissa(samples, index + 1)]
    : [abscissa(samples, index - 1), abscissa(samples, index)];
  for (let round = 0; round < ROUNDS; round++) {
    const values = Array.from(await curve.sample(...range, COUNT));
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
