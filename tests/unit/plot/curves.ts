import type { Element } from "hast";

import { htmlOf } from "../../../plugins/html.ts";
import type { Samples } from "../../../src/plot/plane/shapes.ts";
import type { Curve } from "../../../src/plot/types.ts";

/** A function of one number. */
export type Real = (x: number) => number;

/** Values of a function from −20 to 20. */
export function sampled(f: Real, count = 2401): Samples {
  return { over: [-20, 20], values: valuesOf(f, -20, 20, count) };
}

/** Writes a drawing as the build does, with all values in quotes. */
export function toMarkup(drawing: Element): string {
  return htmlOf(drawing, { preferUnquoted: false });
}

/** A function as a curve that answers at once. */
export function curveOf(f: Real, label = "f"): Curve {
  return {
    label,
    sample: async (from, to, count) => valuesOf(f, from, to, count),
  };
}

function valuesOf(f: Real, from: number, to: number, count: number) {
  return Float64Array.from({ length: count }, (_, index) =>
    f(from + ((to - from) * index) / (count - 1)),
  );
}
