import { readFileSync } from "node:fs";

import type { Expression } from "@cortex-js/compute-engine";
import { expect, test } from "vitest";

import { S, testEngine } from "./corpus/engine.ts";
import {
  REWRITE,
  SPLIT,
  VARIABLE,
  polynomialsOf,
} from "./corpus/polynomials.ts";

const { ce } = testEngine();

const { value, applied } = polynomialsOf(ce);
const FILE = "docs/compute-engine/reference/polynomials.mdx";

test.each(VARIABLE)("%s needs to know its variable", (name) => {
  const stays = (latex: string) => applied(name, latex).operator === name;
  expect(["z^3 - s", "z^2 - a"].every(stays)).toBe(true);
  expect(["z^3 - x^2", "z^2 - 1", "\\pi z^2 - e + i"].some(stays)).toBe(false);
  expect(applied(name, "z^3 - s", "z").operator).not.toBe(name);
  ce.assign("z", 3);
  expect(stays("z^2 - 1")).toBe(true);
  expect(applied(name, "z^2 - 1", "z").operator).not.toBe(name);
});

test("operators use or keep values and constants", () => {
  ce.assign("a", 5);
  const [p, q] = ["\\pi x^2 + a x - e", "x - a"];
  const kept = (result: Expression) =>
    ["a", "Pi", "ExponentialE"].map((name) => result.has(name));
  for (const name of REWRITE)
    expect([name, kept(value(name, p))]).toEqual([name, [false, false, false]]);
  for (const name of [...SPLIT, "CoefficientList", "Discriminant"])
    expect(kept(value(name, p, "x")), name).toEqual([true, true, true]);
  for (const name of ["PolynomialRemainder", "Resultant"])
    expect(kept(value(name, p, q, "x")), name).toEqual([true, true, true]);
  expect(kept(value("PolynomialQuotient", p, q, "x"))).toEqual([
    true,
    true,
    false,
  ]);
  for (const [index, constant] of ["a", "\\pi", "e"].entries()) {
    const divisor = `x - ${constant}`;
    const common = value("PolynomialGCD", `x^2 - ${constant}^2`, divisor, "x");
    expect(kept(common)[index]).toBe(true);
  }
  expect(kept(value("Polynomial", "[\\pi, a, e]", "x"))).toEqual([
    true,
    true,
    true,
  ]);
  expect(kept(value("PolynomialRoots", p, "x"))).toEqual([false, true, true]);
});

test("Cancel and PolynomialRoots can stay if the variable has a value", () => {
  const fraction = "\\frac{z^2 - 9}{z - 3}";
  for (const [assigned, stays] of [
    ["w", false],
    ["z", true],
  ] as const) {
    ce.assign(assigned, 5);
    const canceled = value("Cancel", fraction, "z");
    expect(canceled.isSame(ce.parse(fraction))).toBe(stays);
    const roots = value("PolynomialRoots", "z^2 - 2", "z");
    expect(roots.operator === "PolynomialRoots").toBe(stays);
  }
});

/** What an operator changes, in the place of x(x+1), which some do not. */
const CHANGED = new Map([
  ["Together", "(1/x+1)"],
  ["Factor", "x^2+x"],
  ["Cancel", S`\frac{x^2+x}{x}`],
  ["PartialFraction", S`\frac{1}{x(x+1)}`],
  ["Apart", S`\frac{1}{x(x+1)}`],
]);

/** Returns what an operator makes of an operand, in the words of the table. */
function word(name: string, latex: string) {
  const rest = REWRITE.includes(name) ? [] : ["x"];
  const result = applied(name, latex, ...rest);
  if (result.is(1)) return "1";
  if (result.operator === name) return "stays";
  const expr = ce.parse(latex);
  if (String(result) === String(expr)) return "unchanged";
  const parts = latex.split(/[[\],=]/u).filter(Boolean);
  const each = parts.map((part) => applied(name, part, ...rest));
  if (String(result) !== String(ce.function(expr.operator, each)))
    return "changed";
  return expr.operator === "List" ? "each element" : "both sides";
}

test("the table of other operands says what each operator gives", () => {
  const page = readFileSync(FILE, "utf8");
  const table = /^\| Operators .*\n(?:\|.*\n)*/mu.exec(page)?.[0] ?? "";
  const cells = (row: string) => row.split("|").slice(1, -1);
  const [head = [], , ...rows] = table.trim().split("\n").map(cells);
  const operands = head.slice(1).map((cell) => cell.trim().slice(1, -1));
  const named = rows.flatMap(([names = "", ...says]) =>
    [...names.matchAll(/\w+/gu)].map(([name]) => {
      const said = says.map((cell) => cell.trim());
      const changed = CHANGED.get(name) ?? "x(x+1)";
      if (said.includes("unchanged"))
        expect(word(name, changed)).not.toBe("unchanged");
      for (const backwards of [false, true]) {
        const got = operands.map((latex) => {
          const sides = latex.replace("x(x+1)", changed).split(" = ");
          return word(name, (backwards ? sides.reverse() : sides).join(" = "));
        });
        expect([name, got]).toEqual([name, said]);
      }
      return name;
    }),
  );
  expect(named.sort()).toEqual([...REWRITE, ...VARIABLE].sort());
});
