import { describe, expect, test } from "vitest";

import type { Tree } from "../../../src/playground/output";
import { toPart } from "../../../src/playground/runner";
import { toTable } from "../../../src/playground/runner/entries";

const expression = (text: string, latex: string, json: unknown) => ({
  toMathJson() {},
  latex,
  json,
  toJSON: () => json,
  toString: () => text,
});

const half = expression("1/2", "\\frac12", ["Rational", 1, 2]);

describe("a value", () => {
  test.each([
    ["text", "text"],
    [5, "5"],
    [-0, "-0"],
    [10n, "10n"],
    [undefined, "undefined"],
    [null, "null"],
    [[1, "a"], '[1,"a"]'],
    [{ b: 1, a: [true] }, '{"b":1,"a":[true]}'],
    [new Map([["k", 1]]), "Map(1) { 'k' => 1 }"],
    [new TypeError("no"), "TypeError: no"],
    [half, "1/2"],
    [[half, half], "[1/2, 1/2]"],
    [{ half }, '{"half":["Rational",1,2]}'],
  ])("%o is one line", (value, text) => {
    expect(toPart(value).text).toBe(text);
  });

  test("has the LaTeX of an expression, or of a list of them", () => {
    expect(toPart(half).latex).toBe("\\frac12");
    expect(toPart([half, half]).latex).toBe("\\frac12,\\quad \\frac12");
    expect(toPart([half, 1]).latex).toBeUndefined();
    expect(toPart([]).latex).toBeUndefined();
  });
});

describe("the tree of a value", () => {
  const treeOf = (value: unknown): Tree =>
    toPart(value).tree ?? expect.fail("it has no parts");

  test.each([[5], ["text"], [null], [undefined], [{}], [new Date(0)]])(
    "%o has none",
    (value) => {
      expect(toPart(value).tree).toBeUndefined();
    },
  );

  test("has items and properties", () => {
    expect(treeOf({ a: [1], b: new Map([["k", 2]]) })).toEqual({
      text: '{"a": [1], "b": Map {"k" => 2}}',
      children: [
        { key: "a", text: "[1]", children: [{ text: "1" }] },
        {
          key: "b",
          text: 'Map {"k" => 2}',
          children: [{ key: "k", text: "2" }],
        },
      ],
    });
    expect(treeOf(new Set([1])).children).toEqual([{ text: "1" }]);
  });

  test("of an expression is that of its MathJSON", () => {
    expect(treeOf(half)).toEqual({
      text: "1/2",
      children: [{ text: '"Rational"' }, { text: "1" }, { text: "2" }],
    });
  });

  test("says how much is left out", () => {
    const { children = [] } = treeOf(Array.from({ length: 150 }, () => 1));
    expect(children).toHaveLength(101);
    expect(children.at(-1)).toEqual({ text: "… 50 more" });
  });

  test("shortens long texts", () => {
    const { children = [] } = treeOf(["x".repeat(1000)]);
    expect(children[0]?.text).toMatch(/^"x{198}…$/);
  });

  test("ends, whatever it is made of", () => {
    const circle: Record<string, unknown> = {};
    circle["again"] = circle;
    circle["list"] = Array.from({ length: 90 }, () => circle);
    const count = ({ children = [] }: Tree): number =>
      children.reduce((sum, child) => sum + count(child), 1);
    expect(count(treeOf(circle))).toBeLessThan(3000);
  });
});

describe("a table", () => {
  test("has a row an item and a column a property", () => {
    expect(toTable([{ a: 1, b: "x" }, { b: half }])).toEqual({
      columns: ["", "a", "b"],
      rows: [
        ["0", "1", "x"],
        ["1", "", "1/2"],
      ],
    });
  });

  test("names the rows of an object by its keys", () => {
    expect(toTable({ pi: [3, 14], e: 2.72 })).toEqual({
      columns: ["", "0", "1", "Value"],
      rows: [
        ["pi", "3", "14", ""],
        ["e", "", "", "2.72"],
      ],
    });
  });

  test("has the properties of an object that inherits from none", () => {
    const row = Object.assign(Object.create(null) as object, { a: 1 });
    expect(toTable([row])).toEqual({ columns: ["", "a"], rows: [["0", "1"]] });
  });

  test("shows expressions as values, not by their properties", () => {
    class Boxed {
      toMathJson = () => 1;
      latex = "x";
      toString = () => "x";
    }
    expect(toTable([new Boxed()])).toEqual({
      columns: ["", "Value"],
      rows: [["0", "x"]],
    });
  });

  test.each([[5], [null], ["text"], [[]], [{}]])(
    "is not made of %o",
    (data) => {
      expect(toTable(data)).toBeUndefined();
    },
  );

  test("has at most 200 rows and 20 columns", () => {
    const row = Object.fromEntries(
      Array.from({ length: 50 }, (_, index) => [`c${index}`, index]),
    );
    const table = toTable(Array.from({ length: 500 }, () => row));
    expect(table?.rows).toHaveLength(200);
    expect(table?.columns).toHaveLength(21);
    expect(table?.rows[0]).toHaveLength(21);
  });
});
