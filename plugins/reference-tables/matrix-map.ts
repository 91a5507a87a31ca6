import type { View } from "../generated-content/index.ts";
import { type Drawing, Plane, type Point } from "./plane.ts";
import {
  apply,
  engine,
  label,
  numberOf,
  pointOf,
  valueOf,
} from "./engine-values.ts";

/**
 * `<MatrixMap of="\begin{pmatrix} 2 & 1 \\ 0 & 1 \end{pmatrix}" />`: the unit
 * square, where a matrix maps it, and the factor of its area.
 */
export const matrixMap: View<Drawing> = async ({ of = "" }) => {
  const matrix = valueOf(of);
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const satisfies Point[];
  const images = corners.map((corner) =>
    pointOf(apply("Dot", matrix, engine().expr(["List", ...corner]))),
  );
  const all = [...corners, ...images];
  const range = (values: number[]) =>
    [Math.min(...values) - 0.5, Math.max(...values) + 0.5] as const;
  const plane = new Plane({
    x: range(all.map(([x]) => x)),
    y: range(all.map(([, y]) => y)),
  });
  const area = numberOf(apply("Determinant", matrix));
  const middle = images.reduce<Point>(
    ([x, y], [right, up]) => [x + right / 4, y + up / 4],
    [0, 0],
  );
  return {
    ...plane.size,
    paths: [
      ...plane.axes(),
      { d: `${plane.line(...images)}Z`, look: "area" },
      { d: `${plane.line(...corners)}Z`, look: "guide" },
    ],
    dots: images.map((image) => plane.at(image)),
    labels: [
      { html: label(`\\det = ${String(area)}`), at: plane.at(middle) },
      { html: label("1"), at: plane.at([0.5, 0.5]) },
    ],
    words: `The unit square, and the parallelogram with the corners ${images.map((image) => `(${image.join(", ")})`).join(", ")} and the area ${String(Math.abs(area))}`,
  };
};
