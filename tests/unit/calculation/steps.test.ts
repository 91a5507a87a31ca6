import { describe, expect, test } from "vitest";

import { formsOf, outcome, shown } from "./evaluator.ts";

/** The steps to a result: each value, with what led to it. */
function steps(...given: Parameters<typeof outcome>): string[] {
  const found = outcome(...given);
  if (found.status !== "expressions") throw new Error(JSON.stringify(found));
  const { values, reasons = [] } = found;
  expect(reasons).toHaveLength(values.length - 1);
  return values.map(({ text }, index) =>
    index === 0 ? text : `${text} (${reasons[index - 1] ?? ""})`,
  );
}

describe("the steps to a result", () => {
  test("of what is simplified", () => {
    expect(steps("simplified-steps", "(x+1)^2-4")).toEqual([
      "(x + 1)^2 - 4",
      "x^2 + 2x - 3 (Expand the expression)",
    ]);
  });

  test("of a derivative end with the derivative", () => {
    const found = steps("derivative-steps", "x^3\\sin x");
    expect(found.length).toBeGreaterThan(3);
    expect(found[1]).toContain("Apply the product rule");
    expect(found.at(-1)).toContain(shown("derivative", "x^3\\sin x"));
  });

  test("of a derivative that is typed are those of its value", () => {
    const typed = "\\frac{d}{dx}x^3";
    expect(steps("value-steps", typed).at(-1)).toContain("3x^2");
    expect(steps("derivative-steps", typed).at(-1)).toContain("6x");
    expect(outcome("value-steps", "x^3").status).toBe("none");
  });

  test("of solutions: an equation, the zeros of a function, a system", () => {
    expect(steps("solutions-steps", "2x+1=5").at(-1)).toContain("x == 2");
    expect(steps("solutions-steps", "x^2-4")[0]).toBe("x^2 - 4 == 0");
    const system = steps("solutions-steps", "x+y=3,x-y=1");
    expect(system.at(-1)).toContain("[x == 2,y == 1]");
  });

  test("are not told where there are none", () => {
    expect(outcome("simplified-steps", "x").status).toBe("none");
    expect(outcome("derivative-steps", "2").status).toBe("none");
    expect(outcome("solutions-steps", "x<3").status).toBe("none");
  });
});

test("a matrix that was computed is written as one", () => {
  const inverse = "\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}^{-1}";
  const { latex, text } = formsOf("value", inverse);
  expect(latex).toMatch(/^\\begin\{pmatrix\}-2 & 1/);
  expect(text).toBe("[[-2,1],[3/2,-1/2]]");
  expect(formsOf("value", "[1,2]").latex).not.toContain("pmatrix");
});
