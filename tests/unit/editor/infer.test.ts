import { describe, expect, test } from "vitest";

import { offered } from "./editor.ts";

/** A member that only one type has, by the type. */
const MEMBER = {
  ComputeEngine: "declareSequence",
  Expression: "isNonPositive",
  MathfieldElement: "getPromptValue",
} as const;

describe("the type before a dot", () => {
  test.each([
    ["ce.|", "ComputeEngine"],
    ["ce.par|", "ComputeEngine"],
    ['ce.parse("x").|', "Expression"],
    ['ce.parse("x")?.|', "Expression"],
    ['parse("x").simplify().|', "Expression"],
    ["ce.Pi.|", "Expression"],
    ['const e = ce.expr("x"); e.|', "Expression"],
    ['const e = ce.expr("x");\ne.|\nconst y = 1;', "Expression"],
    ["new ComputeEngine().|", "ComputeEngine"],
    ["const own = new ComputeEngine(); own.|", "ComputeEngine"],
    ['ce.parse("x").engine.|', "ComputeEngine"],
    ['const e = await ce.parse("x").evaluateAsync(); e.|', "Expression"],
    ['(await ce.parse("x").evaluateAsync()).|', "Expression"],
    ['ce.parse("x").errors[0].|', "Expression"],
    ['for (const each of ce.parse("x").errors) each.|', "Expression"],
    ['ce.parse("x").errors.map((each) => each.|)', "Expression"],
    ['let e = parse("x"); e = e.evaluate(); e = e.N(); e.|', "Expression"],
    ['ce.assign("x", 1).|', "ComputeEngine"],
    ['const e = parse("x"); { const e = ce; e.| }', "ComputeEngine"],
  ] as const)("%s is %s", (code, type) => {
    expect(offered(code).labels).toContain(MEMBER[type]);
  });

  test("an import tells it", () => {
    const code =
      'import { parse as p } from "@cortex-js/compute-engine"; p("x").|';
    const { labels } = offered(code, { isModule: true });
    expect(labels).toContain(MEMBER.Expression);
  });

  test.each([
    'const mf = document.querySelector("math-field"); mf.|',
    "document.querySelector('math-field#left').|",
    'document.createElement("math-field").|',
    'document.querySelectorAll("math-field")[0].|',
    'import { MathfieldElement } from "mathlive"; new MathfieldElement().|',
  ])("%s is a mathfield", (code) => {
    const { labels } = offered(code, { isModule: true });
    expect(labels).toContain(MEMBER.MathfieldElement);
  });

  test("window has the virtual keyboard", () => {
    for (const code of [
      "mathVirtualKeyboard.|",
      "window.mathVirtualKeyboard.|",
    ])
      expect(offered(code, { isModule: true }).labels).toContain("layouts");
  });

  test("a class has its statics", () => {
    const { labels } = offered("ComputeEngine.|");
    expect(labels).toEqual(["getStandardLibrary"]);
  });

  test("an annotation tells it", () => {
    const code = "const f = (e: Expression | undefined) => e!.|";
    expect(offered(code, { isTypeScript: true }).labels).toContain(
      MEMBER.Expression,
    );
    const cast = "(x as Expression).|";
    expect(offered(cast, { isTypeScript: true }).labels).toContain(
      MEMBER.Expression,
    );
  });
});

describe("nothing is offered", () => {
  test.each([
    "unknown.|",
    'ce.parse("x").errors.|',
    "const f = (e) => e.|",
    'let e = parse("x"); e = 1; e.|',
    "const e = e.e; e.|",
    "const ce = 1; ce.|",
    'const { op1 } = parse("x"); op1.|',
    'ce.parse("x").evaluateAsync().|',
    '"x".|',
    "// ce.|",
    "const x|",
    "/ce.|/",
  ])("in %s", (code) => {
    expect(offered(code).labels).toEqual([]);
  });

  test("for an engine that is not in scope", () => {
    expect(offered("ce.|", { isModule: true }).labels).toEqual([]);
  });
});
