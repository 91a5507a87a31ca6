import {
  expand,
  expandAll,
  factor,
  type Expression,
} from "@cortex-js/compute-engine";
import { describe, expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { S, testEngine } from "./corpus/engine.ts";
import { runCell } from "./run-cell.ts";

const table = tablesOf("docs/compute-engine/guides/symbolic-computing.mdx");

const { ce, value } = testEngine();

/** Calls the function of a cell, or evaluates its operator. */
function run(call: string, expr: Expression): Expression {
  const found = runCell(call, { expr, expand, expandAll, factor });
  return Array.isArray(found) ? value(found) : (found as Expression);
}

describe("the guide about symbolic computing: which tool", () => {
  const rows = table("which-tool");

  const isCall = ([first = ""]: string[]) => /[([]/.test(first);
  const tools = rows.filter((row) => !isCall(row));
  const ours = rows.filter(isCall).map(([call = ""]) => call);

  test.each(tools)("%s", (_, call = "", before = "", after) => {
    const expr = ce.parse(before);
    expect(String(run(call, expr))).toBe(after);
    expect(String(expr)).not.toBe(after);
  });

  test("each call that is compared with other systems works", () => {
    expect(ours).toHaveLength(7);
    const expr = ce.parse(S`\frac{x^2-1}{x-1}`);
    for (const call of ours) expect(run(call, expr).isValid).toBe(true);
  });
});

describe("the guide about symbolic computing: pitfalls", () => {
  test.each(["Expand", "Factor"])("%s makes decimals of pi and e", (name) => {
    for (const constant of [S`\pi`, "e"]) {
      const expr = ce.parse(`${constant}(x^2-1)`);
      const value = ce.function(name, [expr]).evaluate();
      expect(String(value)).toMatch(/\d\.\d{5}/);
      for (const call of [expand, factor])
        expect(String(call(expr))).not.toMatch(/\d\.\d/);
    }
  });

  test.each(["x^2 - 2", "x^2+x+1", "xy + xz", "x^2+1"])(
    "%s is not factored",
    (latex) => {
      expect(factor(ce.parse(latex)).operator).toBe("Add");
    },
  );

  test("numerators stay as they are added", () => {
    const sum = ce.parse(S`\frac{1}{x} + \frac{1}{x+1}`);
    expect(String(ce.function("Together", [sum]).evaluate())).toBe(
      "(x + x + 1) / (x * (x + 1))",
    );
  });

  test("values of symbols", () => {
    ce.assign("a", 5);
    const expr = ce.parse("(a+x)^2-a^2");
    expect(expr.evaluate().has("a")).toBe(false);
    expect(expr.simplify().has("a")).toBe(true);
    for (const call of [expand, factor, expandAll])
      expect(call(expr).has("a")).toBe(true);
  });
});
