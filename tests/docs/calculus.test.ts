import { describe, expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { S, testEngine } from "./corpus/engine.ts";

const table = tablesOf("docs/compute-engine/guides/calculus.mdx");

const { ce, compute } = testEngine();

describe.each(["derivatives", "integrals", "limits-sums-and-series"])(
  "the guide about calculus: %s",
  (section) => {
    test.each(table(section))("%s", (formula = "", value) => {
      const expr = ce.parse(formula);
      expect(expr.isValid).toBe(true);
      expect(String(expr.evaluate())).toBe(value);
    });
  },
);

test.each(
  table("integrals").filter(
    ([formula, value]) =>
      formula?.startsWith(S`\int `) && !value?.startsWith("int"),
  ),
)("the derivative of %s is the function", (formula = "") => {
  const primitive = compute(formula);
  const slope = ce.function("D", [primitive, "x"]);
  const body = ce.parse(formula.replace(S`\int `, "").replace(S`\, dx`, ""));
  for (const x of [0.3, 0.7, 2]) {
    const difference = slope
      .evaluate()
      .subs({ x })
      .N()
      .sub(body.subs({ x }).N());
    expect(Math.abs(difference.N().re)).toBeLessThan(1e-9);
  }
});

test("a value of the variable does not count", () => {
  ce.assign("x", 5);
  expect(String(compute(S`\frac{d}{dx} x^3`))).toBe("3x^2");
  expect(String(compute(S`\int_0^1 x^2 \, dx`))).toBe("1/3");
  expect(String(compute(S`\lim_{x \to 2} x^2`))).toBe("4");
});

test.each([S`\int x^2 \, dx`, S`\int \sin x \, dx`, S`\int e^x \, dx`])(
  "N() leaves %s",
  (formula) => {
    expect(ce.parse(formula).N().operator).toBe("Integrate");
    expect(compute(formula).operator).not.toBe("Integrate");
  },
);

test.each(["k", "k^2", "k^3"])("simplify() sums %s up to a symbol", (term) => {
  const sum = ce.parse(S`\sum_{k=1}^{n} ${term}`);
  const closed = sum.simplify();
  expect(closed.has("Sum")).toBe(false);
  const value = compute(S`\sum_{k=1}^{10} ${term}`);
  expect(closed.subs({ n: 10 }).evaluate().isSame(value)).toBe(true);
});

// No example of a page: ten million samples take seconds and memory.
test("the estimated error of an integral that diverges may be large", () => {
  const value = ce.parse(S`\int_0^\infty e^x \, dx`).N().json;
  expect(value).toMatchObject([
    "Measurement",
    expect.anything(),
    expect.anything(),
  ]);
  expect(ce.expr((value as [string, number, number])[2]).re).toBeGreaterThan(
    1000,
  );
});
