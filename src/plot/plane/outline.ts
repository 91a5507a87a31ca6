import type { Range, View } from "../types";
import { featuresOf } from "./features";
import { formatNumber } from "./numbers";
import type { Point, Samples } from "./samples";
import { width } from "./view";

/** Parts of a view that are worth telling apart. */
const PARTS = 500;
/** More places than this are counted, not listed. */
const MOST_LISTED = 6;
/** Share of the width of a view up to which a gap has no width to tell. */
const NARROW = 0.01;

/**
 * Say what a curve looks like, for those who cannot see it: where it has
 * values, is broken, meets the horizontal axis and turns.
 *
 * @param variable - Name of the horizontal axis.
 * @returns Sentences.
 */
export function outlineInWords(
  samples: Samples,
  view: View,
  variable: string,
): string {
  const found = featuresOf(samples, view);
  if (found.extents.length === 0) return "The curve has no values here.";
  if (found.isOutside) return "The curve is outside the view.";
  const x = (value: number) => formatNumber(value, width(view.x) / PARTS);
  const y = (value: number) => formatNumber(value, width(view.y) / PARTS);
  const point = ([atX, atY]: Point) => `(${x(atX)}, ${y(atY)})`;
  const { constant } = found;
  return [
    constant === undefined ? "" : `The curve is level: y ≈ ${y(constant)}.`,
    ...extentInWords(found.extents, view, variable, x),
    list("zero", found.zeros.map(x), `at ${variable} ≈`),
    list("minimum", found.minima.map(point), "at about"),
    list("maximum", found.maxima.map(point), "at about"),
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

/** Say where a curve has values, if that is not everywhere in the view. */
function extentInWords(
  extents: readonly Range[],
  view: View,
  variable: string,
  x: (value: number) => string,
): string[] {
  const narrow = NARROW * width(view.x);
  const [from, to] = [extents[0]?.[0] ?? NaN, extents.at(-1)?.[1] ?? NaN];
  const isWhole = from - view.x[0] < narrow && view.x[1] - to < narrow;
  const gaps = extents
    .slice(1)
    .map(([next], index): Range => [extents[index]?.[1] ?? NaN, next]);
  const breaks = gaps
    .filter((gap) => width(gap) < narrow)
    .map(([before, after]) => x((before + after) / 2));
  const holes = gaps
    .filter((gap) => width(gap) >= narrow)
    .map((gap) => gap.map(x).join(" to "));
  return [
    isWhole ? "" : `It has values from ${variable} ≈ ${x(from)} to ${x(to)}.`,
    list("gap", holes, `from ${variable} ≈`),
    list("break", breaks, `at ${variable} ≈`),
  ];
}

const PLURALS: Readonly<Record<string, string>> = {
  minimum: "minima",
  maximum: "maxima",
};

/** @returns A sentence such as “2 zeros, at x ≈ −3 and 1.”; none for none. */
function list(noun: string, places: readonly string[], where: string): string {
  const count = places.length;
  if (count === 0) return "";
  const nouns = count === 1 ? noun : (PLURALS[noun] ?? `${noun}s`);
  if (count > MOST_LISTED) return `${count} ${nouns}.`;
  const all = [places.slice(0, -1).join(", "), places.at(-1)];
  return `${count} ${nouns}, ${where} ${all.filter(Boolean).join(" and ")}.`;
}
