import { ComputeEngine } from "@cortex-js/compute-engine";
import { describe, expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { S, testEngine } from "./corpus/engine.ts";

const table = tablesOf("docs/compute-engine/guides/notebooks.mdx");

const { ce, compute } = testEngine();

describe("the guide about notebooks", () => {
  const rows = table("notebooks-and-spreadsheets");

  test.each(rows)("%s", (latex = "", defines = "", references = "") => {
    const cell = ce.parse(latex);
    expect(cell.isValid).toBe(true);
    expect(cell.defines.join(", ")).toBe(defines);
    expect(cell.references.join(", ")).toBe(references);
    for (const name of cell.referencedFunctions)
      expect(latex).toContain(`${name}(`);
  });

  test("the functions that are called are those with parentheses", () => {
    expect(ce.parse("f(b)").referencedFunctions).toEqual(["f"]);
    expect(ce.parse("b := a+1").referencedFunctions).toEqual([]);
  });

  test.each(["A := 3", S`f(x) := x^2`, S`b := \pi`])(
    "%s evaluates to what the symbol gets",
    (latex) => {
      const cell = ce.parse(latex);
      const value = cell.evaluate();
      const [name = ""] = cell.defines;
      if (name === "f") expect(compute("f(3)").is(9)).toBe(true);
      else expect(ce.symbol(name).evaluate().isSame(value)).toBe(true);
    },
  );

  test.each([
    ["x+1", "1+x"],
    ["x^2", "x x"],
    [S`\frac12`, "0.5"],
    ["2x", "x2"],
  ])("%s and %s: equal digests are equal MathJSON", (one, other) => {
    const [a, b] = [ce.parse(one), ce.parse(other)];
    expect(a.digest).toHaveLength(32);
    const same = JSON.stringify(a.json) === JSON.stringify(b.json);
    expect(a.digest === b.digest).toBe(same);
    if (same) expect(a.hash).toBe(b.hash);
    expect(new ComputeEngine().parse(one).digest).toBe(a.digest);
  });

  test("a value is not part of a digest or a hash", () => {
    const { digest, hash } = ce.parse("x+1");
    ce.assign("x", 7);
    expect(ce.parse("x+1").digest).toBe(digest);
    expect(ce.parse("x+1").hash).toBe(hash);
  });

  test("an assignment to a tuple is in neither list", () => {
    const cell = ce.expr(["Assign", ["Tuple", "a", "b"], ["Tuple", 1, 2]]);
    expect(cell.defines).toEqual([]);
    cell.evaluate();
    expect(ce.parse("a+b").evaluate().is(3)).toBe(true);
  });

  test("a discarded checkpoint cannot be restored", () => {
    const mark = ce.checkpoint();
    ce.discard(mark);
    expect(() => {
      ce.restore(mark);
    }).toThrow("no longer live");
  });
});
