import { describe, expect, test } from "vitest";

import { pieces } from "../../../src/plot/plane/pieces.ts";
import { valueAt } from "../../../src/plot/plane/shapes.ts";
import { sampled } from "./curves.ts";

const VIEW = { x: [-10, 10], y: [-5, 5] } as const;

function piecesOf(f: (x: number) => number, count?: number) {
  return pieces(sampled(f, count), VIEW);
}

describe("a curve", () => {
  test.each<[string, (x: number) => number, number]>([
    ["sin x", Math.sin, 1],
    ["a steep line", (x) => 300 * x, 1],
    ["10 sin 10x", (x) => 10 * Math.sin(10 * x), 1],
    ["|x|", Math.abs, 1],
    ["a constant", () => 3, 1],
    ["1/x", (x) => 1 / x, 2],
    ["1/x, whose pole is no sample", (x) => 1 / (x - 0.0037), 2],
    ["−1/x", (x) => -1 / (x - 0.0037), 2],
    ["ln x", Math.log, 1],
    ["√(x² − 4)", (x) => Math.sqrt(x * x - 4), 2],
    // Poles at odd multiples of π/2 between −20 and 20.
    ["tan x", Math.tan, 13],
    ["⌊x⌋ below 20", (x) => Math.floor(x + 0.0037), 40],
    ["x − ⌊x⌋ below 20", (x) => x + 0.0037 - Math.floor(x + 0.0037), 40],
    ["nothing", () => NaN, 0],
    ["infinity", () => Infinity, 0],
  ])("%s has its pieces", (_, f, count) => {
    expect(piecesOf(f)).toHaveLength(count);
  });

  test.each([601, 1201, 1999])(
    "tan x is broken at its poles with %d samples",
    (count) => {
      expect(piecesOf(Math.tan, count)).toHaveLength(13);
    },
  );

  test("goes on near the view only, so that it can be drawn", () => {
    const heights = piecesOf((x) => 1 / x)
      .flat()
      .map(([, y]) => y);
    expect(Math.max(...heights)).toBe(45);
    expect(Math.min(...heights)).toBe(-45);
  });

  test("is followed where it has a value", () => {
    const samples = sampled((x) => Math.sqrt(x), 41);
    expect(valueAt(samples, 4)).toBe(2);
    expect(valueAt(samples, 4.5)).toBeCloseTo((2 + Math.sqrt(5)) / 2);
    expect(valueAt(samples, -1)).toBeNaN();
    expect(valueAt(samples, 99)).toBeNaN();
  });
});
