import { expect, test } from "vitest";

import { SearchIndex } from "../../../src/search/search-index.ts";
import type { SearchRecord } from "../../../src/search/index.ts";
import { record } from "./records.ts";

function first(text: string, records: readonly SearchRecord[]) {
  const index = new SearchIndex();
  for (const each of records) index.add(each);
  index.complete();
  return index.search({ text, limit: 1 }).results[0]?.url;
}

const NAMES = [
  record({ url: "/api/#is", titles: ["is"] }),
  record({ url: "/reference/#log", titles: ["Log"] }),
];

test("in a sentence, words that only join the others count less", () => {
  expect(first("is log", NAMES)).toBe("/api/#is");
  expect(first("what is the log", NAMES)).toBe("/reference/#log");
});

const RELEASES = [
  record({ url: "/releases/", titles: ["Engine releases"], kind: "page" }),
  record({ url: "/releases/#0", titles: ["0.110.0"], kind: "release" }),
  // A word that many records have is no rare one, as a version is.
  ...Array.from({ length: 20 }, (_, at) =>
    record({ url: `/guide/#${String(at)}`, titles: ["Engine", "Releases"] }),
  ),
];

test("who writes a version wants its release", () => {
  expect(first("engine 0.110 releases", RELEASES)).toBe("/releases/#0");
  expect(first("engine 9.9 releases", RELEASES)).toBe("/releases/");
});

const CALLED = [
  record({
    url: "/menu/",
    titles: ["Choices"],
    names: ["hide the menu button", "font size", "wide place", "right click"],
  }),
  record({
    url: "/colors/",
    titles: ["Colors"],
    names: ["hide color", "menu color", "button color", "button shade"],
  }),
];

test("words of one name count more than the same words of several", () => {
  expect(first("hide menu button", CALLED)).toBe("/menu/");
  expect(first("menu color", CALLED)).toBe("/colors/");
});
