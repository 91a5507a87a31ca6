import type { Range, View } from "../types";
import { featuresOf } from "./features";
import { formatNumber } from "./numbers";
import {
  boxOf,
  isImplicit,
  type Implicit,
  type Point,
  type Shape,
} from "./shapes";
import { width } from "./view";

/** Parts of what is shown that are worth telling apart. */
const PARTS = 500;
/** The same for the ends of what is shown. */
const ENDS = 100;
/** More places than this are counted, not listed. */
const MOST_LISTED = 6;
/** Share of the width of a view up to which a gap has no width to tell. */
const NARROW = 0.01;

/** Which part of the plane is shown. */
export function viewInWords(view: View, variable: string): string {
  return `${variable} from ${endsInWords(view.x)}, y from ${endsInWords(view.y)}`;
}

/**
 * Says where a reader is, and what the curves come to there.
 *
 * @param values - Of the curves, not finite where they have none; the names
 * are told where there are several.
 * @param variable - Name of the horizontal axis.
 */
export function pointInWords(
  x: number,
  values: readonly { readonly name: string; readonly value: number }[],
  view: View,
  variable: string,
): string {
  const place = `${variable} = ${inView(x, view.x)}`;
  const written = values.map(({ name, value }) =>
    Number.isFinite(value)
      ? `${name} ≈ ${inView(value, view.y)}`
      : values.length > 1
        ? `${name} has no value`
        : "no value",
  );
  return [place, ...written].join(", ");
}

/** Says why nothing is drawn. */
export function failureInWords(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `There is no curve: ${reason}`;
}

/**
 * Says what a curve looks like, for those who cannot see it: where it has
 * values, is broken, meets the horizontal axis and turns. Of an equation in two
 * unknowns where its curves are.
 *
 * @param variable - Name of the horizontal axis.
 * @returns Sentences.
 */
export function outlineInWords(
  shape: Shape,
  view: View,
  variable: string,
): string {
  if (isImplicit(shape)) return implicitInWords(shape, view, variable);
  const found = featuresOf(shape, view);
  if (found.extents.length === 0) return "The curve has no values here.";
  if (found.isOutside) return "The curve is outside the view.";
  const x = (value: number) => inView(value, view.x);
  const y = (value: number) => inView(value, view.y);
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

/** Says where a curve has values, if that is not everywhere in the view. */
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

/** Says where the curves of an equation are. */
function implicitInWords(
  { over, lines }: Implicit,
  view: View,
  variable: string,
): string {
  if (lines.length === 0) return "There are no points here.";
  const box = boxOf([{ over, lines }]) ?? view;
  const isClosed = (line: readonly Point[]) =>
    String(line[0]) === String(line.at(-1));
  const closed = lines.filter(isClosed).length;
  const range = ([from, to]: Range, shown: Range) =>
    endsInWords([Math.max(from, shown[0]), Math.min(to, shown[1])], shown);
  const some = closed === 0 ? "" : `, ${closed} of them closed`;
  const curves =
    lines.length > 1
      ? `${lines.length} curves${some}`
      : `1 ${closed === 1 ? "closed " : ""}curve`;
  return `${curves}, with ${variable} from ${range(box.x, view.x)} and y from ${range(box.y, view.y)}.`;
}

/** A number, to what can be told apart in a range that is shown. */
function inView(value: number, shown: Range, parts = PARTS): string {
  return formatNumber(value, width(shown) / parts);
}

function endsInWords(ends: Range, shown = ends): string {
  return ends.map((end) => inView(end, shown, ENDS)).join(" to ");
}
