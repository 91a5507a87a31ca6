import { describe, expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { S, testEngine } from "./corpus/engine.ts";

const table = tablesOf("docs/compute-engine/reference/trigonometry.mdx");
const NAMES = ["Sin", "Cos", "Tan"] as const;

const { ce } = testEngine();

const value = (name: string, latex: string) =>
  ce.function(name, [ce.parse(latex)]).evaluate();

describe("the reference of trigonometry: exact values", () => {
  const rows = table("exact-values");

  test.each(rows)("%s", (angle = "", ...cells) => {
    for (const [index, name] of NAMES.entries()) {
      const found = value(name, angle);
      expect(String(found)).toBe(cells[index]);
    }
  });

  test.each(rows)("%s, by symmetry", (angle = "") => {
    for (const name of NAMES) {
      for (const around of ["-(%)", S`\pi - %`, S`\pi + %`, S`2\pi + %`]) {
        const latex = around.replace("%", angle);
        expect([latex, value(name, latex).operator]).not.toEqual([latex, name]);
      }
    }
  });

  test.each([
    "1",
    S`\frac{1}{2}`,
    S`\sqrt{2}`,
    S`\frac{\pi}{7}`,
    S`\frac{\pi}{9}`,
  ])("others stay: %s", (angle) => {
    for (const name of NAMES) expect(value(name, angle).operator).toBe(name);
  });
});

const INVERSES = [
  ["Sin", "Arcsin"],
  ["Cos", "Arccos"],
  ["Tan", "Arctan"],
  ["Cot", "Arccot"],
  ["Sec", "Arcsec"],
  ["Csc", "Arccsc"],
  ["Sinh", "Arsinh"],
  ["Cosh", "Arcosh"],
  ["Tanh", "Artanh"],
  ["Coth", "Arcoth"],
  ["Sech", "Arsech"],
  ["Csch", "Arcsch"],
] as const;

test.each(INVERSES)("the inverse of %s is %s", (name, inverse) => {
  const found = ce.expr(["InverseFunction", name]).evaluate();
  if (name === "Csc") expect(found.isValid).toBe(false);
  else if (name === "Cot" || name === "Coth")
    expect(found.operator).toBe("InverseFunction");
  else expect(found.json).toBe(inverse);
  for (const x of [0.3, 0.8]) {
    const there = ce.function(name, [ce.number(x)]).N();
    expect(ce.function(inverse, [there]).N().re).toBeCloseTo(x, 9);
  }
});

test.each(["Arcsinh", "Arccosh", "Arctanh", "Arccoth", "Arcsech", "Arccsch"])(
  "%s is an unknown function",
  (name) => {
    expect(ce.lookupDefinition(name)).toBeUndefined();
  },
);

test.each([-2, -0.5, 0.5, 2])("the ranges of the inverses hold %s", (x) => {
  const angle = (name: string) => ce.function(name, [ce.number(x)]).N().re;
  expect(Math.abs(angle("Arctan"))).toBeLessThan(Math.PI / 2);
  expect(angle("Arccot")).toBeGreaterThan(0);
  expect(angle("Arccot")).toBeLessThan(Math.PI);
  const [lo, hi] =
    Math.abs(x) > 1 ? ["Arccsc", "Arcsec"] : ["Arcsin", "Arccos"];
  expect(Math.abs(angle(lo ?? ""))).toBeLessThanOrEqual(Math.PI / 2);
  expect(angle(hi ?? "")).toBeGreaterThanOrEqual(0);
  expect(angle(hi ?? "")).toBeLessThanOrEqual(Math.PI);
});

test("the angle of a point is above -π and up to π", () => {
  for (const y of [-2, 0, 2])
    for (const x of [-3, 0, 3])
      expect(ce.expr(["Arctan2", y, x]).N().re).toBeCloseTo(Math.atan2(y, x));
});
