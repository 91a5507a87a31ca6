import { describe, expect, test } from "vitest";

import { curvesOf } from "./evaluator.ts";

/** Measures how far a curve reaches in a direction: 0 is x, 1 is y. */
function lengthOf(curve: readonly (readonly number[])[], axis: 0 | 1) {
  const [from = NaN, to = NaN] = extent([curve], axis);
  return to - from;
}

/** The ends of what the curves cover in a direction: 0 is x, 1 is y. */
function extent(
  curves: readonly (readonly (readonly number[])[])[],
  axis: 0 | 1,
) {
  const all = curves.flat().map((point) => point[axis] ?? NaN);
  return [Math.min(...all), Math.max(...all)];
}

describe("the curves of an equation in two unknowns", () => {
  test("a circle is one closed curve", () => {
    const curves = curvesOf("x^2+y^2-1");
    expect(curves).toHaveLength(1);
    const [circle = []] = curves;
    expect(circle[0]).toEqual(circle.at(-1));
    expect(circle.length).toBeGreaterThan(200);
    for (const [x = NaN, y = NaN] of circle)
      expect(Math.hypot(x, y)).toBeCloseTo(1, 3);
  });

  test("small ones are found: no cell is left out that has a zero", () => {
    const curves = curvesOf("(x-1.37)^2+(y-0.731)^2-0.0001");
    expect(curves).toHaveLength(1);
    expect(extent(curves, 0)[0]).toBeCloseTo(1.36, 2);
  });

  test("an ellipse with a parameter", () => {
    const curves = curvesOf("\\frac{x^2}{a^2}+y^2-1", { a: 2 });
    expect(extent(curves, 0)).toEqual([
      expect.closeTo(-2, 2),
      expect.closeTo(2, 2),
    ]);
  });

  test("lines that cross are joined as two", () => {
    expect(curvesOf("x^2-y^2-0.01")).toHaveLength(2);
    expect(curvesOf("xy-1")).toHaveLength(2);
  });

  test("a pole is no curve, and neither is a leap", () => {
    const tangents = curvesOf("y-\\tan x");
    expect(tangents).toHaveLength(3);
    for (const line of tangents) expect(lengthOf(line, 0)).toBeLessThan(3.2);
    const steps = curvesOf("y-\\lfloor x\\rfloor");
    for (const step of steps) expect(lengthOf(step, 1)).toBeLessThan(0.01);
  });

  test("nothing is found where nothing is real", () => {
    expect(curvesOf("x^2+y^2+1")).toEqual([]);
    expect(curvesOf("\\sqrt{-1-x^2}-y")).toEqual([]);
  });

  test("one that fills the plane ends in time", () => {
    expect(curvesOf("\\sin(100x^2+100y^2)").length).toBeGreaterThan(10);
  });
});
