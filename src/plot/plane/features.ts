import type { Range, View } from "../types";
import { piecesAndPoints } from "./pieces";
import type { Point, Samples } from "./shapes";
import { width } from "./view";

/** Share of the height of a view below which a difference cannot be seen. */
const INVISIBLE = 0.002;

/** Noticeable features of a curve in a view. */
export interface Features {
  /** Ranges of its unbroken pieces on the horizontal axis. */
  readonly extents: readonly Range[];
  /** Places where it crosses or touches the horizontal axis. */
  readonly zeros: readonly number[];
  /** Its turning points. */
  readonly minima: readonly Point[];
  readonly maxima: readonly Point[];
  /** Its value, where that is the same everywhere. */
  readonly constant?: number;
  /** True if it is higher or lower than the view everywhere. */
  readonly isOutside?: boolean;
}

/**
 * Finds what can be noticed of a curve, as closely as its samples tell.
 *
 * @param view - The curve beyond it is disregarded.
 */
export function featuresOf(samples: Samples, view: View): Features {
  const [from, to] = view.x;
  const shown = piecesAndPoints(samples, view)
    .map((piece) => piece.filter(([x]) => x >= from && x <= to))
    .filter((piece) => piece.length > 0);
  const extents = shown.map((piece): Range => {
    const [first = [NaN], last = first] = [piece[0], piece.at(-1)];
    return [first[0], last[0]];
  });
  const none = { extents, zeros: [], minima: [], maxima: [] };
  const heights = shown.flat().map(([, y]) => y);
  const isShown = (y: number) => y >= view.y[0] && y <= view.y[1];
  if (!heights.some(isShown)) return { ...none, isOutside: true };
  const [lowest, highest] = [Math.min(...heights), Math.max(...heights)];
  const least = INVISIBLE * width(view.y);
  if (highest - lowest < least) return { ...none, constant: lowest };
  const turns = shown.map((piece) => turningPoints(piece, least));
  return {
    extents,
    zeros: shown.flatMap((piece) => zerosOf(piece, least)),
    minima: turns.flatMap(({ minima }) => minima).filter(([, y]) => isShown(y)),
    maxima: turns.flatMap(({ maxima }) => maxima).filter(([, y]) => isShown(y)),
  };
}

/** More zeros than this are a pattern, which marks would hide. */
const MOST_MARKED = 12;

/** The zeros that are marked in a drawing: all, or none where they are many. */
export function zerosToMark(samples: Samples, view: View): readonly number[] {
  const { zeros } = featuresOf(samples, view);
  return zeros.length <= MOST_MARKED ? zeros : [];
}

/**
 * Finds turning points: the highest point that the curve descends from by a
 * visible height on both sides, and the lowest that it ascends from.
 */
function turningPoints(piece: readonly Point[], least: number) {
  const minima: Point[] = [];
  const maxima: Point[] = [];
  let [lowest, highest] = [piece[0], piece[0]];
  // The ends of a piece are no turning points: the first must be left first.
  let direction: "up" | "down" | undefined;
  for (const point of piece) {
    if (!lowest || !highest) break;
    if (point[1] < lowest[1]) lowest = point;
    if (point[1] > highest[1]) highest = point;
    if (direction !== "up" && point[1] - lowest[1] > least) {
      if (direction) minima.push(lowest);
      [direction, highest] = ["up", point];
    } else if (direction !== "down" && highest[1] - point[1] > least) {
      if (direction) maxima.push(highest);
      [direction, lowest] = ["down", point];
    }
  }
  return { minima, maxima };
}

/**
 * Finds where a piece crosses the axis, or comes so close that it touches it.
 */
function zerosOf(piece: readonly Point[], least: number): number[] {
  return piece.flatMap(([x, y], index) => {
    const before = piece[index - 1];
    const after = piece[index + 1];
    // A run of zeros is what is left of numbers that became too small.
    if (y === 0) return before?.[1] === 0 || after?.[1] === 0 ? [] : [x];
    if (!before) return [];
    if (before[1] * y < 0) return [x - (y * (x - before[0])) / (y - before[1])];
    const size = Math.abs(y);
    const touches =
      size < least &&
      size <= Math.abs(before[1]) &&
      after !== undefined &&
      size < after[1] * Math.sign(y);
    return touches ? [x] : [];
  });
}
