import { width, type Point } from "../plane";
import type { View } from "../types";

/** Distance that cannot be seen, as a share of the view: half a pixel or less. */
const INVISIBLE = 0.0007;

/**
 * Leave out the points of a curve that the lines between the others pass by at
 * an invisible distance. A page that the build makes weighs less without them.
 *
 * Source: D. Douglas, T. Peucker, “Algorithms for the reduction of the number
 * of points required to represent a digitized line” (1973).
 *
 * @param piece - An unbroken piece of a curve, in coordinates of the plane.
 */
export function thin(piece: readonly Point[], view: View): readonly Point[] {
  const [first, last] = [piece[0], piece.at(-1)];
  if (!first || !last || piece.length < 3) return piece;
  const distances = piece.map((point) => distance(point, first, last, view));
  const farthest = Math.max(...distances);
  if (!(farthest >= INVISIBLE)) return [first, last];
  const at = distances.indexOf(farthest);
  const before = thin(piece.slice(0, at + 1), view);
  return [...before.slice(0, -1), ...thin(piece.slice(at), view)];
}

/** Distance of a point from the line through two others, as a share. */
function distance(point: Point, from: Point, to: Point, view: View): number {
  const share = ([x, y]: Point) =>
    [(x - from[0]) / width(view.x), (y - from[1]) / width(view.y)] as const;
  const [[x, y], [toX, toY]] = [share(point), share(to)];
  return Math.abs(x * toY - y * toX) / Math.hypot(toX, toY);
}
