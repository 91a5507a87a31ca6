import { describe, expect, test } from "vitest";

import { outlineInWords } from "../../../src/plot/plane/words.ts";
import { sampled, type Real } from "./curves.ts";

const VIEW = { x: [-10, 10], y: [-5, 5] } as const;

describe("a curve in words", () => {
  test.each<[string, Real, string]>([
    [
      "a parabola",
      (x) => (x + 1) ** 2 - 4,
      "2 zeros, at x ≈ −3 and 1. 1 minimum, at about (−1, −4).",
    ],
    [
      "a parabola that touches",
      (x) => x * x,
      "1 zero, at x ≈ 0. 1 minimum, at about (0, 0).",
    ],
    ["a pole", (x) => 1 / x, "1 break, at x ≈ 0."],
    [
      "no value below 0",
      Math.log,
      "It has values from x ≈ 0 to 10. 1 zero, at x ≈ 1.",
    ],
    [
      "a gap",
      (x) => Math.sqrt(x * x - 4),
      "1 gap, from x ≈ −2 to 2. 2 zeros, at x ≈ −2 and 2.",
    ],
    [
      "zeros after leaps, and at the edge",
      (x) => x - 5 * Math.floor(x / 5),
      "4 breaks, at x ≈ −5.01, 0, 4.99 and 9.99. 5 zeros, at x ≈ −10, −5, 0, 5 and 10.",
    ],
    ["many", (x) => Math.sin(4 * x), "25 zeros. 13 minima. 13 maxima."],
    ["a constant", () => 3, "The curve is level: y ≈ 3."],
    ["none", () => NaN, "The curve has no values here."],
    ["one that is elsewhere", (x) => 1e9 + x, "The curve is outside the view."],
    ["a line", (x) => x / 10 + 3, ""],
    [
      "numbers too small to be told from 0",
      (x) => Math.exp(-(x ** 2) * 9) * 2,
      "1 maximum, at about (0, 2).",
    ],
  ])("%s", (_, f, words) => {
    expect(outlineInWords(sampled(f), VIEW, "x")).toBe(words);
  });
});
