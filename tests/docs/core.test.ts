import { readFileSync } from "node:fs";

import { isFunction, type MathJsonExpression } from "@cortex-js/compute-engine";
import { expect, test } from "vitest";

import { factsOf, operators } from "../../plugins/package-facts/index.ts";
import { tableRows } from "../page-rows.ts";
import { testEngine } from "./corpus/engine.ts";

const PAGE = "docs/compute-engine/reference/core.mdx";
const SOURCE = readFileSync(PAGE, "utf8");
const METHODS = ["evaluate", "N", "simplify"] as const;

const { ce, value, expr } = testEngine();

const text = (json: unknown) => String(value(json));
const namesIn = (part: string) =>
  [...part.matchAll(/of="(\w+)"/g)].map(([, name = ""]) => name);

test("the names of the page are of the library, each once", async () => {
  const names = namesIn(SOURCE);
  const own = (await factsOf(operators)).filter((x) => x.library === "core");
  expect(own.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  expect(new Set(names).size).toBe(names.length);
});

test.each(tableRows(PAGE, "absent-values-and-errors"))(
  "absent: %s",
  (written = "", sum, list, isMissing, coalesce, printed) => {
    const absent = JSON.parse(written) as MathJsonExpression;
    const added = value(["Add", 1, absent]);
    expect(added.isValid ? String(added) : "Error(…)").toBe(sum);
    expect(text(["List", 1, absent, 2])).toBe(list);
    expect(text(["IsMissing", absent])).toBe(isMissing);
    expect(text(["Coalesce", absent, 7])).toBe(coalesce);
    expect(JSON.stringify(value(absent).json)).toBe(written);
    expect(text(absent)).toBe(printed);
  },
);

test("absent values in calls, null, and errors", () => {
  const count = (json: MathJsonExpression) => {
    const whole = value(json);
    return isFunction(whole) ? whole.nops : 0;
  };
  for (const name of ["List", "Tuple", "Set", "f"]) {
    expect(count([name, 1, "Nothing", 2])).toBe(2);
    expect(count([name, 1, "Missing", 2])).toBe(3);
  }
  expect([null, undefined].map(text)).toEqual(
    Array(2).fill(text(["Error", "'missing'"])),
  );
  const error = ["Error", "'x'"];
  expect(text(["IsMissing", error])).toBe('Error("x")');
  expect(text(["Coalesce", error, 1])).toBe('Error("x")');
  for (const no of ["NaN", "PositiveInfinity", "Missing", ["List", error]])
    expect(text(["IsError", no])).toBe('"False"');
});

test("Solve has the roots that the equation was made of", () => {
  const numbers = [-3, -1, 0, 2, 5];
  for (const p of numbers)
    for (const q of numbers) {
      const factors = [p, q].map((root) => ["Subtract", "x", root]);
      const found = value(["Solve", ["Multiply", ...factors], "x"]);
      const roots = [...found.each()].map(({ re }) => re);
      expect(new Set(roots)).toEqual(new Set([p, q]));
      const sum = ["Equal", ["Add", "x", "y"], p + q];
      const difference = ["Equal", ["Subtract", "x", "y"], p - q];
      const system = ["List", sum, difference];
      const pair = text(["Solve", system, ["List", "x", "y"]]);
      expect(pair).toBe(`[(${String(p)}, ${String(q)})]`);
    }
});

test.each([2, 3, 5, 7])("N of Solve stays exact: square root of %s", (n) => {
  const solve = ["Solve", ["Equal", ["Power", "x", 2], n], "x"];
  const exact = text(solve);
  expect(exact).toContain("sqrt");
  expect([String(expr(solve).N()), text(["N", solve])]).toEqual([exact, exact]);
  const [decimal] = [...value(solve).N().each()];
  expect(decimal?.re).toBeCloseTo(Math.sqrt(n), 12);
});

test("FindRoot: a root near the start, whatever the symbol's value", () => {
  ce.assign("x", 5);
  for (const k of [-2, -1, 1, 2, 3]) {
    const near = ["List", ["Tuple", "x", k * Math.PI + 0.2]];
    const found = ["FindRoot", ["Sin", "x"], near];
    const { re } = value(["At", found, "'parameters'", "'x'"]);
    expect(re).toBeCloseTo(k * Math.PI, 6);
  }
  expect(text("x")).toBe("5");
  for (const start of [["Tuple", "x", 1], "x", ["List", "x"]])
    expect(value(["FindRoot", ["Add", "x", "k"], start]).operator).toBe(
      "FindRoot",
    );
});

test.each([1, 3, 6, 12])("N rounds to %s digits, but not in a list", (n) => {
  expect(value(["N", "Pi", n]).re).toBe(Number(Math.PI.toPrecision(n)));
  const all = [...value(["N", ["List", "Pi"], n]).each()];
  const product = value(["N", ["Multiply", "Pi", "x"], n]);
  expect([all[0]?.re, product.re]).toEqual([Math.PI, NaN]);
  expect(String(product)).toContain(text(["N", "Pi"]));
});

test("ReplaceAll: symbols everywhere, patterns as a whole, no predicate", () => {
  for (const wrap of ["f", "List", "Exp", "Negate"]) {
    const whole = (inner: unknown) => [wrap, ["g", inner, "y"]];
    const swap = ["List", ["Rule", "x", "y"], ["Rule", "y", "x"]];
    const swapped = text(["ReplaceAll", whole("x"), swap]);
    expect(swapped).toBe(text([wrap, ["g", "y", "x"]]));
    const pattern = ["Rule", ["g", "_a", "_b"], "_a"];
    expect(text(["ReplaceAll", whole("x"), pattern])).toBe(text(whole("x")));
    expect(text(["ReplaceAll", ["g", 1, 2], [...pattern, "False"]])).toBe("1");
  }
});

test("Hold keeps, HoldValues gives back, Timing repeats", () => {
  ce.assign({ x: 5, y: 7 });
  const sum = ["Add", "x", "y", "x"];
  for (const method of METHODS)
    expect(expr(["Hold", sum])[method]().json).toEqual(["Hold", sum]);
  for (const some of ["x", ["List", "x"], ["Set", "x"], ["Tuple", "x"]])
    expect(text(["HoldValues", sum, some])).toBe("2x + 7");
  expect(text(sum)).toBe("17");
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  ce.effects = { console: { log, readLine: () => null } };
  for (const repeat of [1, 3, 6]) value(["Timing", ["Print", repeat], repeat]);
  expect(lines.join("")).toBe("111333666666");
  expect(text(["Input"])).toBe('"Nothing"');
});

test.each(namesIn(SOURCE.slice(SOURCE.indexOf("### To, Colon"))))(
  "%s has no value",
  (name) => {
    const known = name === "Prime" ? ["f", 2] : ["A", "B"];
    const rest = name === "IndexedSequence" ? ["t", "n", 1, 5] : known;
    const whole = ce.expr([name, ...rest]);
    expect(whole.isValid).toBe(true);
    for (const method of METHODS)
      expect(whole[method]().json).toEqual(whole.json);
    expect(ce.parse(whole.latex).json).toEqual(whole.json);
  },
);
