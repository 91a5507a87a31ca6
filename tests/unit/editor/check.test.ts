import { describe, expect, test } from "vitest";

import { mistakesIn } from "../../../src/playground/editor/help/spelling.ts";
import { overloadFor } from "../../../src/playground/editor/help/describe.ts";
import { read } from "./editor.ts";

function mistakes(code: string) {
  return mistakesIn(read(code).program).map(
    ({ name, nearest }) => `${name}: ${nearest}`,
  );
}

describe("misspelt names", () => {
  test.each([
    ["ce.prase;", ["prase: parse"]],
    ['parse("x").evaluated();', ["evaluated: evaluate"]],
    ['ce.expr(["Ad", 1, ["Sinn", 2]]);', ["Ad: Add", "Sinn: Sin"]],
    ['ce.function("Powr", [1, 2]);', ["Powr: Power"]],
  ])("%s", (code, found) => {
    expect(mistakes(code)).toEqual(found);
  });

  test("are told by their place", () => {
    const code = 'ce.expr(["Ad", 1]);';
    const [{ from, to } = { from: 0, to: 0 }] = mistakesIn(read(code).program);
    expect(code.slice(from, to)).toBe("Ad");
  });

  test.each([
    "ce.parse;",
    "unknown.prase;",
    // What a function expression has.
    'parse("x + 1").ops; parse("x + 1").op1;',
    // What every object has.
    "ce.toString(); ce.hasOwnProperty(1);",
    // Names of a reader's own.
    'ce.expr(["MyOwnOperator", 1]);',
    'ce.declare("Adds", "function"); ce.expr(["Adds", 1]);',
    'const words = ["Ad", "Sinn"];',
    'ce.expr(["f", 1]);',
  ])("nothing in %s", (code) => {
    expect(mistakes(code)).toEqual([]);
  });
});

describe("the parameters of a call", () => {
  test.each([
    ["f(a: number, b?: {c: [x, y]; d: () => void}): R", 0, "f(", 2],
    ["f(): R", 0, "f(", 0],
    ["g<T>(...all: T[]): R", 3, "g<T>(", 1],
    ["h(a: A): R\nh(a: A, b: B): R", 1, "h(", 2],
    ["h(a: A): R\nh(a: A, b: B): R", 0, "h(", 1],
    ["class A", 0, "class A", 0],
  ])("%s", (signature, count, before, length) => {
    const found = overloadFor(signature, count);
    expect(found.before).toBe(before);
    expect(found.parameters).toHaveLength(length);
  });
});
