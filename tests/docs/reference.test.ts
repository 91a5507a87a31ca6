import { readFileSync } from "node:fs";
import path from "node:path";

import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { describe, expect, test } from "vitest";

import { factsOf, operators } from "../../plugins/package-facts/index.ts";
import {
  isSignature,
  signatureName,
} from "../../plugins/reference-tables/entries.ts";
import { parseMdx } from "../../plugins/mdx/index.ts";
import { mdxFiles } from "./site/index.ts";

/** An entry of a reference page. */
interface Entry {
  readonly name: string;
  /** How many live examples follow its signature. */
  readonly examples: number;
}

const FOLDER = "docs/compute-engine/reference/";

const pages = (await mdxFiles()).filter((file) => file.startsWith(FOLDER));
const facts = await factsOf(operators);

function entriesOf(tree: Root): Entry[] {
  const entries: { name: string; examples: number }[] = [];
  visit(tree, (node) => {
    if (isSignature(node))
      entries.push({ name: signatureName(node), examples: 0 });
    const last = entries.at(-1);
    if (last && node.type === "code" && node.meta?.includes("live"))
      last.examples += 1;
  });
  return entries;
}

test("there are reference pages", () => {
  expect(pages).toContain(`${FOLDER}arithmetic.mdx`);
});

test("an entry is found with its examples, and so is one without", () => {
  const live = "```js live\n1;\n```\n";
  const page = `${live}<Signature of="A" />\n\n${live}\n${live}\n<Signature of="B" />\n\n\`\`\`js\n1;\n\`\`\`\n`;
  expect(entriesOf(parseMdx(page))).toEqual([
    { name: "A", examples: 2 },
    { name: "B", examples: 0 },
  ]);
});

describe.each(pages)("%s", (file) => {
  const entries = entriesOf(parseMdx(readFileSync(file, "utf8")));
  const names = entries.map(({ name }) => name);

  test("has entries, each once", () => {
    expect(names).not.toEqual([]);
    expect(names).toEqual([...new Set(names)]);
  });

  test("shows each entry with an example", () => {
    const bare = entries.filter(({ examples }) => examples === 0);
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  test("has every name of the library it is called after", () => {
    const slug = path.basename(file, ".mdx");
    const own = facts.filter(({ library }) => library === slug);
    const missing = own.filter(({ name }) => !names.includes(name));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  test("has no name of a library that has a page", () => {
    const slugs = pages.map((page) => path.basename(page, ".mdx"));
    const slug = path.basename(file, ".mdx");
    const foreign = facts.filter(
      ({ name, library }) =>
        library !== slug && slugs.includes(library) && names.includes(name),
    );
    expect(foreign.map(({ name }) => name)).toEqual([]);
  });
});
