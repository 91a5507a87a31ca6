import type { Expression } from "@cortex-js/compute-engine";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { tableRows } from "../page-rows.ts";
import { sharedEngine } from "./corpus/engine.ts";

const PAGE = "docs/compute-engine/guides/properties.mdx";

const { ce, fresh } = sharedEngine();
beforeEach(fresh);

/** The value of a member by its name, or by a path of two. */
function read(expr: Expression, path: string): unknown {
  return path
    .split(" .")
    .reduce<unknown>(
      (from, name) => (from as Record<string, unknown>)[name],
      expr,
    );
}

describe("the guide about properties: the tests", () => {
  const ANSWERS = [true, false, undefined];

  test.each(tableRows(PAGE, "the-tests"))("%s", (name = "", ...columns) => {
    expect(columns).toHaveLength(ANSWERS.length);
    columns.forEach((formulas, column) => {
      for (const latex of formulas
        .split(/ (?![+-] )(?<![+-] )/)
        .filter(Boolean)) {
        fresh();
        const answer = read(ce.parse(latex), name);
        expect([latex, answer]).toEqual([latex, ANSWERS[column]]);
      }
    });
  });

  test.each(["f(5)", "f(-2)", "f(0)", "f(i)", "f(x)", "f(2)+x"])(
    "a test does not evaluate %s",
    (latex) => {
      const evaluate = vi.fn(([x]: readonly Expression[]) => x);
      ce.declare("f", { signature: "(number) -> number", evaluate });
      const expr = ce.parse(latex);
      for (const [name = ""] of tableRows(PAGE, "the-tests")) read(expr, name);
      expect(evaluate).not.toHaveBeenCalled();
      expr.evaluate();
      expect(evaluate).toHaveBeenCalled();
    },
  );
});

test.each(tableRows(PAGE, "what-the-engine-knows-about-a-name"))(
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
