import { describe, expect, test } from "vitest";

import { fit, fitAll } from "../../../src/plot/plane/fit.ts";

/** Values from −10 to 10 at 1201 points, the middle among them. */
function sampled(f: (x: number) => number): Float64Array {
  return Float64Array.from({ length: 1201 }, (_, i) => f(-10 + i / 60));
}

function isShown(f: (x: number) => number, ...heights: number[]): boolean {
  const [from, to] = fit(sampled(f));
  return heights.every((height) => from < height && height < to);
}

describe("the view of a curve", () => {
  test.each<[string, (x: number) => number, number, number]>([
    ["sin x", Math.sin, -1, 1],
    ["x²", (x) => x * x, 0, 100],
    ["a narrow peak", (x) => Math.exp(-10 * x * x), 0, 1],
    ["x sin(1/x)", (x) => x * Math.sin(1 / x), -0.21, 0.99],
    ["a curve that ends", (x) => Math.sqrt(4 - x * x), 0, 2],
  ])("has the whole of %s", (_, f, lowest, highest) => {
    const [from, to] = fit(sampled(f));
    expect(from).toBeLessThan(lowest);
    expect(to).toBeGreaterThan(highest);
    expect(to - from).toBeLessThan(1.3 * (highest - lowest));
  });

  test.each<[string, (x: number) => number, number]>([
    ["1/x", (x) => 1 / x, 5],
    ["1/x²", (x) => 1 / x ** 2, 5],
    ["tan x", Math.tan, 20],
    ["e^x", Math.exp, 1000],
  ])("follows %s to no pole", (_, f, most) => {
    const [from, to] = fit(sampled(f));
    expect(to - from).toBeGreaterThan(0.1);
    expect(to - from).toBeLessThan(most);
  });

  test("has the extrema of a curve that runs off", () => {
    // A minimum of 2 at 1, a maximum of −2 at −1, and a pole between them.
    expect(isShown((x) => x + 1 / x, -2, 2)).toBe(true);
  });

  test.each([0, 3, -0.001, 1e20])("has a constant, %d, in its middle", (c) => {
    const [from, to] = fit(sampled(() => c));
    expect((from + to) / 2).toBeCloseTo(c);
    expect(from).toBeLessThan(Math.min(c, 0));
    expect(to).toBeGreaterThan(Math.max(c, 0));
  });

  test("takes no noise for a curve", () => {
    const [from, to] = fit(sampled((x) => Math.sin(x) ** 2 + Math.cos(x) ** 2));
    expect(to - from).toBeGreaterThan(1);
  });

  test("has the axis where it is near", () => {
    expect(isShown((x) => 101 + 0.01 * x, 0)).toBe(false);
    expect(isShown((x) => 3 + Math.sin(x) * 2, 0)).toBe(true);
  });

  test.each([
    ["no values", []],
    ["none that is a number", [NaN, Infinity]],
  ])("is some part of the plane for %s", (_, values) => {
    expect(fit(values)).toEqual([-1, 1]);
  });
});

describe("the view of several curves", () => {
  test("has the bulk of each", () => {
    const [from, to] = fitAll([sampled(Math.sin), sampled((x) => x / 2)]);
    expect(from).toBeLessThan(-5);
    expect(to).toBeGreaterThan(5);
  });

  test("is that of the one that has values", () => {
    const line = sampled((x) => x + 30);
    expect(fitAll([sampled(() => NaN), line])).toEqual(fit(line));
    expect(fitAll([])).toEqual([-1, 1]);
  });
});
