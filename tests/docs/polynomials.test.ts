import type { Expression } from "@cortex-js/compute-engine";
import { expect, test } from "vitest";

import { testEngine } from "./corpus/engine.ts";
import {
  REWRITE,
  SPLIT,
  VARIABLE,
  polynomialsOf,
} from "./corpus/polynomials.ts";

const { ce } = testEngine();

const { value } = polynomialsOf(ce);

type Real = (x: number, y: number) => number;

const POLYNOMIALS: readonly (readonly [string, Real])[] = [
  ["x^2 - 5x + 6", (x) => x * x - 5 * x + 6],
  ["(x + 1)^3", (x) => (x + 1) ** 3],
  ["6x^2 + x - 2", (x) => 6 * x * x + x - 2],
  ["\\frac12 (x + \\frac13)^2", (x) => (x + 1 / 3) ** 2 / 2],
  ["0.5x^2 - 2", (x) => 0.5 * x * x - 2],
  ["(x - 1.5)(x + 0.2)", (x) => (x - 1.5) * (x + 0.2)],
  ["x^4 + x^2 + 1", (x) => x ** 4 + x * x + 1],
  ["x^6 - 2", (x) => x ** 6 - 2],
  ["x^2 - y^2", (x, y) => x * x - y * y],
  ["(x + y)(x - 2y)", (x, y) => (x + y) * (x - 2 * y)],
  ["x^2 + 2xy + y^2", (x, y) => (x + y) ** 2],
  ["x(xy + y + 1)", (x, y) => x * (x * y + y + 1)],
  ["\\pi x + \\pi", (x) => Math.PI * (x + 1)],
];

const OTHERS: readonly (readonly [string, Real])[] = [
  ["x(2(x+1)+y)", (x, y) => x * (2 * (x + 1) + y)],
  ["\\frac{1}{x} + \\frac{1}{y}", (x, y) => 1 / x + 1 / y],
  ["\\frac{1}{x-1} - \\frac{1}{x+1}", (x) => 1 / (x - 1) - 1 / (x + 1)],
  ["\\frac{x^3}{x^2-1}", (x) => x ** 3 / (x * x - 1)],
  ["\\frac{1}{x(x^2+1)}", (x) => 1 / (x * (x * x + 1))],
  ["\\frac{1}{(x-1)^2(x+1)}", (x) => 1 / ((x - 1) ** 2 * (x + 1))],
  ["\\frac{3x+5}{(2x-1)(x+3)}", (x) => (3 * x + 5) / ((2 * x - 1) * (x + 3))],
  ["\\frac{x^2-y^2}{x-y}", (x, y) => x + y],
];

/** At points that are roots of no denominator. */
function expectSame(label: string, got: Real, wanted: Real) {
  for (const [x, y] of [
    [0.37, 1.91],
    [-2.3, 0.45],
    [5.7, -3.1],
  ] as const) {
    const off =
      Math.abs(got(x, y) - wanted(x, y)) / (1 + Math.abs(wanted(x, y)));
    expect([label, x, off < 1e-9]).toEqual([label, x, true]);
  }
}

const at =
  (expr: Expression): Real =>
  (x, y) =>
    expr.subs({ x, y }).N().re;

test.each([...REWRITE, ...SPLIT])("%s keeps the value", (name) => {
  for (const [latex, f] of [...POLYNOMIALS, ...OTHERS]) {
    expectSame(latex, at(value(name, latex)), f);
    if (VARIABLE.includes(name) || name === "Factor")
      expectSame(latex, at(value(name, latex, "x")), f);
    const alias = name.replace("Apart", "PartialFraction");
    expect(value(name, latex).isSame(value(alias, latex))).toBe(true);
  }
});

test("coefficients, degree, quotient and remainder agree with the polynomial", () => {
  for (const [index, [latex, f]] of POLYNOMIALS.entries()) {
    const list = value("CoefficientList", latex, "x");
    const coefficients = [...list.each()].map(at);
    const degree = value("PolynomialDegree", latex, "x").re;
    expect([latex, coefficients.length]).toEqual([latex, degree + 1]);
    expectSame(latex, at(value("Polynomial", list, "x")), f);
    const horner: Real = (x, y) =>
      coefficients.reduce((sum, c) => sum * x + c(x, y), 0);
    expectSame(latex, horner, f);
    for (const [divisor, d] of POLYNOMIALS.filter(
      (_, i) => (i + index) % 4 === 0,
    )) {
      const quotient = value("PolynomialQuotient", latex, divisor, "x");
      const rest = value("PolynomialRemainder", latex, divisor, "x");
      const [q, r] = [at(quotient), at(rest)];
      expectSame(divisor, (x, y) => q(x, y) * d(x, y) + r(x, y), f);
      const most = value("PolynomialDegree", divisor, "x").re;
      expect(value("PolynomialDegree", rest, "x").re).toBeLessThan(most);
    }
  }
});

/** A polynomial with these roots, multiplied out here. */
function withRoots(a: number, roots: readonly number[]) {
  const times = (row: number[], root: number) =>
    [...row, 0].map((each, index) => each - root * (row[index - 1] ?? 0));
  return value(
    "Polynomial",
    ce.expr(["List", ...roots.reduce(times, [a])]),
    "x",
  );
}

test("roots, discriminant, resultant and common divisor follow from the roots", () => {
  const product = (factors: number[]) =>
    factors.reduce((all, each) => all * each, 1);
  const cases = [
    [1, 2],
    [3, 3],
    [-1, 2, 3],
    [2, 2, 5],
    [1, -1, 2, -2],
  ];
  for (const roots of cases) {
    const p = withRoots(-2, roots);
    const found = [...value("PolynomialRoots", p, "x").each()].map(({ re }) =>
      re.toFixed(9),
    );
    expect(found.sort()).toEqual(
      [...new Set(roots.map((root) => root.toFixed(9)))].sort(),
    );
    const gaps = roots.flatMap((one, i) =>
      roots.slice(i + 1).map((two) => (one - two) ** 2),
    );
    const discriminant = (-2) ** (2 * roots.length - 2) * product(gaps);
    expect(value("Discriminant", p, "x").re).toBe(discriminant);
    for (const others of cases) {
      const q = withRoots(3, others);
      const values = roots.map(
        (root) => 3 * product(others.map((other) => root - other)),
      );
      const resultant = (-2) ** others.length * product(values);
      expect(value("Resultant", p, q, "x").re).toBeCloseTo(resultant, 9);
      const left = [...others];
      const common = roots.filter(
        (root) => left.includes(root) && left.splice(left.indexOf(root), 1),
      );
      expect(
        value("PolynomialGCD", p, q, "x").isSame(withRoots(1, common)),
      ).toBe(true);
    }
  }
});

test("a product with a fraction needs `Expand` twice", () => {
  const products = [
    ["(x + \\frac1x)(x - \\frac1x)", "x^2 - x^{-2}"],
    ["(x + 1)\\frac1x", "1 + \\frac1x"],
    ["(x + 1)(x + 2)\\frac1x", "x + 3 + \\frac2x"],
    ["(a + b)\\frac{c}{d}", "\\frac{ac}{d} + \\frac{bc}{d}"],
  ] as const;
  for (const [latex, expanded] of products) {
    const once = value("Expand", ce.parse(latex));
    expect(once.isSame(ce.parse(expanded)), latex).toBe(false);
    const twice = value("Expand", once);
    expect(twice.isSame(ce.parse(expanded)), latex).toBe(true);
  }
});
