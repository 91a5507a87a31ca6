import { isNumber } from "@cortex-js/compute-engine";
import { describe, expect, test } from "vitest";

import { LARGE, NOT_NUMBERS, READY } from "./corpus/decimals.ts";
import { testEngine } from "./corpus/engine.ts";

const { ce } = testEngine();

describe("the guide about evaluation: JavaScript numbers", () => {
  for (const [latex, re, im = Number.isNaN(re) ? NaN : 0] of READY) {
    test(`${latex} has re ${String(re)} before N()`, () => {
      const expr = ce.parse(latex);
      expect([expr.re, expr.im]).toEqual([re, im]);
      const value = expr.N();
      expect(isNumber(value)).toBe(true);
      expect([value.re, value.im]).not.toContain(NaN);
    });
  }

  test.each(NOT_NUMBERS)("%j is not a number", (latex) => {
    const expr = ce.parse(latex);
    expect([expr.re, expr.N().re]).toEqual([NaN, NaN]);
    expect(isNumber(expr.N())).toBe(false);
  });

  test.each(LARGE)("%s is too large for evaluate()", (latex, decimals) => {
    const expr = ce.parse(latex);
    expect(isNumber(expr.evaluate())).toBe(false);
    expect(expr.N().toString()).toBe(decimals);
    expect(expr.N().re).toBe(Infinity);
    expect(expr.N().isFinite).toBe(decimals !== "+oo");
  });
});
