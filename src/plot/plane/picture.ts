import type { Curve, Range, View } from "../types";
import { draw } from "./drawing";
import { zerosToMark } from "./features";
import { fitAll, fitWidth } from "./fit";
import { pieces } from "./pieces";
import { refine } from "./refine";
import type { Point } from "./shapes";
import { FIRST_X, width } from "./view";
import { outlineInWords, viewInWords } from "./words";

/** Number of samples of a curve: a picture is a few hundred pixels wide. */
const COUNT = 401;
/**
 * Distance that cannot be seen, as a share of the view: half a pixel or less.
 */
const INVISIBLE = 0.0007;

/**
 * Draws curves as a plot shows them at first, without a browser.
 *
 * @param curves - Four at most.
 * @param variable - Name of the horizontal axis.
 * @param asked - What is shown; without `y` it is fitted to the curves.
 * @returns What `<CurvePicture>` shows, with the drawing as hast.
 * @throws Whatever a curve rejects with.
 */
export async function picture(
  curves: readonly Curve[],
  variable: string,
  asked: Partial<View> = {},
) {
  const sampled = (over: Range) =>
    Promise.all(
      curves.map(async (curve) => {
        const samples = { over, values: await curve.sample(...over, COUNT) };
        const refined = await refine(curve, samples);
        return {
          name: curve.label,
          samples: { ...samples, ...(refined && { refined }) },
        };
      }),
    );
  const [only, ...others] = await sampled(FIRST_X);
  const fitted = only && others.length === 0 ? fitWidth(only.samples) : FIRST_X;
  const over = asked.x ?? fitted;
  const found = await sampled(over);
  const y = asked.y ?? fitAll(found.map(({ samples }) => samples.values));
  const view: View = { x: over, y };
  const drawn = found.map(({ name, samples }) => ({
    name,
    pieces: pieces(samples, view).map((piece) => thin(piece, view)),
    zeros: found.length === 1 ? zerosToMark(samples, view) : [],
  }));
  const outlines = found.flatMap(({ name, samples }) => {
    const outline = outlineInWords(samples, view, variable);
    const isNamed = found.length > 1 && outline !== "";
    return isNamed ? `${name}: ${outline}` : outline;
  });
  return {
    drawing: draw({ view, variable, curves: drawn }),
    label: found.map(({ name }) => name).join(" and "),
    words: viewInWords(view, variable),
    outline: outlines.join(" "),
  };
}

/**
 * Leaves out the points of a curve that the lines between the others pass by at
 * an invisible distance. A page that the build makes weighs less without them.
 *
 * Source: D. Douglas, T. Peucker, “Algorithms for the reduction of the number
 * of points required to represent a digitized line” (1973).
 *
 * @param piece - An unbroken piece of a curve, in coordinates of the plane.
 */
function thin(piece: readonly Point[], view: View): readonly Point[] {
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
