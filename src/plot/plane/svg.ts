import type { Element } from "hast";

import type { Range, View } from "../types";
import type { Tick } from "./numbers";
import type { Point } from "./shapes";
import { width } from "./view";

/** Units of a path, across the plane and down: a path has no percentages. */
export const UNITS = 1000;

/**
 * Describes an element of SVG as hast, so that the build can write it as markup
 * and the browser can make it an element.
 *
 * @param properties - By the names of their attributes.
 */
export function svg(
  tagName: string,
  properties: Readonly<Record<string, string | number>>,
  ...children: readonly (Element | string)[]
): Element {
  const nodes = children.map((child) =>
    typeof child === "string"
      ? ({ type: "text", value: child } as const)
      : child,
  );
  return { type: "element", tagName, properties, children: nodes };
}

/**
 * Writes a curve as the `d` attribute of a path, in {@link UNITS}.
 *
 * @param pieces - Unbroken pieces of the curve, in coordinates of the plane.
 */
export function curvePath(
  pieces: readonly (readonly Point[])[],
  view: View,
): string {
  const write = ([x, y]: Point) =>
    `${unitsRight(x, view)} ${unitsDown(y, view)}`;
  return pieces
    .map((points) => shown(points, view.x).map(write))
    .filter((written) => written.length > 1)
    .map((written) => `M${written.join("L")}`)
    .join("");
}

/** The points of a piece in a range, and the next one on each side of it. */
function shown(points: readonly Point[], [from, to]: Range): readonly Point[] {
  const first = points.findIndex(([x]) => x >= from);
  const last = points.findLastIndex(([x]) => x <= to);
  return first < 0 || last < 0
    ? []
    : points.slice(Math.max(first - 1, 0), last + 2);
}

/** Writes lines across the plane as the `d` attribute of a path. */
export function gridPath(
  x: readonly Tick[],
  y: readonly Tick[],
  view: View,
): string {
  const upright = x.map(({ at }) => `M${unitsRight(at, view)} 0V${UNITS}`);
  const level = y.map(({ at }) => `M0 ${unitsDown(at, view)}H${UNITS}`);
  return [...upright, ...level].join("");
}

function unitsRight(x: number, view: View): number {
  return round((x - view.x[0]) / width(view.x));
}

function unitsDown(y: number, view: View): number {
  return round((view.y[1] - y) / width(view.y));
}

/** A tenth of a unit is a tenth of a pixel, or little more. */
function round(share: number): number {
  return Math.round(10 * UNITS * share) / 10;
}

/** Writes where a number is on the horizontal axis, as a percentage. */
export function right(x: number, range: Range): string {
  return percent((x - range[0]) / width(range));
}

/** Writes where a number is on the vertical axis: SVG counts downwards. */
export function down(y: number, range: Range): string {
  return percent((range[1] - y) / width(range));
}

/** A hundredth of a percent is a tenth of a pixel, or less. */
function percent(share: number): string {
  return `${Math.round(10_000 * share) / 100}%`;
}
