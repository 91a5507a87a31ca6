import { readdirSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

import { expect, test } from "vitest";

import { recordsOf } from "../../plugins/search-index/index.ts";
import {
  FIRST_FILE,
  type FirstPart,
  FORMAT,
  type TextsPart,
  unpackRecord,
} from "../../src/search/index.ts";
import { LISTED, PAGES, readBuilt, readPage } from "./site.ts";

/** The most that a part of the index may weigh, compressed. */
const PART_BYTES = 150 * 1024;

const records = await recordsOf(process.cwd());
const first = readIndex(FIRST_FILE) as FirstPart;

function readIndex(file: string): unknown {
  return JSON.parse(readBuilt(`assets/search/${file}`));
}

test("the index has every record of the build, each address once", () => {
  expect(first.format).toBe(FORMAT);
  const names = first.records.map((_, id) => unpackRecord(first, id));
  const parts = first.texts.map((file) => readIndex(file) as TextsPart);
  const texts = parts.flatMap((part) => part.texts);
  const phrases = parts.flatMap((part) => part.phrases);
  const found = names.map((record, at) => ({
    ...record,
    text: texts[at],
    phrases: phrases[at],
  }));
  expect(found).toEqual(records);
  const urls = new Set(records.map(({ url }) => url));
  expect(urls.size).toBe(records.length);
});

test("every page of the sitemap is found, and no other", () => {
  const pages = records.flatMap(({ kind, url }) =>
    kind === "page" ? [url] : [],
  );
  expect(pages.sort()).toEqual(LISTED.toSorted());
});

test.each([FIRST_FILE, ...first.texts])("%s is light", (file) => {
  const bytes = brotliCompressSync(readBuilt(`assets/search/${file}`));
  expect(bytes.length).toBeLessThan(PART_BYTES);
});

test("the worker is one script, which waits for no other", () => {
  const scripts = readdirSync("build/assets/js").filter((file) =>
    file.startsWith("search-worker."),
  );
  expect(scripts).toHaveLength(1);
  for (const script of scripts)
    expect(readBuilt(`assets/js/${script}`)).not.toContain("importScripts");
});

test("browsers are told of the search on every page", () => {
  const description = readBuilt("opensearch.xml");
  expect(description).toMatch(
    /<Url type="text\/html" template="https:\/\/[^"]+\/search\/\?q=\{searchTerms\}" \/>/,
  );
  expect(description).toContain("<ShortName>CortexJS</ShortName>");
  for (const route of PAGES)
    expect(readPage(route), route).toMatch(
      /<link rel="?search"? [^>]*href="?\/opensearch\.xml"?/,
    );
});
