// cspell:ignore Cinfty Cint Einevolue getvalue integr intgral itn menuitmes xyzzy
import { describe, expect, test } from "vitest";

import { SearchIndex } from "../../../src/search/search-index.ts";
import type { Query, SearchRecord } from "../../../src/search/index.ts";
import { record, SITE } from "./records.ts";

/** An index without the texts. */
function namesOf(records: readonly SearchRecord[]): SearchIndex {
  const index = new SearchIndex();
  for (const record of records) index.add({ ...record, text: "" });
  return index;
}

function indexOf(records: readonly SearchRecord[]): SearchIndex {
  const index = namesOf(records);
  records.forEach(({ text }, id) => index.addText(id, text));
  index.complete();
  return index;
}

const site = indexOf(SITE);

function ask(text: string, more: Partial<Query> = {}, index = site) {
  return index.search({ text, limit: 10, ...more });
}

/** The addresses of what is found. */
function find(text: string, more: Partial<Query> = {}, index = site): string[] {
  return ask(text, more, index).results.map(({ url }) => url);
}

describe("first comes", () => {
  test.each([
    ["what is called so", "Integrate", "/reference/#Integrate"],
    ["what has such a synonym", "antiderivative", "/reference/#Integrate"],
    ["the operator of a sign", "∫", "/reference/#Integrate"],
    ["the operator of a command", "\\int", "/reference/#Integrate"],
    ["an operator that keyboards have", "<=", "/reference/#LessEqual"],
    ["a page on a subject", "calculus", "/guides/calculus/"],
    [
      "a member, in whatever case",
      "getvalue",
      "/api/element/#MathfieldElement.getValue",
    ],
    [
      "a member of its class",
      "MathfieldElement.getValue",
      "/api/element/#MathfieldElement.getValue",
    ],
    [
      "a member of something",
      "mf.getValue()",
      "/api/element/#MathfieldElement.getValue",
    ],
    [
      "a name that is taken apart",
      "get value",
      "/api/element/#MathfieldElement.getValue",
    ],
    ["what begins like it", "integr", "/guides/calculus/"],
    [
      "what has most of a question",
      "how do I hide the menu button",
      "/api/element/#MathfieldElement.menuItems",
    ],
    ["what was meant by a typo", "intgral", "/guides/calculus/"],
    ["what was meant by swapped letters", "\\itn", "/reference/#Integrate"],
    ["a release by its number", "1.2.0", "/changelog/#1-2-0"],
  ])("%s: %s", (_, text, url) => {
    expect(find(text)[0]).toBe(url);
  });

  test("the name in the same case", () => {
    const sin = record({ url: "/#sin", titles: ["sin"] });
    const capital = record({ url: "/#Sin", titles: ["Sin"] });
    const both = indexOf([capital, sin]);
    expect(find("sin", {}, both)).toEqual(["/#sin", "/#Sin"]);
    expect(find("Sin", {}, both)).toEqual(["/#Sin", "/#sin"]);
  });
});

test("a command does not become another one by its first letters", () => {
  expect(find("\\in")).toEqual(
    expect.arrayContaining(["/commands/?filter=%5Cinfty"]),
  );
  expect(find("\\int")).not.toContain("/commands/?filter=%5Cinfty");
});

test("what matches is marked, in titles and in the text", () => {
  expect(ask("integrate").results[0]?.titles).toEqual([
    [{ text: "Standard library", isMatch: false }],
    [{ text: "Calculus", isMatch: false }],
    [{ text: "Integrate", isMatch: true }],
  ]);
  const excerpt = ask("menu button").results[1]?.excerpt ?? [];
  const marked = excerpt.filter(({ isMatch }) => isMatch);
  expect(new Set(marked.map(({ text }) => text))).toEqual(
    new Set(["menu", "button"]),
  );
});

test("a record without a text has no excerpt", () => {
  const [first] = ask("\\infty").results;
  expect(first?.url).toBe("/commands/?filter=%5Cinfty");
  expect(first).not.toHaveProperty("excerpt");
});

test("results are of the area that is asked for, and counted so", () => {
  const { total, results } = ask("integr", { area: "compute-engine" });
  expect(total).toBe(3);
  expect(new Set(results.map(({ area }) => area))).toEqual(
    new Set(["compute-engine"]),
  );
  expect(ask("integr").total).toBe(4);
  expect(ask("integr", { area: "api" }).total).toBe(0);
});

test("the next results follow the first ones, of the same total", () => {
  const all = find("the", { limit: 100 });
  expect(all.length).toBeGreaterThan(3);
  const pages = [0, 2, 4, 6].map((offset) => ask("the", { limit: 2, offset }));
  expect(pages.flatMap(({ results }) => results.map(({ url }) => url))).toEqual(
    all,
  );
  expect(pages.map(({ total }) => total)).toEqual(pages.map(() => all.length));
  expect(find("the", { offset: 100 })).toEqual([]);
});

test("a page does not fill the results", () => {
  const sections = Array.from({ length: 8 }, (_, at) =>
    record({ url: `/long/#${String(at)}`, titles: ["Long", "Roots and how"] }),
  );
  const other = record({
    url: "/other/",
    titles: ["How to find the roots of it all"],
  });
  const found = find("roots", {}, indexOf([...sections, other]));
  expect(found.slice(0, 4)).toContain("/other/");
  expect(found).toHaveLength(9);
});

describe("where nothing matches", () => {
  test("names that are spelt alike are told, five at most", () => {
    expect(ask("Integration of a part").total).toBeGreaterThan(0);
    const names = Array.from({ length: 9 }, (_, at) =>
      record({ url: `/#${String(at)}`, titles: [`Eigenvalue${String(at)}`] }),
    );
    const { total, near } = ask("Einevolue", {}, indexOf(names));
    expect(total).toBe(0);
    expect(near).toHaveLength(5);
    expect(near).toContain("Eigenvalue0");
  });

  test("and nothing is spelt alike, none is told", () => {
    expect(ask("xyzzy")).toEqual({ total: 0, results: [], near: [] });
  });

  test("since nothing is asked for, none is told", () => {
    expect(ask("  ")).toEqual({ total: 0, results: [], near: [] });
  });
});

describe("before the texts are there", () => {
  const early = namesOf(SITE);

  test("names answer", () => {
    const { results, isPartial } = ask("Integrate", {}, early);
    expect(results.map(({ url }) => url)).toEqual(["/reference/#Integrate"]);
    expect(isPartial).toBe(true);
  });

  test.each(["menu button", "intgral", "expression"])(
    "what names do not answer has no answer: %s",
    (text) => {
      const answer = ask(text, {}, early);
      expect(answer).toEqual({
        total: 0,
        results: [],
        near: [],
        isPartial: true,
      });
    },
  );

  test("a text that is added twice counts once", () => {
    const twice = namesOf(SITE);
    for (const [id, { text }] of [...SITE.entries(), ...SITE.entries()]) {
      twice.addText(id, text);
    }
    twice.complete();
    expect(ask("menu", {}, twice)).toEqual(ask("menu"));
  });
});
