import { describe, expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { S, testEngine } from "./corpus/engine.ts";

const table = tablesOf("docs/compute-engine/guides/simplify.mdx");

const { ce } = testEngine();

test.each(table("what-it-does"))(
  "simplify() of %s: %s",
  (_, formula = "", result) => {
    const expr = ce.parse(formula);
    expect(String(expr.simplify())).toBe(result);
    expect(String(expr.explain("simplify").result)).toBe(result);
  },
);

test.each([
  "x^2 + 2x + 1",
  S`\tan x \cos x`,
  S`\arcsin(\sin x)`,
  S`\frac{1}{x} + \frac{1}{x + 1}`,
  S`\lim_{x \to 0} \frac{\sin x}{x}`,
  S`\frac{d}{dx} x^3`,
])("simplify() leaves %s", (formula) => {
  const expr = ce.parse(formula);
  expect(expr.simplify().isSame(expr)).toBe(true);
  const hasValue = /lim|d}/.test(formula);
  expect(expr.evaluate().isSame(expr)).toBe(!hasValue);
});

test.each(table("trigonometric-identities"))(
  "the strategy fu on %s",
  (formula = "", plain, fu) => {
    const expr = ce.parse(formula);
    expect(String(expr.simplify())).toBe(plain);
    expect(String(expr.simplify({ strategy: "fu" }))).toBe(fu);
    expect(fu).not.toBe(plain);
  },
);

test("fu leaves the logarithm of a square", () => {
  const expr = ce.parse(S`\ln(x^2)`);
  expect(expr.simplify().isSame(expr)).toBe(false);
  expect(expr.simplify({ strategy: "fu" }).isSame(expr)).toBe(true);
});

describe("the cost function", () => {
  test.each(["x", "5", "x^2+2x+1", S`\sin x`])(
    "%s costs less than more of it",
    (formula) => {
      const cost = ce.costFunction(ce.parse(formula));
      expect(cost).toBeGreaterThan(0);
      expect(ce.costFunction(ce.parse(S`\sin(${formula})`))).toBeGreaterThan(
        cost,
      );
    },
  );

  test("another one is asked", () => {
    for (const use of ["option", "engine"] as const) {
      let calls = 0;
      const costFunction = () => (calls += 1);
      if (use === "engine") ce.costFunction = costFunction;
      ce.parse(S`\frac{x}{\sqrt x} + \sin^2 x + \cos^2 x`).simplify(
        use === "option" ? { costFunction } : {},
      );
      expect(calls).toBeGreaterThan(0);
    }
  });
});

test.each(["simplify", "solve", "D"] as const)(
  "explain(%s) has steps",
  (name) => {
    const formula = { simplify: "2x+3x", solve: "2x+1=5", D: S`x^2\sin x` }[
      name
    ];
    const { steps } = ce.parse(formula).explain(name);
    expect(steps.length).toBeGreaterThan(0);
    for (const { id, description } of steps)
      for (const said of [id, description]) expect(said).toMatch(/\w/);
  },
);
