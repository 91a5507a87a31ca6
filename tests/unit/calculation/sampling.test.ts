import { describe, expect, test } from "vitest";

import { reading, sampled } from "./evaluator.ts";

describe("a function is sampled", () => {
  test("at both ends and between", () => {
    expect(sampled("x^2")).toEqual([4, 1, 0, 1, 4]);
    expect(sampled("x", { from: 0, to: 0.3, count: 4 }).at(-1)).toBe(0.3);
  });

  test("with NaN where it has no real value", () => {
    expect(sampled("\\sqrt{x}")).toEqual([NaN, NaN, 0, 1, Math.SQRT2]);
    expect(sampled("\\frac1x")).toEqual([-0.5, -1, NaN, 1, 0.5]);
    expect(sampled("\\frac{\\sin x}{x}")[2]).toBeNaN();
    expect(sampled("\\ln x").slice(0, 4)).toEqual([NaN, NaN, NaN, 0]);
    expect(sampled("ix").slice(0, 2)).toEqual([NaN, NaN]);
    expect(sampled("x>1")).toEqual([NaN, NaN, NaN, NaN, NaN]);
  });

  test("as JavaScript computes it", () => {
    expect(sampled("\\tan x")).toEqual(
      [-2, -1, 0, 1, 2].map((x) => expect.closeTo(Math.tan(x)) as number),
    );
  });

  test("with its parameters", () => {
    const parameters = { a: 2, b: 1 };
    expect(sampled("ax+b", { parameters })).toEqual([-3, -1, 1, 3, 5]);
    expect(sampled("ax+b", { parameters: { a: 0, b: 7 } })).toEqual(
      Array(5).fill(7),
    );
    expect(sampled("t^2", { variable: "t" })).toEqual([4, 1, 0, 1, 4]);
  });

  test("whatever was asked before", () => {
    reading("x\\land y");
    expect(sampled("xy", { parameters: { y: 3 } })).toEqual([-6, -3, 0, 3, 6]);
  });

  test("within bounds", () => {
    expect(sampled("x", { count: 1e9 })).toHaveLength(100_000);
    expect(sampled("x", { count: 0 })).toEqual([-2, 2]);
  });

  test("or says why not", () => {
    expect(() => sampled("f(x)")).toThrow(
      "The engine cannot compile this use of f to JavaScript.",
    );
    expect(() => sampled("ax")).toThrow("“a” has no value yet.");
    expect(() => sampled("x+")).toThrow();
  });
});
