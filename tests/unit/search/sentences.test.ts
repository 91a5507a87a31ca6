// cspell:ignore intergal intertal
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

test("two letters that are swapped are a nearer slip than another one", () => {
  const records = [
    record({ url: "/#interval", titles: ["Interval"] }),
    record({ url: "/#integral", titles: ["Integral of a function"] }),
  ];
  expect(first("intergal", records)).toBe("/#integral");
  expect(first("intertal", records)).toBe("/#interval");
});

/** The words that are marked in the first result for a query. */
function marked(text: string, records: readonly SearchRecord[]): string[] {
  const index = new SearchIndex();
  for (const each of records) index.add(each);
  records.forEach((each, id) => index.addText(id, each.text));
  index.complete();
  const { titles = [], excerpt = [] } =
    index.search({ text, limit: 1 }).results[0] ?? {};
  return [...titles.flat(), ...excerpt]
    .filter(({ isMatch }) => isMatch)
    .map(({ text }) => text);
}

test.each([
  ["roots of a polynomial", ["Roots", "polynomial", "roots"]],
  ["value in the root", ["Roots", "values", "roots"]],
  // Alone they are what is asked for.
  ["of", ["of", "of", "often"]],
  ["inner", ["inner"]],
])("words that only join the others are not marked: %s", (text, expected) => {
  const roots = record({
    url: "/roots/",
    titles: ["Roots of a polynomial"],
    text: "The values of x in the inner part, roots often called zeros.",
  });
  expect(marked(text, [roots])).toEqual(expected);
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
