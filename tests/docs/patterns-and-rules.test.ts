import type { ExpressionInput } from "@cortex-js/compute-engine";
import { describe, expect, test, vi } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { S, testEngine } from "./corpus/engine.ts";

const table = tablesOf("docs/compute-engine/guides/patterns-and-rules.mdx");

const { ce } = testEngine();

/** A match as the page writes it: `null`, `{}`, or `_a = x, _n = 2`. */
function said(found: Readonly<Record<string, unknown>> | null): string {
  if (found === null) return "null";
  const names = Object.keys(found).toSorted();
  if (names.length === 0) return "{}";
  return names.map((name) => `${name} = ${String(found[name])}`).join(", ");
}

describe("the guide about patterns: match", () => {
  test.each(table("match"))(
    "%s and %s",
    (pattern = "", formula = "", match = "") => {
      const expr = ce.parse(formula);
      const found = expr.match(JSON.parse(pattern) as ExpressionInput);
      const parts = match.split(", ").toSorted().join(", ");
      expect(said(found).trim()).toBe(parts.trim());
    },
  );

  test.each(["Add", "Multiply"])("operands of %s come in any order", (name) => {
    const expr = ce.function(name, ["x", ce.function("Sin", ["y"])]);
    const patterns: ExpressionInput[] = [
      [name, "x", ["Sin", "_a"]],
      [name, ["Sin", "_a"], "x"],
    ];
    for (const pattern of patterns)
      expect(said(expr.match(pattern))).toBe("_a = y");
  });

  test.each([
    ["x-1", "Subtract", "Add"],
    ["a-2b", "Subtract", "Add"],
    [S`\frac{2x}{3}`, "Divide", "Multiply"],
  ])("%s does not match %s but %s", (latex, not, name) => {
    const expr = ce.parse(latex);
    expect(said(expr.match([not, "_x", "_y"]))).toBe("null");
    expect(expr.match([name, "_x", "_y"])).not.toBeNull();
  });

  test("one, one or more, none or more", () => {
    const matches = (latex: string, wildcard: string) =>
      ce.parse(latex).match(["List", 1, wildcard]) !== null;
    expect(matches("[1]", "_x")).toBe(false);
    expect(matches("[1]", "__x")).toBe(false);
    expect(matches("[1]", "___x")).toBe(true);
    expect(matches("[1,2]", "_x")).toBe(true);
    expect(matches("[1,2,3]", "_x")).toBe(false);
    expect(matches("[1,2,3]", "__x")).toBe(true);
  });
});

describe("the guide about patterns: replace", () => {
  const rule = { match: ["Sin", "_x"], replace: ["Cos", "_x"] } as const;

  test.each(table("replace"))("%s", (_, option = "", formula = "", result) => {
    const options = option === "" ? {} : { recursive: true };
    expect(String(ce.parse(formula).replace(rule, options))).toBe(result);
  });

  test("a rule that cannot be read is named in the console", () => {
    const heard = vi.spyOn(console, "error").mockReturnValue();
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    const logged = vi.spyOn(console, "log").mockReturnValue();
    expect(ce.parse("x").replace("not a rule")).toBe(null);
    const calls = [heard, warned, logged].flatMap(({ mock }) => mock.calls);
    expect(calls.join(" ")).toContain("not a rule");
    vi.restoreAllMocks();
  });
});

test.each([
  ["standard-simplification" as const, () => ce.simplificationRules],
  ["solve-univariate" as const, () => ce.solveRules],
  ["harmonization" as const, () => ce.harmonizationRules],
])("the rule set %s", (name, rules) => {
  expect(ce.getRuleSet(name)?.rules.length).toBe(rules().length);
});

test("a condition in LaTeX is asked", () => {
  const rule = "|x| -> x; x > 0";
  expect(ce.parse("|t|").replace(rule)).toBe(null);
  ce.assume("t > 0");
  expect(String(ce.parse("|t|").replace(rule))).toBe("t");
});

test("a rule is used once without an iteration limit", () => {
  const rule = { match: "x", replace: ["Add", "x", 1] } as const;
  expect(String(ce.parse("x").replace(rule))).toBe("x + 1");
  expect(String(ce.parse(S`\sin x`).replace(rule, { recursive: true }))).toBe(
    "sin(x + 1)",
  );
});
