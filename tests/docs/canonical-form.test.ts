import { ComputeEngine, type Expression } from "@cortex-js/compute-engine";
import { describe, expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { S, testEngine } from "./corpus/engine.ts";
import { runCell } from "./run-cell.ts";

const table = tablesOf("docs/compute-engine/guides/canonical-form.mdx");
type FormOption = NonNullable<Parameters<ComputeEngine["parse"]>[1]>["form"];
const FORMS = ["raw", "structural", "canonical"] as const;

const { ce } = testEngine();

describe("the guide about canonical form: what changes", () => {
  const rows = table("what-changes");

  test.each(rows)("%s", (typed = "", raw, canonical) => {
    expect(String(ce.parse(typed, { form: "raw" }))).toBe(raw);
    expect(String(ce.parse(typed, { form: "structural" }))).toBe(raw);
    const expr = ce.parse(typed);
    expect(String(expr)).toBe(canonical);
    expect(expr.canonical.isSame(expr)).toBe(true);
    expect(ce.expr(expr.json).isSame(expr)).toBe(true);
  });

  test.each([
    "x + x",
    "x - x",
    "0.1 + 0.2",
    "2^{1000}",
    S`\ln e`,
    S`\sin \pi`,
    "x^0",
    "(x + 1)^2",
  ])("%s stays as it is", (typed) => {
    const raw = ce.parse(typed, { form: "raw" }).latex;
    const canonical = ce.parse(typed).latex;
    expect(canonical.replace(S`\exponentialE`, "e")).toBe(raw);
    expect(["1", "0", "x"]).not.toContain(canonical);
  });
});

describe("the guide about canonical form: the three forms", () => {
  const rows = table("the-three-forms").filter((row) => row.length === 4);

  test.each(rows)("%s", (call = "", ...answers) => {
    const got = FORMS.map((form) => {
      const engine = new ComputeEngine();
      try {
        const expr = engine.parse("1 + x", { form });
        return String(runCell(`expr.${call}`, { expr, ce: engine }));
      } catch (error) {
        expect(String(error)).toBe("Error: Not canonical");
        return "error";
      }
    });
    expect(got).toEqual(answers);
  });

  test.each<[string, (expr: Expression) => unknown]>([
    ["add", (expr) => expr.add(1)],
    ["sub", (expr) => expr.sub(expr.engine.One)],
    ["mul", (expr) => expr.mul(2)],
    ["div", (expr) => expr.div(2)],
    ["neg", (expr) => expr.neg()],
    ["inv", (expr) => expr.inv()],
    ["sqrt", (expr) => expr.sqrt()],
    ["root", (expr) => expr.root(3)],
    ["abs", (expr) => expr.abs()],
    ["ln", (expr) => expr.ln()],
  ])("%s() of a raw expression throws", (_, call) => {
    expect(() => call(ce.parse("1+x", { form: "raw" }))).toThrow(
      "Not canonical",
    );
    call(ce.parse("1+x", { form: "structural" }));
    call(ce.parse("1+x"));
  });

  test.each(FORMS)(
    "the %s form of what cannot be read has an error",
    (form) => {
      expect(ce.parse("x+", { form }).isValid).toBe(false);
    },
  );

  test("expr() and function() take the option", () => {
    const raw = { form: "raw" } as const;
    expect(String(ce.expr(["Add", 1, "x"], raw))).toBe("1 + x");
    expect(String(ce.function("Add", [1, "x"], raw))).toBe("1 + x");
    expect(String(ce.expr(["Add", 1, "x"]))).toBe("x + 1");
    expect(String(ce.function("Add", [1, "x"]))).toBe("x + 1");
  });
});

describe("the guide about canonical form: choose the steps", () => {
  test.each(table("choose-the-steps"))(
    "%s",
    (step = "", typed = "", result) => {
      const form = [step] as FormOption;
      expect(String(ce.parse(typed, { form }))).toBe(result);
      const raw = ce.parse(typed, { form: "raw" });
      expect(raw.isSame(ce.parse(typed, { form }))).toBe(false);
    },
  );
});

test("2x is an InvisibleOperator in raw form only", () => {
  expect(ce.parse("2x", { form: "raw" }).operator).toBe("InvisibleOperator");
  expect(ce.parse("2x").operator).toBe("Multiply");
});

test("pow() of a raw expression does not throw", () => {
  expect(String(ce.parse("1+x", { form: "raw" }).pow(2))).toBe("(1 + x)^2");
});
