import { describe, expect, test } from "vitest";

import { testEngine } from "./corpus/engine.ts";

const { ce, expr } = testEngine();

const I = ["Complex", 0, 1];
const HALF = ["Rational", 1, 2];
/** Calls that have as many digits as the engine, as the references say. */
const PRECISE = [
  ["EllipticK", HALF],
  ["EllipticK", -1],
  ["EllipticE", HALF],
  ["AGM", 1, 2],
  ["Hypergeometric2F1", 1, 1, 2, HALF],
  ["Hypergeometric2F1", HALF, 1, 3, -100],
  ["Hypergeometric1F1", 1, 2, 1],
  ["Hypergeometric1F1", 1, 2, -30],
  ["PolyLog", 2, -1],
  ["PolyLog", 3, 1],
] as const;
/** Calls that have the digits of a JavaScript number, as they say. */
const MACHINE = [
  ["EllipticE", 1, HALF],
  ["EllipticF", 1, HALF],
  ["EllipticPi", HALF, HALF],
  ["EllipticPi", HALF, 1, HALF],
  ["AppellF1", 1, 1, 1, 2, HALF, HALF],
  ["PolyLog", 2, HALF],
  ["PolyLog", 4, HALF],
  ["JacobiTheta", 3, 0, I],
  ["DedekindEta", I],
  ["EisensteinE", 4, I],
  ["ExpIntegralEi", 1],
  ["LogIntegral", 2],
  ["EllipticK", 2],
  ["EllipticE", 2],
  ["AGM", -1, 2],
  ["Hypergeometric2F1", 1, 1, 2, 2],
  ["Hypergeometric1F1", 1, 2, I],
] as const;

describe("the precision of a function", () => {
  const digits = (parts: readonly unknown[], precision: number) => {
    ce.precision = precision;
    return String(expr(parts).N());
  };

  test.each(PRECISE)("is that of the engine: %s", (...parts) => {
    expect(digits(parts, 50).slice(0, 40)).toBe(digits(parts, 60).slice(0, 40));
    expect(digits(parts, 50).length).toBeGreaterThan(40);
  });

  test.each(MACHINE)("is that of a double: %s", (...parts) => {
    expect(digits(parts, 50)).toBe(digits(parts, 21));
  });
});
