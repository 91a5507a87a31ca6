import type { View } from "../generated-content/index.ts";
import { type Drawing, Plane, type Point } from "./plane.ts";
import {
  apply,
  elements,
  label,
  numberOf,
  pointOf,
  valueOf,
} from "./engine-values.ts";

/** Room around what is drawn, as a share of it. */
const MARGIN = 0.12;

/**
 * `<HistogramPicture data="[1, 2, 4]" bins="[0, 2, 4]" />`: the counts of
 * numbers in bins, the mean, and a standard deviation to both sides of it.
 */
export const histogramPicture: View<Drawing> = async ({ data, bins }) => {
  const [numbers, edges] = [valueOf(data ?? ""), valueOf(bins ?? "")];
  const counts = elements(apply("BinCounts", numbers, edges)).map(numberOf);
  const at = elements(edges).map(numberOf);
  const [from = NaN, to = NaN] = [at[0], at.at(-1)];
  const mean = numberOf(apply("Mean", numbers));
  const deviation = numberOf(apply("StandardDeviation", numbers));
  const top = Math.max(...counts) * (1 + MARGIN * 2);
  const side = (to - from) * MARGIN;
  const plane = new Plane({
    x: [from - side, to + side],
    y: [-top * MARGIN, top],
    ratio: 0.5,
  });
  const lines = [mean - deviation, mean, mean + deviation];
  return {
    ...plane.size,
    paths: [
      ...counts.map((count, index) => {
        const [left = NaN, right = NaN] = at.slice(index);
        const corners: Point[] = [
          [left, count],
          [right, count],
          [right, 0],
        ];
        return {
          d: `${plane.line([left, 0], ...corners)}Z`,
          look: "bar" as const,
        };
      }),
      { d: plane.line([from - side, 0], [to + side, 0]), look: "axis" },
      ...lines.map((x) => ({
        d: plane.line([x, 0], [x, top * (1 - MARGIN)]),
        look: x === mean ? ("curve" as const) : ("guide" as const),
      })),
    ],
    dots: [],
    labels: [
      ...counts.map((count, index) => {
        const [left = NaN, right = NaN] = at.slice(index);
        const html = label(String(count));
        return { html, at: plane.at([(left + right) / 2, count / 2]) };
      }),
      ...at.map((x) => ({
        html: label(String(x)),
        at: plane.at([x, (-top * MARGIN) / 2]),
      })),
      ...["\\bar{x} - s", "\\bar{x}", "\\bar{x} + s"].map((name, index) => ({
        html: label(name),
        at: plane.at([lines[index] ?? NaN, top * (1 - MARGIN / 2)]),
      })),
    ],
    words: `Bins from ${String(from)} to ${String(to)} with the counts ${counts.join(", ")}; mean ${mean.toFixed(2)}, standard deviation ${deviation.toFixed(2)}`,
  };
};

/** `<FittedLine points="[(1, 2), (2, 4)]" />`: the line of least squares. */
export const fittedLine: View<Drawing> = async ({ points = "" }) => {
  const data = valueOf(points);
  const places = elements(data).map(pointOf);
  const [start, slope] = pointOf(apply("LinearRegression", data));
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [right, top] = [Math.max(...xs) * 1.2, Math.max(...ys) * 1.2];
  const plane = new Plane({
    x: [-0.3, right],
    y: [-top * MARGIN, top],
    ratio: 0.6,
  });
  const on = (x: number): Point => [x, start + slope * x];
  return {
    ...plane.size,
    paths: [
      ...plane.axes(),
      ...places.map((point) => ({
        d: plane.line(point, on(point[0])),
        look: "guide" as const,
      })),
      { d: plane.line(on(0), on(right)), look: "curve" },
    ],
    dots: places.map((point) => plane.at(point)),
    labels: places.map(([x, y]) => {
      const side = y < on(x)[1] ? -1 : 1;
      return {
        html: label(`(${String(x)}, ${String(y)})`),
        at: plane.at([x - side * right * 0.06, y + side * top * 0.05]),
      };
    }),
    words: `Points ${places.map((point) => `(${point.join(", ")})`).join(", ")} and the line of slope ${String(slope)} through (0, ${String(start)})`,
  };
};
