import * as library from "@cortex-js/compute-engine";
import { describe, expect, test } from "vitest";

import { perform } from "../../../src/calculation/tasks.ts";
import { formsOf, outcome, shown } from "./evaluator.ts";

const NO_MISTAKES = "(This needs an expression without mistakes.)";

describe("the same in other words", () => {
  test("canonical", () => {
    expect(shown("canonical", "2+x")).toBe("x + 2");
    expect(formsOf("canonical", "\\frac{x}{1}")).toEqual({
      json: "x",
      latex: "x",
      text: "x",
    });
  });

  test("simplified", () => {
    expect(shown("simplified", "2x+3x")).toBe("5x");
    expect(shown("simplified", "\\sin^2x+\\cos^2x")).toBe("1");
  });

  test("expanded, with its constants as they are", () => {
    expect(shown("expanded", "(x+1)(x+2)")).toBe("x^2 + 3x + 2");
    expect(shown("expanded", "\\pi+x")).toBe("x + pi");
  });

  test("factored, with its constants as they are", () => {
    expect(shown("factored", "x^2-5x+6")).toBe("(x - 3) * (x - 2)");
    expect(shown("factored", "6x+9")).toBe("3(2x + 3)");
    expect(shown("factored", "e^x")).toBe("e^x");
  });
});

describe("what it comes to", () => {
  test("the value is exact", () => {
    expect(shown("value", "\\frac12+\\frac13")).toBe("5/6");
    expect(shown("value", "\\sum_{n=1}^{10}n")).toBe("55");
  });

  test("the number has as many digits as are asked for", () => {
    expect(shown("number", "\\frac17", { digits: 30 })).toBe(
      "0.142857142857142857142857142857",
    );
    expect(shown("number", "\\sqrt2", { digits: 15 })).toBe(
      "1.4142135623730951",
    );
  });

  test("digits are bounded", () => {
    expect(shown("number", "\\pi", { digits: 1 })).toBe("3.141592653589793");
    const { text } = formsOf("number", "\\frac13", { digits: 1e9 });
    expect(text).toBe(`0.${"3".repeat(1000)}`);
  });

  test("digits of one number are not those of the next", () => {
    const before = shown("number", "\\pi");
    shown("number", "\\pi", { digits: 50 });
    expect(shown("number", "\\pi")).toBe(before);
  });
});

describe("calculus", () => {
  test("by x, or else by the first unknown", () => {
    expect(shown("derivative", "ax^2+bx+c")).toBe("2a * x + b");
    expect(shown("derivative", "t^3")).toBe("3t^2");
    expect(shown("derivative", "ax^2", { variable: "a" })).toBe("x^2");
  });

  test("antiderivatives", () => {
    expect(shown("antiderivative", "x^2")).toBe("1/3 * x^3");
    expect(shown("antiderivative", "\\cos t")).toBe("sin(t)");
  });

  test("says why there is none", () => {
    expect(shown("derivative", "2")).toBe("(The expression has no unknown.)");
    expect(shown("derivative", "x^2=4")).toBe(
      "(Only functions can be differentiated and integrated.)",
    );
    expect(shown("antiderivative", "x=1,y=2")).toBe(
      "(Only functions can be differentiated and integrated.)",
    );
    expect(shown("antiderivative", "e^{\\sin x}")).toBe(
      "(The engine finds no antiderivative.)",
    );
  });
});

describe("solutions", () => {
  test("of equations, and zeros of functions", () => {
    expect(shown("solutions", "x^2=4")).toBe("2; -2");
    expect(shown("solutions", "x^2-5x+6")).toBe("3; 2");
    expect(shown("solutions", "x^2=-4")).toBe("2i; -2i");
    expect(shown("solutions", "x+y=3", { variable: "y" })).toBe("3 - x");
  });

  test("of systems", () => {
    const system = "\\begin{cases}x+y=3\\\\x-y=1\\end{cases}";
    expect(shown("solutions", system)).toBe("x == 2 && y == 1");
    expect(shown("solutions", "x+y=3,x-y=1")).toBe("x == 2 && y == 1");
    expect(shown("solutions", "x^2+y^2=5,x-y=1")).toBe(
      "x == 2 && y == 1; x == -1 && y == -2",
    );
  });

  test("says why there are none", () => {
    const reasons = {
      "2": "(The expression has no unknown.)",
      "x<3": "(The engine solves equations, not inequalities.)",
      "x=x": "(It holds for every x.)",
      "p\\land q": "(Only equations and functions can be solved.)",
      "\\sin x=2": "(The engine finds no solution.)",
    };
    const texts = Object.keys(reasons);
    expect(texts.map((text) => shown("solutions", text))).toEqual(
      Object.values(reasons),
    );
  });
});

describe("code", () => {
  test("is what the package compiles", () => {
    expect(shown("javascript", "\\sin x+1")).toBe("Math.sin(_.x) + 1");
    expect(shown("python", "x^2")).toBe("x ** 2");
    expect(shown("glsl", "2x")).toBe("2.0 * x");
  });

  test("has the functions that it needs before it", () => {
    expect(shown("glsl", "(x+1)^3")).toMatch(
      /^float _gpu_pow3\(.*\n\n_gpu_pow3\(x \+ 1\.0\)$/s,
    );
  });

  test("says what cannot be compiled", () => {
    expect(shown("python", "\\{x\\}")).toBe(
      "(The engine cannot compile this use of Set to Python. Write the expression without it.)",
    );
    expect(shown("javascript", "f(x)")).toBe(
      "(The engine cannot compile this use of f to JavaScript. Write the expression without it.)",
    );
    expect(shown("glsl", "\\text{hello}")).toBe(
      "(The engine cannot compile this expression to GLSL.)",
    );
  });
});

describe("every task", () => {
  test("waits for an expression", () => {
    expect(shown("value", "")).toBe("(There is no expression yet.)");
    expect(shown("solutions", "x+")).toBe(NO_MISTAKES);
    expect(shown("javascript", "\\sin(1,2)")).toBe(NO_MISTAKES);
  });

  test("tells its time", () => {
    expect(outcome("value", "1+1").ms).toBeGreaterThan(0);
  });

  test.each([
    ["value", "\\sum_{n=1}^{10^8}\\sin n"],
    ["antiderivative", "\\sin(x^x)\\cos(x^2)e^{\\sqrt{x+1}}"],
    ["number", "\\sum_{n=1}^{10^8}\\frac{1}{n^2}"],
  ] as const)("ends in time: %s of %s", (task, text) => {
    const engine = new library.ComputeEngine();
    const expression = engine.parse(text);
    const problem = {
      library,
      engine,
      expression,
      variable: "x",
      digits: undefined,
    };
    expect(perform(task, problem, 20)).toMatchObject({
      status: "failed",
      message: "Stopped after 0.02 seconds, without a result.",
      isTimeout: true,
    });
  });
});
