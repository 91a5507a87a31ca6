import type { Range, View } from "../types";

/** Range of the horizontal axis that a plot shows by default. */
export const FIRST_X: Range = [-10, 10];

/** Widths beyond which numbers are too coarse or too large to be drawn. */
const NARROWEST = 1e-9;
const WIDEST = 1e12;

/** Largest height of a curve: the difference of two is a number still. */
const HIGHEST = 1e300;

/** A point of a view, as shares of its width and height: 0.5 is the middle. */
export interface RelativePoint {
  readonly x: number;
  readonly y: number;
}

const MIDDLE: RelativePoint = { x: 0.5, y: 0.5 };

export function width([from, to]: Range): number {
  return to - from;
}

/** A range twice as wide, about the same middle. */
export function twice([from, to]: Range): Range {
  const more = (to - from) / 2;
  return [from - more, to + more];
}

/**
 * Moves a view.
 *
 * @param by - Shares of its width and height, to the right and up.
 */
export function pan(view: View, by: RelativePoint): View {
  const move = ([from, to]: Range, share: number): Range => {
    const distance = share * (to - from);
    return [from + distance, to + distance];
  };
  return within({ x: move(view.x, by.x), y: move(view.y, by.y) }, view);
}

/**
 * Shows less or more of the plane.
 *
 * @param factor - Of the new width by the old one.
 * @param at - What stays where it is: shares from the left and from below.
 */
export function zoom(view: View, factor: number, at = MIDDLE): View {
  const scale = ([from, to]: Range, share: number): Range => {
    const fixed = from + share * (to - from);
    return [fixed + factor * (from - fixed), fixed + factor * (to - fixed)];
  };
  return within({ x: scale(view.x, at.x), y: scale(view.y, at.y) }, view);
}

/** Tells whether two views show the same part of the plane. */
export function isSame(one?: Partial<View>, other?: Partial<View>): boolean {
  const isSameRange = (axis: "x" | "y") =>
    one?.[axis]?.[0] === other?.[axis]?.[0] &&
    one?.[axis]?.[1] === other?.[axis]?.[1];
  return isSameRange("x") && isSameRange("y");
}

/** Tells whether a view, such as one of an address, can be drawn. */
export function isDrawable({ x, y }: View): boolean {
  return isRange(x) && isRange(y, HIGHEST);
}

/** A view where it can be drawn, and else the one before. */
function within(view: View, before: View): View {
  return isRange(view.x) && isRange(view.y) ? view : before;
}

/** Tells whether the numbers between two ends can be told apart and drawn. */
function isRange([from, to]: Range, most = WIDEST): boolean {
  const size = to - from;
  const farthest = Math.max(Math.abs(from), Math.abs(to), 1);
  return size >= NARROWEST * farthest && farthest <= most;
}
