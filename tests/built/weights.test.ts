import { expect, test } from "vitest";

import { readPage, PAGES } from "./site.ts";

/** The most that the HTML of a page may weigh, in bytes. */
const MOST_BYTES = 300 * 1024;

const CHANGELOGS = /^(\/[^/]+\/changelog\/)/;

test.each([
  ["/compute-engine/api/", 2],
  ["/mathfield/api/", 2],
  ["/compute-engine/changelog/", 2],
  ["/mathfield/changelog/", 1],
  ["/mathfield/reference/keybindings/", 1],
  ["/compute-engine/reference/", 2],
  ["/compute-engine/standard-library/", 1],
] as const)("no page of %s is heavy", (folder, least) => {
  const pages = PAGES.filter((route) => route.startsWith(folder));
  expect(pages.length).toBeGreaterThanOrEqual(least);
  const heavy = pages.flatMap((route) => {
    const bytes = Buffer.byteLength(readPage(route));
    return bytes > MOST_BYTES ? [`${route}: ${String(bytes)}`] : [];
  });
  expect(heavy).toEqual([]);
});

test("a reference page links its own entries by their anchors", () => {
  const route = "/compute-engine/reference/arithmetic/";
  const html = readPage(route);
  expect(html).toMatch(/<a href="?#sqrt"?>Sqrt</);
  expect(html).not.toMatch(new RegExp(`href="?${route}#`));
});

test("each page of a changelog names its feed", () => {
  const notes = PAGES.filter((route) => CHANGELOGS.test(route));
  const folders = new Set(notes.map((route) => CHANGELOGS.exec(route)?.[1]));
  expect(folders.size).toBe(2);
  for (const route of notes) {
    const [folder = ""] = CHANGELOGS.exec(route) ?? [];
    expect(readPage(route), route).toMatch(
      new RegExp(`<link[^>]*rel="?alternate[^>]*href="?${folder}atom\\.xml`),
    );
  }
});
