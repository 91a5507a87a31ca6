import path from "node:path";

import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { describe, expect, test } from "vitest";

import { entryName, isEntry } from "../../plugins/name-register/entries.ts";
import {
  factsOf,
  loadComputeEngine,
  operators,
} from "../../plugins/package-facts/index.ts";
import { parseMdx } from "../../plugins/mdx/index.ts";
import { sourcePage } from "../../plugins/source-pages/index.ts";
import { mdxFiles } from "./site/index.ts";

/** An entry of a reference page. */
interface Entry {
  readonly name: string;
  /** The code of the live examples under its heading. */
  readonly examples: readonly string[];
}

const FOLDER = "docs/compute-engine/reference/";

/** All pages of entries; the folder's own page says how to read them. */
const pages = (await mdxFiles()).filter(
  (file) => file.startsWith(FOLDER) && !file.endsWith("/index.mdx"),
);
const { ComputeEngine } = loadComputeEngine();
const ce = new ComputeEngine();
const facts = await factsOf(operators);

function entriesOf(tree: Root): Entry[] {
  const entries: Entry[] = [];
  let examples: string[] = [];
  visit(tree, (node) => {
    if (node.type === "heading") examples = [];
    if (isEntry(node)) entries.push({ name: entryName(node), examples });
    if (node.type === "code" && node.meta?.includes("live"))
      examples.push(node.value);
  });
  return entries;
}

/** Entries that no example under their heading uses, by name or in LaTeX. */
function bareOf(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ name, examples }) => {
    const isNamed = new RegExp(`\\b${name}\\b`);
    const isUsed = examples.some((code) =>
      [code, ...latexIn(code)].some((each) => isNamed.test(each)),
    );
    return isUsed ? [] : [name];
  });
}

/** Parses the LaTeX in the strings of some code to MathJSON. */
function latexIn(code: string): string[] {
  const strings = code.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  return strings.map((each) => {
    const latex = JSON.parse(each) as string;
    return JSON.stringify(ce.parse(latex, { form: "raw" }).json);
  });
}

test("there are reference pages", () => {
  expect(pages).toContain(`${FOLDER}arithmetic.mdx`);
});

test("an entry is found with its examples, and so is one without", () => {
  const live = (code: string) => `\`\`\`js live\n${code}\n\`\`\`\n\n`;
  const page = [
    live("C;"),
    '### A\n\n<Signature of="A" />\n\n<Signature of="B" id="b" />\n\n',
    live("A;"),
    '**Alias**: <Name of="C" id="c" />.\n\n',
    live("AB;"),
    '### D\n\n<Signature of="D" />\n\n```js\nD;\n```\n',
  ];
  const entries = entriesOf(parseMdx(page.join("")));
  const latex = String.raw`ce.parse("\\ln x + 1");`;
  expect(bareOf([{ name: "Ln", examples: [latex] }])).toEqual([]);
  expect(bareOf([{ name: "Log", examples: [latex] }])).toEqual(["Log"]);
  const both = ["A;", "AB;"];
  expect(entries).toEqual([
    { name: "A", examples: both },
    { name: "B", examples: both },
    { name: "C", examples: both },
    { name: "D", examples: [] },
  ]);
  expect(bareOf(entries)).toEqual(["B", "C", "D"]);
});

const entriesByPage = new Map(
  pages.map((file) => [file, entriesOf(sourcePage(file).tree)]),
);
const allNames = [...entriesByPage.values()].flat().map(({ name }) => name);

test("a name has one entry on the whole site", () => {
  const again = allNames.filter(
    (name, index) => allNames.indexOf(name) < index,
  );
  expect(again).toEqual([]);
});

describe.each([...entriesByPage])("%s", (file, entries) => {
  test("has entries, each used in an example under its heading", () => {
    expect(entries).not.toEqual([]);
    expect(bareOf(entries)).toEqual([]);
  });

  test("has what other pages lack of the library it is called after", () => {
    const slug = path.basename(file, ".mdx");
    const own = facts.filter(({ library }) => library === slug);
    const missing = own.filter(({ name }) => !allNames.includes(name));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});
