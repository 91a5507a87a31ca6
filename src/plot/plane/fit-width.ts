import type { Range } from "../types";
import { featuresOf } from "./features";
import { fitAll } from "./fit";
import { inside, type Samples } from "./samples";
import { FIRST_X, width } from "./view";

/** What is shown beside the outermost features, as a share of their distance. */
const ROOM = 0.4;

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
