import type { Expression } from "@cortex-js/compute-engine";

import type { View } from "../generated-content/index.ts";
import { type Drawing, Plane, type Point } from "./plane.ts";
import { apply, elements, label, numberOf, valueOf } from "./engine-values.ts";

/** Distances of labels, angles and lines from the center of a unit circle. */
const LABEL = 1.14;
const ANGLE = 0.8;
const GUIDE = 0.68;
const AXIS = 1.12;

const scaled = ([x, y]: Point, by: number): Point => [x * by, y * by];

/** A formula beside a point of a circle around the origin, outside of it. */
function outside(plane: Plane, point: Point, latex: string) {
  const at = plane.at(scaled(point, LABEL));
  const [x, y] = point;
  // Above and below the center there is room on both sides.
  if (Math.abs(x) < Math.abs(y) / 4) return { html: label(latex), at };
  const side = x < 0 ? ("left" as const) : ("right" as const);
  return { html: label(latex), at, side };
}

/** A number in LaTeX, its sign first: the engine writes `\frac{-1}{2}`. */
const signed = (value: Expression) =>
  value.isNegative ? `-${value.neg().evaluate().latex}` : value.latex;

/**
 * `<UnitCircle angles="0; \frac{\pi}{6}" />`: points of the upper half of the
 * unit circle, with their angles and exact coordinates.
 */
export const unitCircle: View<Drawing> = async ({ angles = "" }) => {
  const plane = new Plane({ x: [-1.5, 1.5], y: [-0.12, 1.35] });
  const places = angles.split(";").map((angle) => {
    const [x, y] = ["cos", "sin"].map((name) =>
      valueOf(`\\${name}\\left(${angle}\\right)`),
    ) as [Expression, Expression];
    const words = `(${x.toString()}, ${y.toString()})`;
    const exact = `(${signed(x)}, ${signed(y)})`;
    return { angle, point: [numberOf(x), numberOf(y)] as Point, words, exact };
  });
  return {
    ...plane.size,
    paths: [
      ...places.map(({ point }) => ({
        d: plane.line([0, 0], scaled(point, GUIDE)),
        look: "guide" as const,
      })),
      { d: plane.arc(1), look: "curve" },
    ],
    dots: places.map(({ point }) => plane.at(point)),
    labels: places.flatMap(({ angle, exact, point }) => [
      outside(plane, point, exact),
      { html: label(angle.trim()), at: plane.at(scaled(point, ANGLE)) },
    ]),
    words: `Points of the unit circle: ${places
      .map(({ angle, words }) => `${valueOf(angle).toString()} at ${words}`)
      .join("; ")}`,
  };
};

/**
 * `<RootsPicture of="1" degree="5" />`: all roots of a number, on their circle.
 */
export const rootsPicture: View<Drawing> = async ({ of = "", degree = "" }) => {
  const roots = elements(apply("ComplexRoots", valueOf(of), valueOf(degree)));
  const points = roots.map((root) => [root.re, root.im] as Point);
  const radius = Math.hypot(...(points[0] ?? [NaN, NaN]));
  const edge = radius * 1.35;
  const plane = new Plane({ x: [-edge * 1.5, edge * 1.5], y: [-edge, edge] });
  const short = ([re, im]: Point) =>
    valueOf(`${re.toFixed(2)} + ${im.toFixed(2)}i`);
  return {
    ...plane.size,
    paths: [
      ...plane.axes(radius * AXIS),
      { d: plane.arc(radius) + plane.arc(-radius), look: "guide" },
      { d: `${plane.line(...points)}Z`, look: "area" },
    ],
    dots: points.map((point) => plane.at(point)),
    labels: points.map((point) => outside(plane, point, short(point).latex)),
    words: `Roots of degree ${degree} of ${of}, at the corners of a regular polygon: ${points
      .map((point) => short(point).toString())
      .join("; ")}`,
  };
};
