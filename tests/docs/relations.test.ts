import { readFileSync } from "node:fs";

import type { Expression } from "@cortex-js/compute-engine";
import { describe, expect, test } from "vitest";

import { factsOf, operators } from "../../plugins/package-facts/index.ts";
import { tableRows, tablesOf } from "../page-rows.ts";
import { testEngine } from "./corpus/engine.ts";
import { runCell } from "./run-cell.ts";

const PAGE = "docs/compute-engine/reference/relations.mdx";
const table = tablesOf(PAGE);
const NAMES = (await factsOf(operators))
  .filter(({ library }) => library === "relop")
  .map(({ name }) => name);

const { ce, compute, apply } = testEngine();

const said = (result: Expression) =>
  ["True", "False"].find((name) => result.isSame(ce.symbol(name)));

/** Evaluates a relation to true, false, or undefined where it stays. */
function truth(...all: Parameters<typeof apply>): boolean | undefined {
  const found = said(apply(...all));
  return found === undefined ? undefined : found === "True";
}

type Meaning = (a: number, b: number) => boolean;
const equal: Meaning = (a, b) => a === b;
const close: Meaning = (a, b) => Math.abs(a - b) <= 1e-10;
const integer = (a: number) => BigInt(Math.sign(a) * Math.round(Math.abs(a)));

/** Meanings of relations for two real numbers; their negations follow. */
const POSITIVE: Record<string, Meaning> = {
  Equal: equal,
  IdenticallyEqual: equal,
  Same: equal,
  IsSame: equal,
  Congruent: (a, b) => (integer(a) - integer(b)) % 3n === 0n,
  Less: (a, b) => a < b,
  LessEqual: (a, b) => a <= b,
  Greater: (a, b) => a > b,
  GreaterEqual: (a, b) => a >= b,
  Precedes: (a, b) => a < b,
  Succeeds: (a, b) => a > b,
  Approx: close,
  ApproxEqual: close,
  TildeEqual: close,
  TildeFullEqual: close,
};

const STAYS = ["Tilde", "NotTilde", "NotGreater"];

function meaningOf(name: string): Meaning {
  if (POSITIVE[name]) return POSITIVE[name];
  if (name === "NotApproxNotEqual") return close;
  const meaning = POSITIVE[name.replaceAll("Not", "")];
  if (!meaning) throw new Error(`What does ${name} mean?`);
  return (a, b) => !meaning(a, b);
}

const NUMBERS = [-7, -0.5, 0, 0.5, 2, 3, 5, 1e20];

test("the page has an entry for each name", () => {
  const page = readFileSync(PAGE, "utf8");
  const missing = NAMES.filter((name) => !page.includes(`of="${name}"`));
  expect(missing).toEqual([]);
  expect(page.match(/<Signature\b/g)?.length).toBe(NAMES.length);
});

test.each(NAMES)("%s says what it means, or stays", (name) => {
  const rest = name === "Congruent" ? [3] : [];
  for (const a of NUMBERS)
    for (const b of NUMBERS)
      expect(truth(name, a, b, ...rest), `${a}, ${b}`).toEqual(
        STAYS.includes(name) ? undefined : meaningOf(name)(a, b),
      );
});

test.each(NAMES.filter((name) => /Approx|Tilde\w*Equal/.test(name)))(
  "%s compares within the tolerance, and numbers only",
  (name) => {
    const says = meaningOf(name)(1, 1);
    for (const tolerance of [1e-10, 1e-3, 0.01]) {
      ce.tolerance = tolerance;
      for (const [a, b] of [
        [Math.PI, 3.14],
        [1, 1 + 1e-9],
        [1e6, 1e6 + 0.001953125],
      ] as const) {
        const within = Math.abs(a - b) <= tolerance;
        expect(truth(name, a, b)).toBe(within ? says : !says);
        expect(truth("Equal", a, b)).toBe(within);
      }
    }
    const infinite = truth(name, "PositiveInfinity", "PositiveInfinity");
    expect(infinite).toBe(!says);
    for (const other of ["x", ["List", 1, 2], "'a'", ["Set", 1]])
      expect(truth(name, other, other)).toBeUndefined();
  },
);

const ORDER = NAMES.filter((name) => /^(Less|Greater)/.test(name));

test.each(ORDER)("%s: chains, NaN, strings, lists, complex numbers", (name) => {
  const meaning = meaningOf(name);
  for (const a of [1, 2, 3])
    for (const b of [1, 2, 3]) {
      for (const c of [1, 2, 3]) {
        const all = meaning(a, b) && meaning(b, c);
        expect([a, b, c, truth(name, a, b, c)]).toEqual([a, b, c, all]);
      }
      const each = apply(name, ["List", a, b], 2).json;
      const wanted = [a, b].map((one) => (meaning(one, 2) ? "True" : "False"));
      expect(each).toEqual(["List", ...wanted]);
      const words = [a, b].map((one) => `'${"-abc".charAt(one)}'`);
      expect(truth(name, ...words)).toBe(meaning(a, b));
    }
  for (const other of [1, "NaN", "Pi", "PositiveInfinity"]) {
    expect(truth(name, "NaN", other)).toBe(false);
    expect(truth(name, other, "NaN")).toBe(false);
    const negation = `Not${name.replace("Equal", "NotEqual")}`;
    if (name !== "Greater") expect(truth(negation, "NaN", other)).toBe(true);
  }
  expect(truth(name, ["Complex", 0, 1], 2)).toBeUndefined();
});

test.each(["0 < 5 < 1", "a \\le b \\le c", "1 = x = 2", "3 > 2 > 1 > 0"])(
  "simplify() drops operands of %s",
  (latex) => {
    const { json } = ce.parse(latex).simplify();
    expect(json).toHaveLength(3);
  },
);

test("Same answers as the method isSame(), whatever the values", () => {
  const guide = "docs/compute-engine/guides/checking-answers.mdx";
  ce.assign("x", 3);
  for (const [a = "", b = "", same] of [
    ...tableRows(guide, "which-comparison"),
    ["x", "3", "false"],
  ]) {
    const found = ce.function("Same", [ce.parse(a), ce.parse(b)]).evaluate();
    expect([a, said(found)]).toEqual([a, same === "true" ? "True" : "False"]);
    expect([a, ce.parse(a).isSame(ce.parse(b))]).toEqual([a, same === "true"]);
  }
});

describe("the tables of the page", () => {
  const codes = (cell = "") => cell.split(", ");
  const all = table("latex");
  const forms = all.filter((row) => row.length === 5);
  const rest = table("without-a-meaning");

  test.each(forms)("%s", (latex, operator, ...cells) => {
    for (const form of codes(latex)) {
      const raw = ce.parse(`a ${form} b`, { form: "raw" });
      expect([form, raw.operator]).toEqual([form, operator]);
      for (const [index, a] of [1, 2, 3].entries()) {
        const result = compute(`${String(a)} ${form} 2`);
        const found = said(result) ?? (result.isValid ? "stays" : "error");
        expect([form, a, found]).toEqual([form, a, cells[index]]);
      }
    }
  });

  test.each(rest)("without a meaning: %s", (latex, read, instead = "") => {
    for (const form of codes(latex)) {
      const found = ce.parse(`1 ${form} 2`);
      if (read === "Error") expect(found.isValid, form).toEqual(false);
      else {
        expect([found.operator, found.isValid]).toEqual([read, true]);
        expect(found.evaluate().operator).toBe(read);
        expect(NAMES).not.toContain(read);
      }
      expect(said(compute(`1 ${instead} 2`))).toBeDefined();
    }
  });

  test.each(table("stays"))("%s: %s", (latex = "", _, code = "") => {
    expect(said(compute(latex))).toBeUndefined();
    runCell(code, { ce });
    expect(said(compute(latex))).toBe("True");
  });
});
