import type { View } from "../types";
import { seemsBroken } from "./breaks";
import { abscissa, type Point, type Samples } from "./samples";
import { width } from "./view";

/** How far beyond the view a curve is drawn, in its heights. */
const BEYOND = 4;
/** Share of the height below which a gap could not be seen. */
const VISIBLE = 0.01;

/**
 * The unbroken pieces of a curve. It ends where it has no value, at poles and
 * at leaps: no line joins what does not belong together.
 */
export function pieces(samples: Samples, view: View): Point[][] {
  const { values } = samples;
  const height = width(view.y);
  const lowest = view.y[0] - BEYOND * height;
  const highest = view.y[1] + BEYOND * height;
  const found: Point[][] = [];
  let piece: Point[] = [];
  const end = () => {
    // A single point would leave no trace.
    if (piece.length > 1) found.push(piece);
    piece = [];
  };
  for (let index = 0; index < values.length; index++) {
    const value = values[index] ?? NaN;
    if (!Number.isFinite(value)) {
      end();
      continue;
    }
    if (piece.length > 0 && isBreak(samples, index, height)) end();
    const sample: Point = [abscissa(samples, index), value];
    const outer = samples.refined?.ends.get(index);
    const points = outer ? [sample, outer].sort(([a], [b]) => a - b) : [sample];
    for (const [x, y] of points)
      piece.push([x, Math.min(Math.max(y, lowest), highest)]);
  }
  end();
  return found;
}

/** Whether the curve is broken between a sample and the one before it. */
function isBreak(
  { values, refined }: Samples,
  index: number,
  height: number,
): boolean {
  const step = (values[index] ?? NaN) - (values[index - 1] ?? NaN);
  if (!(Math.abs(step) > VISIBLE * height)) return false;
  return refined?.breaks.get(index) ?? seemsBroken(values, index);
}
