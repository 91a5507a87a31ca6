import { describe, expect, test } from "vitest";

import { readEditorFacts } from "../../../plugins/editor-facts/index.ts";
import { readOldNames } from "../../../plugins/old-names/index.ts";
import { oldUses } from "../../../src/playground/editor/help/index.ts";

const facts = await readEditorFacts(process.cwd());
const names = await readOldNames(process.cwd());

/** What is found, as `line kind name`, with a `?` where the type is a guess. */
function found(code: string): string[] {
  return oldUses(code, facts, names).map(
    ({ line, kind, name, isGuess }) =>
      `${String(line)} ${kind} ${name}${isGuess ? "?" : ""}`,
  );
}

const ENGINE = `import { ComputeEngine } from "@cortex-js/compute-engine";
const ce = new ComputeEngine();
const expr = ce.parse("x");
`;

describe("old names of the engine", () => {
  test.each([
    ["ce.timeLimit = 1000;", "removed ce.timeLimit"],
    ["ce.box('x');", "deprecated ce.box"],
    ["expr.simplify().head;", "removed expr.simplify().head"],
    ["expr.compile();", "removed expr.compile"],
    ["ce.expr('x', { canonical: false });", "deprecated canonical"],
    ["ce.expr(['Arcsinh', 'x']);", "removed Arcsinh"],
    ["const json = ['Sin', ['Arcsinh', 'x']];", "removed Arcsinh?"],
    ["ce.foo();", "unknown ce.foo"],
  ])("%s", (line, use) => {
    expect(found(ENGINE + line)).toEqual([`4 ${use}`]);
  });

  test.each([
    "expr.operator;",
    "expr.op1;",
    "expr.toString();",
    "ce.expr('x', { canonical: true });",
    "const head = { head: 1 }; head.head;",
    "'abc'.replace('a', 'b');",
    "[1].find((each) => each.size);",
    "console.log('Sample');",
  ])("nothing in %s", (line) => {
    expect(found(ENGINE + line)).toEqual([]);
  });

  test("imports are found by what the package exports", () => {
    const code = `import { isBoxedNumber as a, parse, nope } from "@cortex-js/compute-engine";
import type { SemiBoxedExpression, Expression } from "@cortex-js/compute-engine";
import { nope as b } from "other";`;
    expect(found(code)).toEqual([
      "1 removed isBoxedNumber",
      "1 unknown nope",
      "2 deprecated SemiBoxedExpression",
    ]);
  });

  test("usual names tell a type that is not known, but for sure", () => {
    const code = `import "@cortex-js/compute-engine";
class A { f() { return this.ce.rational(1, 2); } }
const f = (expr) => expr.head;
const g = (element) => element.head;`;
    expect(found(code)).toEqual([
      "2 removed this.ce.rational?",
      "3 removed expr.head?",
    ]);
  });
});

describe("old names of MathLive", () => {
  test("options, members, commands and paths", () => {
    const code = `import MathLive from "mathlive/dist/mathlive.mjs";
const mf = MathLive.makeMathField("a", { smartMode: true, locale: "fr", onBlur() {} });
mf.$latex();
const other = document.querySelector("math-field");
other.setOptions({ virtualKeyboardMode: "manual" });
other.executeCommand("deletePreviousChar");
other.getValue("math-json");
other.locale = "fr";
other.value = "x";
button.onBlur({ onBlur() {} });`;
    expect(found(code)).toEqual([
      "1 removed mathlive/dist/mathlive.mjs",
      "2 removed MathLive.makeMathField",
      "2 deprecated smartMode",
      "2 removed locale",
      "2 removed onBlur",
      "3 removed mf.$latex?",
      "5 deprecated other.setOptions",
      "5 removed virtualKeyboardMode",
      "6 removed deletePreviousChar",
      "7 removed math-json",
      "8 removed other.locale",
    ]);
  });

  test("a page has scripts, attributes and styles", () => {
    const code = `<!doctype html>
<style>math-field { --keycap-modifier-border: red }</style>
<math-field id="f" virtual-keyboard-mode="manual" smart-mode></math-field>
<p>ce.timeLimit</p>
<script type="module">
  document.querySelector("math-field").setOptions({});
</script>`;
    expect(found(code)).toEqual([
      "2 removed --keycap-modifier-border",
      "3 removed virtual-keyboard-mode",
      '6 deprecated document.querySelector("math-field").setOptions',
    ]);
  });
});

test("each use has what to write, and a place that says so", () => {
  const uses = oldUses(`${ENGINE}ce.box("x"); ce.timeLimit;`, facts, names);
  expect(uses.map(({ write, more, since }) => [write, more, since])).toEqual([
    [
      { text: "Use expr() instead." },
      "/compute-engine/api/compute-engine/#ComputeEngine.box",
      "",
    ],
    [
      { html: expect.stringContaining("ce.withTimeLimit(") as string },
      "/compute-engine/guides/migrating/#members-of-the-engine",
      "0.89.0",
    ],
  ]);
});

test("every row of the guides but a few has names to look for", () => {
  const without = names.rows.filter((row) => row.names.length === 0);
  expect(without.length).toBeLessThan(names.rows.length / 10);
  expect(new Set(names.rows.map(({ to }) => to)).size).toBeGreaterThan(6);
});

test("half a program and none are read", () => {
  expect(found("")).toEqual([]);
  expect(found("const a = ce.timeLimit ( [ {")).toHaveLength(1);
  expect(found("</script><script>".repeat(500))).toEqual([]);
});
