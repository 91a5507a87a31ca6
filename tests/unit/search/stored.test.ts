// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";

import { toHits } from "../../../src/features/search/bar/modal/hits.tsx";
import { mendKept } from "../../../src/features/search/bar/modal/kept.ts";
import type { Result } from "../../../src/search/index.ts";

const KEY = "__DOCSEARCH_RECENT_SEARCHES__docs";

const plain = (text: string) => [{ text, isMatch: false }];
const RESULTS: Result[] = [
  { url: "/a/", kind: "page", area: "mathfield", titles: [plain("A < B")] },
  {
    url: "/a/#b",
    kind: "section",
    area: "mathfield",
    titles: [plain("A"), plain("<b>")],
  },
];

/** Hits as DocSearch keeps them. */
const kept = toHits(RESULTS, "/").map(
  ({ _highlightResult, _snippetResult, ...hit }) => hit,
);
const [page, section] = kept;

/** Mends what is stored and returns what the storage holds then. */
function mended(stored: string): unknown {
  localStorage.setItem(KEY, stored);
  mendKept("docs");
  const text = localStorage.getItem(KEY);
  return text === null ? null : JSON.parse(text);
}

beforeEach(() => localStorage.clear());

test("what the search has kept stays", () => {
  expect(mended(JSON.stringify(kept))).toEqual(
    JSON.parse(JSON.stringify(kept)),
  );
});

describe("what it has not kept goes", () => {
  test.each([
    ["null", null],
    ["a number", 1],
    ["a string", "x"],
    ["an empty object", {}],
    ["a hit without a label", { ...page, label: undefined }],
    ["a hit without titles", { ...page, hierarchy: null }],
    ["a hit without its title", { ...section, hierarchy: { lvl0: "A" } }],
    ["a hit of no kind", { ...page, type: "content" }],
    [
      "markup as title",
      { ...page, hierarchy: { ...page?.hierarchy, lvl1: "<img>" } },
    ],
    ["markup as content", { ...page, content: "<img>" }],
    ["a script as address", { ...page, url: "javascript:alert(1)" }],
    ["another host", { ...page, url: "//example.com/" }],
  ])("%s", (_, entry) => {
    expect(mended(JSON.stringify([page, entry]))).toHaveLength(1);
  });

  test.each(["{", '{"a":1}', "7"])("%s", (text) => {
    expect(mended(text)).toEqual([]);
  });
});
