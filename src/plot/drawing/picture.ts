import {
  FIRST_X,
  fitAll,
  fitWidth,
  outlineInWords,
  pieces,
  refine,
  viewInWords,
  zerosToMark,
} from "../plane";
import type { Curve, Range, View } from "../types";
import { draw } from "./drawing";
import { toMarkup } from "./svg";
import { thin } from "./thin";

/** How many samples of a curve there are: a picture is a few hundred wide. */
const COUNT = 401;

/** A picture of curves, for a page that the build makes. */
export interface Picture {
  /** The drawing, as markup for HTML. */
  readonly markup: string;
  /** What the curves are called. */
  readonly label: string;
  /** Which part of the plane is shown. */
  readonly words: string;
  /** What the curves look like, for those who cannot see them. */
  readonly outline: string;
}

/**
 * Draw curves as a plot shows them at first, without a browser.
 *
 * @param curves - Four at most.
 * @param variable - Name of the horizontal axis.
 * @param asked - What is shown; without `y` it is fitted to the curves.
 * @throws Whatever a curve rejects with.
 */
export async function picture(
  curves: readonly Curve[],
  variable: string,
  asked: Partial<View> = {},
): Promise<Picture> {
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
    markup: toMarkup(draw({ view, variable, curves: drawn })),
    label: found.map(({ name }) => name).join(" and "),
    words: viewInWords(view, variable),
    outline: outlines.join(" "),
  };
}
