import type { Expression } from "@cortex-js/compute-engine";
import { describe, expect, test, vi } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { testEngine } from "./corpus/engine.ts";
import { runCell } from "./run-cell.ts";

const table = tablesOf("docs/compute-engine/guides/properties.mdx");

const { ce, fresh } = testEngine();

/** The value of a member by its name, or by a path of two. */
const read = (expr: Expression, path: string) =>
  runCell(`expr.${path}`, { expr });

describe("the guide about properties: the tests", () => {
  const ANSWERS = [true, false, undefined];

  test.each(table("the-tests"))("%s", (name = "", ...columns) => {
    expect(columns).toHaveLength(ANSWERS.length);
    columns.forEach((formulas, column) => {
      const own = formulas.split(/ (?![+-] )(?<![+-] )/).filter(Boolean);
      for (const latex of own) {
        fresh();
        expect(read(ce.parse(latex), name), latex).toBe(ANSWERS[column]);
      }
    });
  });

  test.each(["f(5)", "f(-2)", "f(0)", "f(i)", "f(x)", "f(2)+x"])(
    "a test does not evaluate %s",
    (latex) => {
      const evaluate = vi.fn(([x]: readonly Expression[]) => x);
      ce.declare("f", { signature: "(number) -> number", evaluate });
      const expr = ce.parse(latex);
      for (const [name = ""] of table("the-tests")) read(expr, name);
      expect(evaluate).not.toHaveBeenCalled();
      expr.evaluate();
      expect(evaluate).toHaveBeenCalled();
    },
  );
});

test.each(table("what-the-engine-knows-about-a-name"))(
  "%s of pi is %s",
  (path = "", value) => {
    expect(String(read(ce.Pi, path))).toBe(value);
  },
);

test.each([
  [["Random"], false, "random"],
  [["Assign", "x", 1], false, "scope"],
  [["Add", "x", 1], true, "undefined"],
  [["Sin", "x"], true, "undefined"],
] as const)("%j is pure: %s", (json, pure, effects) => {
  const expr = ce.expr(json);
  expect(expr.isPure).toBe(pure);
  expect(String(expr.effects)).toBe(effects);
});
