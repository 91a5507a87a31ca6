import * as engine from "@cortex-js/compute-engine";
import { type Expression, isFunction } from "@cortex-js/compute-engine";
import { describe, expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { S, testEngine } from "./corpus/engine.ts";
import { runCell } from "./run-cell.ts";

const table = tablesOf("docs/compute-engine/guides/expressions.mdx");

const { ce } = testEngine();

/** Runs the call of a cell, with the names that the page uses. */
function run(call: string, x = ce.symbol("x")): Expression {
  const expr = ce.parse(S`\frac{x}{2}`);
  return runCell(call, { ce, x, expr }) as Expression;
}

describe("the guide about expressions: make an expression", () => {
  const rows = table("make-an-expression");

  test.each(rows)("%s %s", (label = "", call = "", result) => {
    const made = result === undefined ? run(`x.${label}`) : run(call);
    expect(String(made)).toBe(result ?? call);
    expect(made.isValid).toBe(true);
  });

  test("a method leaves the expression as it was", () => {
    const methods = rows.filter((row) => row.length === 2);
    expect(methods.length).toBeGreaterThan(10);
    const x = ce.symbol("x");
    for (const [method] of methods) run(`x.${method ?? ""}`, x);
    expect(String(x)).toBe("x");
  });

  test("ops is the array of the expression", () => {
    const sum = ce.parse("x+1");
    if (!isFunction(sum)) throw new Error("A sum is a function.");
    (sum.ops as Expression[])[0] = ce.number(3);
    expect(String(sum)).toBe("3 + 1");
  });

  test("expr() does not read formulas", () => {
    expect(ce.expr("x + 1").json).toBe("'x + 1'");
    expect(ce.expr("x").json).toBe("x");
  });
});

describe("the guide about expressions: look inside", () => {
  const rows = table("look-inside");
  const EXAMPLES = new Set(
    rows.flatMap(([, yes = ""]) => yes.split(/, (?=[^\d])|,(?=\\)/)),
  );
  const guards = engine as unknown as Record<
    string,
    (expr: Expression) => boolean
  >;

  test.each(rows)("%s", (guard = "", examples = "", members = "") => {
    const is = guards[guard.replace("()", "")];
    const own = examples.split(/, (?=[^\d])|,(?=\\)/);
    for (const latex of EXAMPLES) {
      const expr = ce.parse(latex);
      expect([latex, is?.(expr)]).toEqual([latex, own.includes(latex)]);
      if (!own.includes(latex)) continue;
      for (const member of members.split(", ")) {
        const value = (expr as unknown as Record<string, unknown>)[member];
        expect([latex, member, value === undefined]).not.toContain(true);
      }
    }
  });

  test("no answer", () => {
    expect(ce.parse("0.75").toRational()).toBe(null);
    expect(ce.parse(S`\sin x`).polynomialCoefficients("x")).toBe(undefined);
  });
});

describe("the guide about expressions: text and data", () => {
  test.each(table("as-a-string-or-as-data"))("%s", (_, call = "", text) => {
    const value: unknown = run(call);
    expect(Array.isArray(value) ? JSON.stringify(value) : String(value)).toBe(
      text,
    );
  });
});
