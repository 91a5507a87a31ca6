import { describe, expect, test } from "vitest";

import { variableOf } from "../../../src/calculation/reading.ts";
import { outcome, reading, shown } from "./evaluator.ts";

describe("what is read", () => {
  test("is told as it was written, with types", () => {
    expect(reading("2+\\sin x")).toEqual({
      written: {
        json: ["Add", 2, ["Sin", "x"]],
        latex: "2+\\sin(x)",
        text: "2 + sin(x)",
      },
      type: "number",
      unknowns: [{ name: "x", type: "number" }],
      variable: "x",
      errors: [],
    });
  });

  test("is told element by element where it is a list of few", () => {
    const texts = (latex: string) =>
      reading(latex).elements?.map(({ text }) => text);
    expect(texts("[x^2,\\frac1x]")).toEqual(["x^2", "1 / x"]);
    expect(texts("[1,2,3,4,5]")).toBeUndefined();
    expect(texts("x^2")).toBeUndefined();
  });

  test("MathJSON", () => {
    const { written, type } = reading(
      '["Divide", 1, {"num": "3"}]',
      "mathjson",
    );
    expect(written.latex).toBe("\\frac{1}{3}");
    expect(type).toBe("rational<0.33..0.34>");
  });
});

describe("what is derived by and solved for", () => {
  test.each([
    [["a", "k", "x"], "k", "k"],
    [["a", "x"], "k", "x"],
    [["a", "t"], undefined, "t"],
    [["a", "b"], "", "a"],
    [[], "x", undefined],
  ] as const)("among %j, where %j is wanted, is %j", (names, wanted, found) => {
    expect(variableOf(names, wanted)).toBe(found);
  });
});

describe("mistakes are told in sentences", () => {
  test.each([
    ["x+", "“+” needs another operand."],
    ["\\frac{1}{}", "A part of the expression is missing."],
    ["(1+2", "“(” has no partner."],
    ["x^{", "“{” is not closed."],
    ["\\foo", "The command “\\foo” is not known, or not expected here."],
    ["x#", "“#” is not expected here."],
    ["\\sin(1,2)", "“2” is an argument too many."],
    ["1+\\text{no}", "“no” does not fit: the type “number” is needed here."],
    ["x\\land(2+1)", "“3” does not fit: the type “boolean” is needed here."],
    [
      "1+\\begin{matrix}",
      "An environment is not complete: \\begin and \\end go together.",
    ],
  ])("%s", (text, sentence) => {
    expect(reading(text).errors).toEqual([sentence]);
  });

  test("each once", () => {
    expect(reading("\\frac{}{}").errors).toHaveLength(1);
  });

  test("a code without a sentence is told in its own words", () => {
    const made = '["Sin", ["Error", ["ErrorCode", "\'odd-thing\'"], "x"]]';
    expect(reading(made, "mathjson").errors).toEqual([
      "The engine says: odd thing, at “x”.",
    ]);
  });
});

describe("what cannot be read", () => {
  test.each([
    ['["Add", 1', /^This is not JSON. Check quotes, commas and brackets: /],
    ["[".repeat(300) + "]".repeat(300), /nested too deeply: at most 200/],
    [`"${"x".repeat(30_000)}"`, /too long: 30,002 characters, at most 20,000/],
  ])("%#", (text, message) => {
    expect(() => reading(text, "mathjson")).toThrow(message);
  });
});

describe("a question knows nothing of the one before", () => {
  test("types that were inferred", () => {
    expect(reading("p\\land q").unknowns[0]?.type).toBe("boolean");
    expect(reading("p+1")).toMatchObject({
      unknowns: [{ name: "p", type: "number" }],
      errors: [],
    });
  });

  test("what was assigned or assumed", () => {
    expect(shown("value", "a:=5")).toBe("5");
    expect(shown("value", "a")).toBe("a");
    expect(shown("value", "g(x):=x^2")).toContain("x^2");
    expect(shown("value", "g(3)")).toBe("g(3)");
    expect(shown("value", "\\operatorname{Assume}(c>0)")).toBe('"ok"');
    expect(shown("simplified", "|c|")).toBe("|c|");
  });

  test("what it could not finish", () => {
    expect(outcome("value", "1/0").status).toBe("expression");
    expect(shown("value", "1+1")).toBe("2");
  });
});
