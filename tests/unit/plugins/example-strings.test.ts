import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { htmlOf } from "../../../plugins/html.ts";
import { linkTokens } from "../../../plugins/static-code/block.ts";
import {
  exampleLinks,
  TypeStore,
} from "../../../plugins/typed-examples/index.ts";

const siteDir = process.cwd();
const PRELUDE = `import { ComputeEngine } from "@cortex-js/compute-engine";
const ce = new ComputeEngine();`;
let dir = "";
let store: TypeStore;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "strings-"));
  store = new TypeStore(siteDir, dir);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** The names that are found in the strings of a program, as it writes them. */
function stringsOf(source: string): string[] {
  const [typing] = store.check([{ language: "js", source, prelude: PRELUDE }]);
  return (typing?.strings ?? []).map(
    ({ kind, start, end, name }) =>
      `${kind} ${source.slice(start, end)} is ${name}`,
  );
}

test.each([
  [
    'ce.expr(["Add", 1, ["Sin", "Pi"]]);',
    ["operator Add is Add", "operator Sin is Sin", "operator Pi is Pi"],
  ],
  ['ce.function("Add", [1, "x"]);', ["operator Add is Add", "operator x is x"]],
  ['const sum = ["Add", 1, 2]; ce.expr(sum);', ["operator Add is Add"]],
  [
    'ce.expr({ fn: ["Negate", { sym: "Pi" }] });',
    ["operator Negate is Negate", "operator Pi is Pi"],
  ],
  ['ce.parse("x").operator === "Add";', ["operator Add is Add"]],
])("operators in %s are found", (source, names) => {
  expect(stringsOf(source)).toEqual(names);
});

test.each([
  [
    String.raw`ce.parse("\\frac{1}{\\pi}");`,
    [String.raw`command \\frac is \frac`, String.raw`command \\pi is \pi`],
  ],
  [
    "ce.parse(String.raw`\\sqrt{${1}}\\sin`);",
    [String.raw`command \sqrt is \sqrt`, String.raw`command \sin is \sin`],
  ],
  [
    String.raw`ce.parse("a\\\\alpha \\beta");`,
    [String.raw`command \\beta is \beta`],
  ],
  [
    String.raw`["\\pi"].map((each) => ce.parse(each));`,
    [String.raw`command \\pi is \pi`],
  ],
  [
    String.raw`document.querySelector("math-field").value = "\\pi";`,
    [String.raw`command \\pi is \pi`],
  ],
])("commands in %s are found", (source, names) => {
  expect(stringsOf(source)).toEqual(names);
});

test.each([
  'console.log(["Add", 1, 2]);',
  String.raw`console.log("\\frac");`,
  'const label = "Add"; label.length;',
  'ce.expr(["Add", "\'Pi is text\'"]).op1.string === "Pi";',
])("the data in %s is left alone", (source) => {
  expect(stringsOf(source)).not.toContain("operator Pi is Pi");
  expect(stringsOf(source).filter((each) => !each.includes("Add"))).toEqual([]);
  if (!source.includes("ce.")) expect(stringsOf(source)).toEqual([]);
});

test("a name is a link wherever it is used, but not on the page that has its entry", async () => {
  const find = exampleLinks(store, siteDir, "/base/");
  const source = String.raw`ce.parse("\\frac{\\frac12}{\\unknown}");
ce.expr(["Add", 1, ["Add", 2, "Unknown"]]);`;
  const program = { language: "js", source, prelude: PRELUDE };
  const addresses = async (page: string) =>
    (await find({ ...program, page: path.join(siteDir, page) }))
      .map(({ address }) => address)
      .filter((address) => !address.includes("/api/"));
  expect(await addresses("docs/compute-engine/index.mdx")).toEqual([
    "/base/mathfield/reference/commands/?filter=%5Cfrac",
    "/base/mathfield/reference/commands/?filter=%5Cfrac",
    "/base/compute-engine/reference/arithmetic/#add",
    "/base/compute-engine/reference/arithmetic/#add",
  ]);
  expect(
    (
      await find({
        ...program,
        page: path.join(siteDir, "docs/compute-engine/reference/sets.mdx"),
      })
    ).filter(({ address }) => address.endsWith("#add")),
  ).toHaveLength(1);
  expect(
    await addresses("docs/compute-engine/reference/arithmetic.mdx"),
  ).toEqual([]);
});

test("a link is a part of a string", () => {
  const tokens = [{ text: '"<\\\\pi"', kind: "string" }] as const;
  const link = { line: 1, start: 2, end: 6, address: "/?a=1&b=2" };
  expect(htmlOf(linkTokens(tokens, [link], true))).toBe(
    '<span class="code-string">"&lt;<a href="/?a=1&amp;b=2">\\\\pi</a>"</span>',
  );
});
