import type { Expression } from "@cortex-js/compute-engine";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import { tablesOf } from "../page-rows.ts";
import {
  BROKEN,
  type Solve,
  UNFINISHED,
  WITHOUT_OPERAND,
} from "./corpus/broken-latex.ts";
import { S, testEngine } from "./corpus/engine.ts";
import { codeOf } from "./corpus/failures.ts";

const table = tablesOf("docs/compute-engine/guides/errors.mdx");

/** Codes whose errors are about an operand, and not about a place in the LaTeX. */
const OF_OPERANDS = /missing|incompatible-type|invalid-base|no-/;

const { ce, expr } = testEngine();

// The engine warns of a few of these formulas on the console.
beforeAll(() => {
  vi.spyOn(console, "error").mockReturnValue();
});
afterAll(() => {
  vi.restoreAllMocks();
});

/** The LaTeX that an error is about, if it says so. */
function textOf(error: Expression): string {
  const [, , text] = error.json as [string, unknown, [string, string]?];
  return text ? text[1].slice(1, -1) : "";
}

function solve(expr: Expression): Solve | undefined {
  try {
    const roots = expr.solve("x");
    if (roots === null) return "null";
    return Array.isArray(roots) && roots.length === 0 ? undefined : "roots";
  } catch (error) {
    expect(error).toHaveProperty("message", "Not canonical");
    return "throws";
  }
}

describe("the guide about errors: a formula with a mistake", () => {
  for (const [latex, codes, solved] of BROKEN) {
    test(`${latex} has ${codes}`, () => {
      const expr = ce.parse(latex);
      expect(expr.isValid).toBe(false);
      expect(expr.errors.map(codeOf).join(" ")).toBe(codes);
      expect(expr.type.is("error")).toBe(true);
      const marks = expr.latex.split(S`\error{`).length - 1;
      expect(marks).toBe(expr.errors.length);
    });

    test(`${latex} says where it is wrong`, () => {
      for (const error of ce.parse(latex).errors) {
        const offsets = error.sourceOffsets;
        const place = offsets && latex.slice(...offsets);
        if (OF_OPERANDS.test(codeOf(error))) expect(place ?? "").toBe("");
        else if (!latex.includes(" ")) expect(place).toBe(textOf(error));
      }
    });

    test(`${latex} keeps its mistake`, () => {
      const expr = ce.parse(latex);
      const others = {
        evaluate: expr.evaluate(),
        N: expr.N(),
        simplify: expr.simplify(),
        subs: expr.subs({ x: 2 }),
        json: ce.expr(expr.json),
      };
      const valid = Object.entries(others).filter(([, { isValid }]) => isValid);
      expect(valid.map(([name]) => name)).toEqual([]);
      const same = ce.parse(latex);
      expect([expr.isSame(same), expr.isEqual(same)]).toEqual([true, true]);
      expect(solve(expr)).toBe(solved);
    });
  }

  test.each(UNFINISHED)("%j is valid", (latex) => {
    expect(ce.parse(latex).isValid).toBe(true);
  });

  test.each(WITHOUT_OPERAND)("%s passes for a number", (latex) => {
    const expr = ce.parse(latex);
    expect(expr.isValid).toBe(true);
    expect(expr.type.matches("number")).toBe(true);
    expect(expr.has("topic_marker")).toBe(true);
  });
});

describe("the guide about errors: the examples of codes", () => {
  const rows = table("what-the-codes-mean");

  test.each(rows)("%s: %s", (code, example = "") => {
    const made = /^\[["1]/.test(example)
      ? expr(JSON.parse(example))
      : ce.parse(example);
    expect(made.errors.map(codeOf)).toEqual([code]);
  });

  test("each code of a broken formula has an example, and no other", () => {
    const explained = new Set(rows.map(([code]) => code));
    const found = BROKEN.flatMap(([, codes]) => codes.split(" "));
    const ofMathJson = ["unexpected-argument", "unexpected-mathjson"];
    expect([...explained].sort()).toEqual(
      [...new Set([...found, ...ofMathJson])].sort(),
    );
  });
});
