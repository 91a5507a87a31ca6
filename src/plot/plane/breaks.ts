/** How much longer than the steps beside it a step is that is a leap. */
const LEAP = 100;
/** The same for a leap against the direction of a curve, as of x − ⌊x⌋. */
const LEAP_BACK = 10;
/** How much longer than a step beside it one is that is worth a closer look. */
const SUSPECT = 4;

/** Steps from sample to sample: the one that is looked at, and its neighbours. */
interface Steps {
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** Those of the neighbours that have a length: two, one or none. */
  readonly sides: readonly number[];
}

/**
 * Whether a curve seems broken between a sample and the one before it, as its
 * values tell: at a pole or at a leap.
 *
 * @param index - Of a sample with a value, whose predecessor has one.
 */
export function seemsBroken(values: ArrayLike<number>, index: number): boolean {
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
    if (sides.length === 0 || SUSPECT * longest < Math.abs(step))
      found.push(index);
    else if (seemsBroken(values, index)) found.push(index);
  }
  return found;
}

function stepsAt(values: ArrayLike<number>, index: number): Steps {
  const from = values[index - 1] ?? NaN;
  const to = values[index] ?? NaN;
  const before = from - (values[index - 2] ?? NaN);
  const after = (values[index + 1] ?? NaN) - to;
  const sides = [before, after].filter(Number.isFinite);
  return { from, to, step: to - from, sides };
}
