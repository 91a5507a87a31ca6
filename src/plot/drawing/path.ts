import { width, type Point, type Tick } from "../plane";
import type { Range, View } from "../types";

/** Units of a path, across the plane and down: a path has no percentages. */
export const UNITS = 1000;

/**
 * Write a curve as the `d` attribute of a path, in {@link UNITS}.
 *
 * @param pieces - Unbroken pieces of the curve, in coordinates of the plane.
 */
export function curvePath(
  pieces: readonly (readonly Point[])[],
  view: View,
): string {
  const write = ([x, y]: Point) =>
    `${unitsRight(x, view)} ${unitsDown(y, view)}`;
  return pieces
    .map((points) => shown(points, view.x).map(write))
    .filter((written) => written.length > 1)
    .map((written) => `M${written.join("L")}`)
    .join("");
}

/** The points of a piece in a range, and the next one on each side of it. */
function shown(points: readonly Point[], [from, to]: Range): readonly Point[] {
  const first = points.findIndex(([x]) => x >= from);
  const last = points.findLastIndex(([x]) => x <= to);
  return first < 0 || last < 0
    ? []
    : points.slice(Math.max(first - 1, 0), last + 2);
}

/** Write lines across the plane as the `d` attribute of a path. */
export function gridPath(
  x: readonly Tick[],
  y: readonly Tick[],
  view: View,
): string {
  const upright = x.map(({ at }) => `M${unitsRight(at, view)} 0V${UNITS}`);
  const level = y.map(({ at }) => `M0 ${unitsDown(at, view)}H${UNITS}`);
  return [...upright, ...level].join("");
}

function unitsRight(x: number, view: View): number {
  return round((x - view.x[0]) / width(view.x));
}

function unitsDown(y: number, view: View): number {
  return round((view.y[1] - y) / width(view.y));
}

/** A tenth of a unit is a tenth of a pixel, or little more. */
function round(share: number): number {
  return Math.round(10 * UNITS * share) / 10;
}
