import type { ComponentProps } from "react";

import type CurvePicture from "../../src/components/CurvePicture/index.tsx";
import {
  FIRST_X,
  fit,
  pieces,
  ticksOf,
  viewInWords,
  type Samples,
} from "../../src/plot/plane/index.ts";
import { loadComputeEngine } from "../package-facts/index.ts";
import type { View } from "../generated-content/index.ts";

/** How many values there are. */
const COUNT = 401;
/** Units of a picture in each direction; it is stretched to its place. */
const UNITS = 1000;

/**
 * `<CurvePicture latex="x^2" />`: the curve of a formula with one unknown, as a
 * plot shows it at first.
 */
export const curvePicture: View<ComponentProps<typeof CurvePicture>> = async ({
  latex = "",
}) => {
  const { ComputeEngine, compile } = loadComputeEngine();
  const value = new ComputeEngine().parse(latex).evaluate();
  const [variable, ...others] = value.unknowns;
  const { run } = compile(value, { fallback: false });
  if (variable === undefined || others.length > 0 || !run)
    throw new Error(`${latex} is no function of one unknown`);
  const at = (x: number) => Number(run({ [variable]: x }));
  const samples = sample(at);
  const view = { x: FIRST_X, y: fit(samples.values) };
  const share = ([from, to]: readonly [number, number], place: number) =>
    (place - from) / (to - from);
  const units = (part: number) => String(Math.round(10 * UNITS * part) / 10);
  const lines = pieces(samples, view).map((piece) =>
    piece.map(
      ([x, y]) => `${units(share(view.x, x))} ${units(1 - share(view.y, y))}`,
    ),
  );
  const axis = (range: readonly [number, number]) =>
    ticksOf(range).map(({ at, text }) => ({ at: share(range, at), text }));
  return {
    path: lines.map((points) => `M${points.join("L")}`).join(""),
    variable,
    label: `y = ${value.toString()}`,
    words: viewInWords(view, variable),
    x: axis(view.x),
    y: axis(view.y),
  };
};

function sample(at: (x: number) => number): Samples {
  const [from, to] = FIRST_X;
  const values = Array.from({ length: COUNT }, (_, index) =>
    at(from + ((to - from) * index) / (COUNT - 1)),
  );
  return { over: FIRST_X, values };
}
