import { type Expression, isNumber } from "@cortex-js/compute-engine";
import type { MathJsonExpression } from "@cortex-js/compute-engine/math-json";
import { describe, expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { testEngine } from "./corpus/engine.ts";
import {
  codeOf,
  COMPLEX,
  LEFT_AS_THEY_ARE,
  NOT_FINITE,
} from "./corpus/failures.ts";

const table = tablesOf("docs/compute-engine/guides/runtime-errors.mdx");

const { ce, read } = testEngine();

describe("the guide about runtime errors: codes", () => {
  /** Codes whose example is told in words. */
  const told: Readonly<Record<string, () => Expression>> = {
    "capability-denied": () =>
      ce.withEffects({ console: null }, () => read(["Print", 5]).evaluate()),
    "internal-error": () => {
      const evaluate = () => {
        throw new TypeError("no value");
      };
      ce.declare("Price", { signature: "(number) -> number", evaluate });
      return read(["Price", 5]).evaluate();
    },
  };

  test.each(table("runtime-errors"))("%s: %s", (code = "", example = "") => {
    const formula = example.startsWith('["')
      ? (JSON.parse(example) as MathJsonExpression)
      : example;
    const value = told[code]?.() ?? read(formula).evaluate();
    expect(value.isValid).toBe(false);
    expect(value.errors.map(codeOf)).toEqual([code]);
  });
});

const FAILS = ["RuntimeError", "'no-data'"] as const;
const LIMITS = ["Limits", "k", 1, 3] as const;

test.each([
  [["Add", 1, FAILS], ["Add"]],
  [["Block", FAILS], []],
  [["Product", FAILS, LIMITS], []],
  [["Sum", FAILS, LIMITS], ["Add"]],
  [
    ["Multiply", 2, FAILS],
    ["Multiply", "Divide"],
  ],
])("%j leaves a trace of %j", (formula, operators) => {
  const value = read(formula as unknown as MathJsonExpression).evaluate();
  const frames = JSON.stringify(value.json).matchAll(/ErrorFrame","'(\w+)'/g);
  expect([...frames].map(([, name]) => name)).toEqual(operators);
});

describe("the guide about runtime errors: failures without an error", () => {
  test.each(NOT_FINITE)("%j is %s", (formula, text) => {
    const value = read(formula).evaluate();
    expect(value.toString()).toBe(text);
    expect([value.isValid, value.isFinite]).toEqual([true, false]);
  });

  test.each(LEFT_AS_THEY_ARE)("%j has no value", (formula) => {
    const expr = read(formula);
    for (const value of [expr.evaluate(), expr.N()]) {
      expect(value.isValid).toBe(true);
      expect(isNumber(value)).toBe(false);
      expect(value.toString()).toBe(expr.evaluate().toString());
    }
  });

  test.each(COMPLEX)("%s is complex", (latex) => {
    const value = read(latex).N();
    expect(isNumber(value)).toBe(true);
    expect([0, NaN]).not.toContain(value.im);
  });
});
