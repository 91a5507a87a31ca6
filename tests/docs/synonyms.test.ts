import { readFileSync } from "node:fs";

import { DEFAULT_PARSE_FRONT_MATTER } from "@docusaurus/utils";
import { toString } from "mdast-util-to-string";
import { expect, test } from "vitest";

import { factsOf, operators } from "../../plugins/package-facts/index.ts";
import { sourcePage } from "../../plugins/source-pages/index.ts";
import { mdxFiles } from "./site/index.ts";

const synonyms = JSON.parse(
  readFileSync("plugins/name-register/synonyms.json", "utf8"),
) as Record<string, string[]>;
const facts = new Map(
  (await factsOf(operators)).map((fact) => [fact.name, fact]),
);
const files = await mdxFiles();
const documents = (await Promise.all(files.map(readDocument))).filter(
  ({ synonyms: own }) => own.length > 0,
);

/** A document with its synonyms, its title and its headings. */
async function readDocument(file: string) {
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: file,
    fileContent: readFileSync(file, "utf8"),
  });
  const { title, synonyms: own = [] } = frontMatter as {
    title?: string;
    synonyms?: string[];
  };
  const headings = sourcePage(file)
    .tree.children.filter(({ type }) => type === "heading")
    .map((heading) => toString(heading));
  return { file, synonyms: own, said: [title ?? "", ...headings] };
}

/** A string in lower case, with a space on both sides of each word. */
function words(text: string): string {
  return ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}.-]+/u)
    .filter(Boolean)
    .join(" ")} `;
}

function lower(texts: readonly string[]): string[] {
  return texts.map((text) => text.toLowerCase());
}

test("operators with synonyms are the package's, in alphabetical order", () => {
  const names = Object.keys(synonyms);
  expect(names.filter((name) => !facts.has(name))).toEqual([]);
  expect(names).toEqual([...names].sort());
});

test.each(Object.entries(synonyms))(
  "the synonyms of %s are none of its own words, each once",
  (name, own) => {
    const known = lower([name, ...(facts.get(name)?.keywords ?? [])]);
    expect(own.length).toBeGreaterThan(0);
    expect(lower(own).filter((word) => known.includes(word))).toEqual([]);
    expect(own).toEqual([...new Set(own)]);
  },
);

test.each(documents)(
  "the synonyms of $file do not stand in its title or headings",
  ({ synonyms: own, said }) => {
    const known = said.map(words);
    const idle = own.filter((each) =>
      known.some((text) => text.includes(words(each))),
    );
    expect(idle).toEqual([]);
    expect(own).toEqual([...new Set(own)]);
  },
);
