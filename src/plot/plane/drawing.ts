import type { Element } from "hast";

import type { Range, View } from "../types";
import { ticksOf, type Tick } from "./numbers";
import type { Point } from "./shapes";
import { curvePath, down, gridPath, right, svg, UNITS } from "./svg";

/** Of the legend, in pixels: height of an entry, distance from the plane. */
const LINE = 20;
const GAP = 6;
/** Width of the sample of a line, and of a character at most. */
const SAMPLE = 28;
const CHARACTER = 7;
/** Longest name: it has room on a phone. */
const LONGEST = 28;

/** A curve as it is drawn. */
export interface DrawnCurve {
  /** Its name in the legend. */
  readonly name: string;
  /** Its unbroken pieces, in coordinates of the plane. */
  readonly pieces: readonly (readonly Point[])[];
  /** Its zeros, where they are marked. */
  readonly zeros?: readonly number[];
  /** A point to be marked; none where it is not in the view. */
  readonly mark?: Point | undefined;
}

/** Curves to draw, and the view that shows them. */
interface Figure {
  readonly view: View;
  /** Name of the horizontal axis. */
  readonly variable: string;
  readonly curves: readonly DrawnCurve[];
}

/**
 * Draws curves in a plane: a grid, axes with labels, the curves clipped to the
 * view, marks, and a legend where there is more than one curve.
 *
 * All places are shares of the plane, so that the drawing fits one of any size:
 * the build does not know the size, and the browser does not draw again when
 * it changes. Colours, margins and type are in `src/css/plot.css`.
 */
export function draw({ view, variable, curves }: Figure): Element {
  const [x, y] = [ticksOf(view.x), ticksOf(view.y)];
  const longest = Math.max(0, ...y.map(({ text }) => text.length));
  return svg(
    "svg",
    { class: "plot-plane", style: `--plot-label: ${longest}ch` },
    drawLines(x, y, view, curves),
    ...drawLabels(x, y, view, variable),
    ...(curves.length > 1 ? [legendOf(curves.map(({ name }) => name))] : []),
    ...drawMarks(view, curves),
  );
}

/**
 * Draws what is stretched with the plane. It is clipped, as a nested `svg` is.
 */
function drawLines(
  x: readonly Tick[],
  y: readonly Tick[],
  view: View,
  curves: readonly DrawnCurve[],
): Element {
  const isZero = ({ at }: Tick) => at === 0;
  const axes = gridPath(x.filter(isZero), y.filter(isZero), view);
  return svg(
    "svg",
    { viewBox: `0 0 ${UNITS} ${UNITS}`, preserveAspectRatio: "none" },
    svg("path", { class: "plot-grid", d: gridPath(x, y, view) }),
    svg("path", { class: "plot-axes", d: axes }),
    ...curves.map(({ pieces }, index) =>
      svg("path", { class: curveClass(index), d: curvePath(pieces, view) }),
    ),
  );
}

function drawLabels(
  x: readonly Tick[],
  y: readonly Tick[],
  view: View,
  variable: string,
): Element[] {
  const below = x.map(({ at, text }) =>
    svg("text", { x: right(at, view.x), y: "100%", dy: "1.2em" }, text),
  );
  const beside = y.map(({ at, text }) =>
    svg("text", { x: 0, y: down(at, view.y), dx: "-.4em", dy: ".35em" }, text),
  );
  return [
    svg("g", { class: "plot-x" }, ...below),
    svg("g", { class: "plot-y" }, ...beside),
    svg("text", { class: "plot-variable", x: "100%", y: "100%" }, variable),
  ];
}

function drawMarks(view: View, curves: readonly DrawnCurve[]): Element[] {
  return curves.flatMap(({ mark, zeros = [] }, index) => {
    const dot = ([x, y]: Point, kind: string, r: number) =>
      svg("circle", {
        class: `${kind} plot-curve-${index + 1}`,
        cx: right(x, view.x),
        cy: down(y, view.y),
        r,
      });
    const points = zeros.map((x): Point => [x, 0]);
    const isShown = ([x, y]: Point) => isIn(view.x, x) && isIn(view.y, y);
    return [
      ...points.filter(isShown).map((point) => dot(point, "plot-zero", 4)),
      ...(mark && isShown(mark) ? [dot(mark, "plot-mark", 5)] : []),
    ];
  });
}

function isIn([from, to]: Range, value: number): boolean {
  return from <= value && value <= to;
}

/**
 * Name curves in the upper right corner of the plane, each beside a sample of
 * its line.
 *
 * @param names - In the order of the curves. Long ones are cut.
 */
function legendOf(names: readonly string[]): Element {
  const texts = names.map((name) =>
    name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name,
  );
  const longest = Math.max(...texts.map(({ length }) => length));
  const width = SAMPLE + CHARACTER * longest + 3 * GAP;
  const entries = texts.flatMap((text, index) => {
    const y = GAP + LINE * (index + 0.5);
    const x = -2 * GAP - SAMPLE;
    return [
      svg("text", { x: x - GAP, y, dy: ".35em" }, text),
      svg("path", { class: curveClass(index), d: `M${x} ${y}h${SAMPLE}` }),
    ];
  });
  const height = LINE * names.length;
  // A nested drawing has its origin where a percentage puts it.
  return svg(
    "svg",
    { class: "plot-legend", x: "100%" },
    svg("rect", { x: -width - GAP, y: GAP, width, height }),
    ...entries,
  );
}

/** The class that gives a curve its colour and its pattern of dashes. */
function curveClass(index: number): string {
  return `plot-curve plot-curve-${index + 1}`;
}
