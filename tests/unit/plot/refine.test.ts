import { describe, expect, test } from "vitest";

import { pieces } from "../../../src/plot/plane/pieces.ts";
import { refine } from "../../../src/plot/plane/refine.ts";
import type { Samples } from "../../../src/plot/plane/shapes.ts";
import { curveOf, sampled, type Real } from "./curves.ts";

const VIEW = { x: [-10, 10], y: [-5, 5] } as const;

/** @param count - Few, so that samples alone do not tell a leap. */
async function refined(f: Real, count = 2401): Promise<Samples> {
  const samples = sampled(f, count);
  const refined = await refine(curveOf(f), samples);
  return refined ? { ...samples, refined } : samples;
}

describe("the ends of a curve", () => {
  test("are found between the samples", async () => {
    const arc = (x: number) => Math.sqrt(3 - x * x);
    const before = pieces(sampled(arc), VIEW)[0] ?? [];
    expect(before[0]?.[1]).toBeGreaterThan(0.1);
    const after = pieces(await refined(arc), VIEW)[0] ?? [];
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
    const gaps = (x: number) => Math.sqrt(Math.sin(x * 4));
    expect((await refined(gaps)).refined?.ends.size).toBe(0);
  });
});

describe("a closer look", () => {
  test.each<[string, Real, number]>([
    ["joins a steep ascent, atan 500x", (x) => Math.atan(500 * x), 1],
    ["joins a cube root", Math.cbrt, 1],
    ["joins a narrow peak", (x) => Math.exp(-((20 * x) ** 2)), 1],
    ["breaks a leap in a slope", (x) => 2 * x + Math.sign(x - 0.01), 2],
    ["breaks the cut of atan(1/x)", (x) => Math.atan(1 / (x - 0.01)), 2],
    ["breaks 1/x at its pole", (x) => 1 / (x - 0.01), 2],
    ["breaks 1/x² at its pole", (x) => 1 / (x - 0.01) ** 2, 2],
    [
      "breaks 1/x² where two samples are as near",
      (x) => 1 / (x - 1 / 60) ** 2,
      2,
    ],
    ["breaks ln |x|", (x) => Math.log(Math.abs(x - 0.01)), 2],
    ["joins a cusp, 1 − √|x|", (x) => 1 - Math.sqrt(Math.abs(x - 0.01)), 1],
    ["joins sin 3x", (x) => Math.sin(3 * x), 1],
    ["breaks tan x at its poles", Math.tan, 13],
    ["breaks ln |x|, whose pole is a sample", (x) => Math.log(Math.abs(x)), 2],
  ])("%s", async (_, f, count) => {
    expect(pieces(await refined(f, 1201), VIEW)).toHaveLength(count);
  });

  test("draws a leap up to where it is", async () => {
    const step = await refined((x) => (x < 0.0123 ? -1 : 1), 400);
    const [left, right] = pieces(step, VIEW);
    expect(left?.at(-1)?.[0]).toBeCloseTo(0.0123, 4);
    expect(left?.at(-1)?.[1]).toBe(-1);
    expect(right?.[0]?.[0]).toBeCloseTo(0.0123, 4);
    expect(right?.[0]?.[1]).toBe(1);
  });

  test("ends when nobody waits for it", async () => {
    const asked: number[] = [];
    const { label } = curveOf(Math.tan);
    const sample = async (from: number) => {
      asked.push(from);
      return [0, 1];
    };
    const samples = sampled(Math.tan);
    const found = await refine({ label, sample } as never, samples, () => true);
    expect(found).toBeUndefined();
    expect(asked).toEqual([]);
  });
});
