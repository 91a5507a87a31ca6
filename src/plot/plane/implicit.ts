import type { Range, View } from "../types";
import { formatNumber } from "./numbers";
import type { Point, Samples } from "./samples";
import { width } from "./view";

/** Room around curves, as a share of what they take. */
const ROOM = 0.25;
/** Share of a view within which a curve ends at its edge. */
const EDGE = 0.01;
/** Parts of a view that are worth telling apart. */
const PARTS = 100;

/** The curves of an equation in two unknowns, in a part of the plane. */
export interface Implicit {
  readonly over: View;
  readonly lines: readonly (readonly Point[])[];
}

/** What is known of a curve. */
export type Shape = Samples | Implicit;

export function isImplicit(shape: Shape): shape is Implicit {
  return "lines" in shape;
}

export function isSampled(shape: Shape): shape is Samples {
  return "values" in shape;
}

/** Read curves as a sampling has them: `NaN` twice after each. */
export function linesOf(packed: ArrayLike<number>): Point[][] {
  const lines: Point[][] = [];
  let line: Point[] = [];
  for (let index = 0; index + 1 < packed.length; index += 2) {
    const point: Point = [packed[index] ?? NaN, packed[index + 1] ?? NaN];
    if (Number.isFinite(point[0])) line.push(point);
    else {
      lines.push(line);
      line = [];
    }
  }
  return lines;
}

/** The range of heights that has the scale of a width, about the middle of both. */
export function sameScale(x: Range, middle: number, aspect: number): Range {
  const half = (width(x) * aspect) / 2;
  return [middle - half, middle + half];
}

/**
 * The view that shows curves whole, at the same scale in both directions.
 *
 * @param over - What they were looked for in.
 * @param aspect - Height of the plane by its width.
 * @returns Nothing where they go on beyond that, or there are none.
 */
export function fitLines(
  all: readonly Implicit[],
  aspect: number,
): View | undefined {
  const box = boxOf(all);
  const [over] = all.map((one) => one.over);
  if (!box || !over) return undefined;
  const isWhole = (["x", "y"] as const).every((axis) => {
    const edge = EDGE * width(over[axis]);
    return (
      box[axis][0] > over[axis][0] + edge && box[axis][1] < over[axis][1] - edge
    );
  });
  if (!isWhole) return undefined;
  const size = Math.max(width(box.x), width(box.y) / aspect) || 1;
  const half = (size * (1 + 2 * ROOM)) / 2;
  const [x, y] = [middleOf(box.x), middleOf(box.y)];
  const shown: Range = [x - half, x + half];
  return { x: shown, y: sameScale(shown, y, aspect) };
}

/** Say where curves are, for those who cannot see them. */
export function implicitInWords(
  one: Implicit,
  view: View,
  variable: string,
): string {
  const { lines } = one;
  if (lines.length === 0) return "There are no points here.";
  const box = boxOf([one]) ?? view;
  const closed = lines.filter(
    (line) => String(line[0]) === String(line.at(-1)),
  ).length;
  const range = ([from, to]: Range, axis: "x" | "y") =>
    [Math.max(from, view[axis][0]), Math.min(to, view[axis][1])]
      .map((end) => formatNumber(end, width(view[axis]) / PARTS))
      .join(" to ");
  const count = lines.length === 1 ? "1 curve" : `${lines.length} curves`;
  const which = closed === 0 ? "" : `, ${closed} of them closed`;
  return `${lines.length === 1 && closed === 1 ? "1 closed curve" : count + which}, with ${variable} from ${range(box.x, "x")} and y from ${range(box.y, "y")}.`;
}

function boxOf(all: readonly Implicit[]): View | undefined {
  const points = all.flatMap(({ lines }) => lines.flat());
  if (points.length === 0) return undefined;
  const range = (axis: 0 | 1): Range =>
    points.reduce<Range>(
      ([from, to], point) => [
        Math.min(from, point[axis]),
        Math.max(to, point[axis]),
      ],
      [Infinity, -Infinity],
    );
  return { x: range(0), y: range(1) };
}

function middleOf([from, to]: Range): number {
  return (from + to) / 2;
}
