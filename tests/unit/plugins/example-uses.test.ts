import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Uses } from "../../../plugins/generated-content/index.ts";
import {
  exampleUses,
  TypeStore,
} from "../../../plugins/typed-examples/index.ts";
import { bestUses } from "../../../plugins/typed-examples/uses.ts";

const ENGINE = "/compute-engine/api/compute-engine/#ComputeEngine";
const EXPRESSION = "/compute-engine/api/expression/#Expression";
const REFERENCE = "/compute-engine/reference/sums/#";
const FIELD = "/mathfield/api/mathfield-element/#MathfieldElement";

const dir = mkdtempSync(path.join(tmpdir(), "uses-"));
let uses: Uses;

function live(...code: string[]): string {
  return ["```js live", ...code, "```", ""].join("\n");
}

/** Documents and scripts of a site, by their paths. */
const FILES = {
  "docs/engine/guides/names.mdx": [
    "# Names",
    live('ce.assign("a", 1);'),
    "## Two examples {/* #two */}",
    live('ce.assign("b", 1);'),
    live('ce.assign("c", 1);'),
    "### Not run, not shown",
    "```js\nce.reset();\n```",
    '```js live as="Forms"\nce.box(1);\n```',
  ],
  "docs/engine/guides/others.mdx": [
    "# Others",
    "## Same names",
    live(
      "class Field { getValue() { return 1; } }",
      "const mf = new Field();",
      "mf.getValue();",
      "function solve() { return 2; }",
      "solve();",
    ),
    "## In a heading `of` code",
    live('ce.parse("x").N();'),
  ],
  "docs/engine/about.mdx": [
    "# About",
    live('ce.assign("a", ce.parse("x").N());'),
    live('ce.assign("b", 1);', 'ce.assign("c", 1);', 'ce.assign("d", 1);'),
    live('ce.assign("b", 1);', "ce.assign('c', 1);"),
  ],
  "docs/compute-engine/reference/sums.mdx": [
    "# Sums",
    ...["Add", "Sqrt", "Pi", "Sin", "Cos", "Exp"].map(
      (name) => `## ${name}\n\nA sentence.\n\n<Signature of="${name}" />`,
    ),
    live('ce.expr(["Add", 1, ["Sqrt", 2], ["Exp", 1]]);'),
  ],
  "docs/engine/guides/trees.mdx": [
    "# Trees",
    "## Nested",
    live('ce.expr(["Add", 1, ["Sqrt", "Pi"]]).evaluate();'),
    "## Named",
    live('const sum = ["Add", 1, 2];', "ce.expr(sum);"),
    live('ce.function("Add", [1, ce.symbol("Pi")]);'),
    "## Other texts",
    live('["Sin", ce.parse("Cos")];', 'const label = "Sin";', "label;"),
  ],
  "docs/engine/api/_leads/parser.mdx": ["# Parser", live('ce.forget("x");')],
  "docs/tutorials/quiz.mdx": [
    "# Quiz",
    "## Step 1",
    '<Step of="quiz" number="1" />',
    "## Step 2",
    '<Step of="quiz" number="2" />',
    "## Step 3",
    '<Step of="quiz" number="3" />',
  ],
  "docs/tutorials/quiz/1/script.js": ['import "mathlive";'],
  "docs/tutorials/quiz/2/script.js": [
    'document.querySelector("math-field").hasFocus();',
  ],
  "docs/tutorials/quiz/3/script.js": [
    'const mf = document.querySelector("math-field");',
    "mf.hasFocus();",
    "mf.hasFocus();",
  ],
};

/** The addresses that an entry links. */
function linksOf(entry: string): string[] | undefined {
  return uses.get(entry)?.map(({ address }) => address);
}

beforeAll(async () => {
  for (const [name, lines] of Object.entries(FILES)) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, lines.join("\n\n"));
  }
  const store = new TypeStore(process.cwd(), path.join(dir, "kept"));
  uses = await exampleUses(store, dir)();
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe("an entry links", () => {
  test("guides first, at the section with the most examples", () => {
    expect(uses.get(`${ENGINE}.assign`)).toEqual([
      { title: "Names", address: "/engine/guides/names/#two" },
      { title: "About", address: "/engine/about/" },
    ]);
  });

  test("a section by the anchor of its heading", () => {
    expect(linksOf(`${EXPRESSION}.N`)).toEqual([
      "/engine/guides/others/#in-a-heading-of-code",
      "/engine/about/",
    ]);
  });

  test("the step of a tutorial that is the first to use it", () => {
    expect(linksOf(`${FIELD}.hasFocus`)).toEqual(["/tutorials/quiz/#step-2"]);
  });

  test.each([
    ["Add", ["/engine/guides/trees/#named"]],
    ["Sqrt", ["/engine/guides/trees/#nested"]],
    ["Pi", ["/engine/guides/trees/#nested"]],
    ["Sin", undefined],
    ["Cos", undefined],
    ["Exp", undefined],
  ])("where MathJSON or a name says %s, on another page", (name, addresses) => {
    expect(linksOf(`${REFERENCE}${name.toLowerCase()}`)).toEqual(addresses);
  });

  test.each([
    ["a member of the same name in another class", `${FIELD}.getValue`],
    [
      "a function of the same name in an example",
      "/compute-engine/api/functions/#solve",
    ],
    ["an example that is not run", `${ENGINE}.reset`],
    ["an example that is shown as a table", `${ENGINE}.box`],
    ["a lead of the API reference", `${ENGINE}.forget`],
  ])("never %s", (_, entry) => {
    expect(linksOf(entry)).toBeUndefined();
  });
});

describe("the best uses", () => {
  const entry = "/engine/reference/#add";
  const at = (route: string, anchor = "") => ({
    entry,
    section: { title: route, route, anchor, programs: [] },
  });

  test("are of three pages at most, those with the most examples", () => {
    const found = ["/a/", "/b/", "/c/", "/c/", "/d/", "/d/", "/d/"];
    const best = bestUses(found.map((route) => at(route))).get(entry);
    expect(best?.map(({ address }) => address)).toEqual(["/d/", "/c/", "/a/"]);
  });

  test("are none of the page of the entry", () => {
    const found = [at("/engine/reference/", "sum"), at("/engine/")];
    const best = bestUses(found).get(entry);
    expect(best?.map(({ address }) => address)).toEqual(["/engine/"]);
  });
});
