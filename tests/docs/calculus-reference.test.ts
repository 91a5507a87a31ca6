import { describe, expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { S, testEngine } from "./corpus/engine.ts";

const table = tablesOf("docs/compute-engine/reference/calculus.mdx");

const { ce, compute, apply } = testEngine();

const functionOf = (latex: string): unknown[] => [
  "Function",
  ce.parse(latex).json,
  "x",
];

describe("derivatives", () => {
  test.each([
    S`\frac{d}{dx} \sin x`,
    S`\frac{\mathrm{d}}{\mathrm{d}x} \sin x`,
    S`\frac{d \sin x}{dx}`,
    S`D_x \sin x`,
    S`\sin'(x)`,
  ])("%s is read", (latex) => {
    expect(compute(latex).json).toEqual(["Cos", "x"]);
  });

  test("only the first notation of the table is an error", () => {
    const rows = table("derivatives");
    const latex = rows.map(([first = ""]) => first);
    const valid = latex.map((each) => ce.parse(each).isValid);
    expect(valid).toEqual([false, true, true]);
    expect(compute(latex[1] ?? "").json).not.toBe(2);
    expect(compute(latex[2] ?? "").json).toBe(0);
  });

  test.each([
    S`\sum_{k=1}^{3} x^k`,
    S`\int_0^x \sin t \, dt`,
    S`\prod_{k=1}^{x} k`,
  ])("that of %s stays", (latex) => {
    expect(ce.function("D", [ce.parse(latex), "x"]).evaluate().operator).toBe(
      "D",
    );
  });

  test.each([
    ["x^2", (x: number) => x * x],
    [S`\sin x`, Math.sin],
    [S`\sin(20x)`, (x: number) => Math.sin(20 * x)],
    ["x^x", (x: number) => x ** x],
    [S`\frac{1}{x}`, (x: number) => 1 / x],
  ] as const)("ND of %s is the central difference", (latex, f) => {
    const weights = [4 / 5, -1 / 5, 4 / 105, -1 / 280];
    for (const x of [0.5, 1, 2]) {
      const term = (weight: number, index: number) => {
        const step = (index + 1) / 10;
        return weight * (f(x + step) - f(x - step)) * 10;
      };
      const sum = weights.map(term).reduce((all, each) => all + each);
      expect(apply("ND", functionOf(latex), x).re).toBeCloseTo(sum, 9);
    }
  });
});

test("an integral and the samples of it agree", () => {
  for (const [latex, value] of [
    [S`\int_0^2 x^2 \, dx`, 8 / 3],
    [S`\int_0^\pi \sin x \, dx`, 2],
    [S`\int_0^2 |x - 1| \, dx`, 1],
    [S`\int_0^1 \frac{1}{\sqrt{x}} \, dx`, 2],
  ] as const) {
    expect(compute(latex).N().re).toBeCloseTo(value, 12);
    expect(ce.parse(latex).N().re).toBeCloseTo(value, 9);
  }
});

test.each([
  ["1/z", 0, 1],
  [S`\frac{\cos z}{z^3}`, 0, -0.5],
  [S`\frac{1}{(z - 1)(z - 2)}`, 2, 1],
  [S`\frac{1}{z^3}`, 0, 0],
] as const)("the residue of %s at %s is %s", (latex, point, residue) => {
  expect(apply("Residue", ce.parse(latex).json, "z", point).N().re).toBe(
    residue,
  );
});

describe("limits", () => {
  test.each([
    [S`\lim_{x \to 0^+} x^x`, 1],
    [S`\lim_{n \to \infty} \sum_{k=1}^{n} \frac{1}{k^2}`, Math.PI ** 2 / 6],
  ])("%s is a number only by N()", (latex, value) => {
    const limit = ce.parse(latex);
    expect(limit.evaluate().operator).toBe("Limit");
    expect(limit.N().re).toBeCloseTo(value, 6);
  });

  test.each([S`\frac{|x|}{x}`, S`\lfloor x \rfloor`])(
    "of %s, N() gives that from above",
    (latex) => {
      const f = functionOf(latex);
      expect(apply("Limit", f, 0).operator).toBe("Limit");
      const above = apply("NLimit", f, 0, 1).re;
      expect(apply("NLimit", f, 0, -1).re).not.toBe(above);
      expect(apply("NLimit", f, 0).re).toBe(above);
    },
  );

  test.each([S`\lim\limits_{x \to 0} x`, S`\lim_{x \to 0+} x`])(
    "%s is an error",
    (latex) => {
      expect(ce.parse(latex).isValid).toBe(false);
    },
  );
});

describe("series", () => {
  test.each([
    [S`\sin x`, Math.sin],
    ["e^x", Math.exp],
    [S`\frac{1}{1 - x}`, (x: number) => 1 / (1 - x)],
    [S`\sqrt{1 + x}`, (x: number) => Math.sqrt(1 + x)],
  ] as const)("of %s end after the fifth power", (latex, f) => {
    const series = ce.function("Series", [ce.parse(latex), "x"]).evaluate();
    const rest = ce.function("Normal", [series]).evaluate();
    for (const x of [0.01, 0.02]) {
      const off = Math.abs(rest.subs({ x }).N().re - f(x));
      expect(off).toBeLessThan(2 * x ** 6);
    }
  });
});

describe("differential equations and recurrences", () => {
  test("points and interpolation follow the exact solution", () => {
    const equation = ce.parse(S`y'(x) = \cos(x) - y(x)`);
    const exact = (x: number) => (Math.sin(x) + Math.cos(x) + Math.exp(-x)) / 2;
    const span = ce.expr(["Tuple", "x", 0, 10]);
    const points = ce.function("NDSolve", [equation, "y", span, 1]).evaluate();
    expect(points.count).toBe(101);
    for (const point of points.each()) {
      const [x, y] = [...point.each()].map(({ re }) => re);
      expect(y).toBeCloseTo(exact(x ?? NaN), 6);
    }
    const solution = ce.function("NDSolveFunction", [equation, "y", span, 1]);
    for (const x of [0, 2.5, 7.77, 10, 12]) {
      const { re } = ce.function("Apply", [solution, x]).evaluate();
      expect(re).toBeCloseTo(exact(Math.min(x, 10)), 6);
    }
  });

  test.each([
    "a(n+1) = 2a(n) + 1",
    "a(n+1) = a(n) + 1",
    "a(n+1) = (n + 1)a(n)",
    "a(n+1) = a(n)^2",
  ])("%s stays", (latex) => {
    const solved = ce.function("RSolve", [ce.parse(latex), "a", "n"]);
    expect(solved.evaluate().operator).toBe("RSolve");
  });
});
