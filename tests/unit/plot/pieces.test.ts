import { describe, expect, test } from "vitest";

import { findEnds } from "../../../src/plot/ends.ts";
import {
  pieces,
  valueAt,
  type Samples,
} from "../../../src/plot/plane/pieces.ts";

const VIEW = { x: [-10, 10], y: [-5, 5] } as const;

function sampled(f: (x: number) => number, count = 2401): Samples {
  const values = Float64Array.from({ length: count }, (_, index) =>
    f(-20 + (40 * index) / (count - 1)),
  );
  return { over: [-20, 20], values };
}

function piecesOf(f: (x: number) => number, count?: number) {
  return pieces(sampled(f, count), VIEW);
}

describe("a curve", () => {
  test.each<[string, (x: number) => number, number]>([
    ["sin x", Math.sin, 1],
    ["a steep line", (x) => 300 * x, 1],
    ["10 sin 10x", (x) => 10 * Math.sin(10 * x), 1],
    ["|x|", Math.abs, 1],
    ["1/x", (x) => 1 / x, 2],
    ["1/x, whose pole is no sample", (x) => 1 / (x - 0.0037), 2],
    ["−1/x", (x) => -1 / (x - 0.0037), 2],
    ["ln x", Math.log, 1],
    ["√(x² − 4)", (x) => Math.sqrt(x * x - 4), 2],
    // Poles at odd multiples of π/2 between −20 and 20.
    ["tan x", Math.tan, 13],
    ["⌊x⌋ below 20", (x) => Math.floor(x + 0.0037), 40],
    ["nothing", () => NaN, 0],
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

describe("the ends of a curve", () => {
  const curveOf = (f: (x: number) => number) => ({
    label: "f",
    sample: async (from: number, to: number, count: number) =>
      Array.from({ length: count }, (_, index) =>
        f(from + ((to - from) * index) / (count - 1)),
      ),
  });

  test("are found between the samples", async () => {
    const arc = (x: number) => Math.sqrt(3 - x * x);
    const samples = sampled(arc);
    const before = pieces(samples, VIEW)[0] ?? [];
    expect(before[0]?.[1]).toBeGreaterThan(0.1);
    const ends = await findEnds(curveOf(arc), samples);
    const after = pieces({ ...samples, ends }, VIEW)[0] ?? [];
    expect(after).toHaveLength(before.length + 2);
    for (const [end, root] of [
      [after[0], -Math.sqrt(3)],
      [after.at(-1), Math.sqrt(3)],
    ] as const) {
      expect(end?.[0]).toBeCloseTo(root, 4);
      expect(end?.[1]).toBeLessThan(0.01);
    }
  });

  test("are not looked for in a curve of many gaps", async () => {
    const gaps = (x: number) => Math.sqrt(Math.sin(x));
    expect((await findEnds(curveOf(gaps), sampled(gaps))).size).toBe(0);
  });
});
