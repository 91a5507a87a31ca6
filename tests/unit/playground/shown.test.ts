import { format } from "node:util";

import { describe, expect, test } from "vitest";

import { entryText } from "../../../src/playground/output";
import {
  completeProgram,
  writePrelude,
  writtenProgram,
} from "../../../src/playground/program";
import { compile, shownIn } from "../../../src/playground/runner";
import { lines, run } from "./execute.ts";

/** Makes an expression, as far as printing can tell. */
const MAKE = `const x = (text) => ({
  toMathJson() {}, latex: text, json: text, toString: () => text,
});`;

const shows = async (source: string) =>
  (await run(`${MAKE}\n${source}`)).entries.map(entryText);

describe("a statement", () => {
  test("shows its value below its last line", async () => {
    const source = "const a = 2;\na;\n[\n  a,\n].map((n) =>\n  n + a);";
    expect(await lines(source)).toEqual(["2: 2", "6: [4]"]);
  });

  test.each([
    ["x('1/2');", "1/2"],
    ["[x('a'), x('b')];", "[a, b]"],
    ["[1, 'a', null];", '[1,"a",null]'],
    ["({ a: [true] });", '{"a":[true]}'],
    ["[NaN, undefined];", "[ NaN, undefined ]"],
    ["'text' + 1;", "text1"],
    ["-0;", "-0"],
    ["await 5;", "5"],
    ["new Map([['k', 1]]);", "Map(1) { 'k' => 1 }"],
    ["new Error('no');", "Error: no"],
    ["Uint8Array.of(1);", "Uint8Array(1) [ 1 ]"],
    ["(() => 7)();", "7"],
    ["let a = 1; a === 1 ? 'one' : 'more';", "one"],
  ])("%s shows %s", async (source, text) => {
    expect(await shows(source)).toEqual([text]);
  });

  test.each([
    "undefined;",
    "let a; a = 5;",
    "let a = 1; a++;",
    "void 5;",
    "() => 5;",
    "Promise.resolve(5);",
    "new (class Engine {})();",
    "setTimeout(() => {}, 0);",
    "if (true) { 5; }",
    "function f() { 5; } f();",
  ])("%s shows nothing", async (source) => {
    expect(await shows(source)).toEqual([]);
  });

  test("is no directive", async () => {
    expect(await lines("'use strict';\n1;")).toEqual(["2: 1"]);
  });

  test("with a label shows both, MathJSON as JSON", async () => {
    const { program } = compile(
      '["label", ["Add", 1]];',
      "js",
      new Set(),
      true,
    );
    expect(program.code).toContain('$show(1)(...(["label", ["Add", 1]]))');
  });
});

describe("a print", () => {
  test.each([
    [["a", 1]],
    [{ nested: { deep: { deeper: { deepest: 1 } } } }],
    [new Set([1]), "more"],
    ["%s and %d%%", "a", 2, 3],
    [Array.from({ length: 120 }, (_, index) => index)],
    [[], {}, "", null, undefined, 10n, Symbol("s"), /x/g],
  ])("of %j is what Node prints", async (...values) => {
    const source = `console.log(...globalThis.valuesOfTest);`;
    Object.assign(globalThis, { valuesOfTest: values });
    const { printed } = await run(source);
    expect(printed).toEqual([format(...values)]);
  });

  test("folds expressions, and says what to do once", async () => {
    const source = "console.log(x('a'));\nconsole.log('b', [x('a')]);";
    expect(await shows(source)).toEqual([
      "[Expression]",
      expect.stringContaining("write it alone as a statement"),
      "b [[Expression]]",
    ]);
  });
});

describe("a copied program", () => {
  const copied = async (source: string, language: "js" | "ts" = "js") => {
    const { program } = compile(source, language, new Set());
    const { entries } = await run(source);
    const kinds = new Map(
      entries.flatMap(({ line, shown }) => (shown ? [[line, shown]] : [])),
    );
    return completeProgram(source, "", shownIn(program.shows, kinds));
  };

  test("prints what statements showed", async () => {
    const source = `${MAKE}\nx("a");\n[x("a")] ; // list\n1 + 1;\n({ a: 1 });\nundefined;\n`;
    expect(await copied(source)).toBe(
      `${MAKE}\nconsole.log(String(x("a")));\nconsole.log(\`[\${[...[x("a")]].join(", ")}]\`); // list\nconsole.log(1 + 1);\nconsole.log(JSON.stringify(({ a: 1 })));\nundefined;\n`,
    );
  });

  test("has the types of its source", () => {
    const source = "const a: number = 1;\n(a as number); // one\na;\n";
    const { program } = compile(source, "ts", new Set());
    const every = new Map(
      program.shows.map(({ line }) => [line, "value"] as const),
    );
    expect(completeProgram(source, "", shownIn(program.shows, every))).toBe(
      "const a: number = 1;\nconsole.log((a as number)); // one\nconsole.log(a);\n",
    );
  });
});

test.each([["const a = parse('x');"], ["ce.parse('x');"], ["1 + 1;"]])(
  "%s gets its prelude back from what a page says",
  (source) => {
    const exported = new Set(["ComputeEngine", "parse"]);
    const { prelude } = compile(source, "js", exported).program;
    const said = writePrelude(prelude);
    expect(said.length).toBeLessThan(60);
    const lines = prelude === "" ? source : `${prelude}\n\n${source}`;
    expect(writtenProgram(source, { prelude: said })).toBe(lines);
    expect(completeProgram(source, prelude, [])).toBe(lines);
  },
);
