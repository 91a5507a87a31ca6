import {
  FIRST_X,
  fit,
  outlineInWords,
  pieces,
  refine,
  viewInWords,
  type Samples,
} from "../plane";
import type { Curve, View } from "../types";
import { draw } from "./drawing";
import { toMarkup } from "./svg";

/** How many samples of a curve there are: a picture is a few hundred wide. */
const COUNT = 401;

/** A picture of a curve, for a page that the build makes. */
export interface Picture {
  /** The drawing, as markup for HTML. */
  readonly markup: string;
  /** What the curve is called. */
  readonly label: string;
  /** Which part of the plane is shown. */
  readonly words: string;
  /** What the curve looks like, for those who cannot see it. */
  readonly outline: string;
}

/**
 * Draw a curve as a plot shows it at first, without a browser.
 *
 * @param variable - Name of the horizontal axis.
 * @throws Whatever the curve rejects with.
 */
export async function picture(
  curve: Curve,
  variable: string,
): Promise<Picture> {
  const over = FIRST_X;
  const plain: Samples = { over, values: await curve.sample(...over, COUNT) };
  const view: View = { x: over, y: fit(plain.values) };
  const refined = await refine(curve, plain);
  const samples = refined ? { ...plain, refined } : plain;
  const drawn = { name: curve.label, pieces: pieces(samples, view) };
  return {
    markup: toMarkup(draw({ view, variable, curves: [drawn] })),
    label: curve.label,
    words: viewInWords(view, variable),
    outline: outlineInWords(samples, view, variable),
  };
}
