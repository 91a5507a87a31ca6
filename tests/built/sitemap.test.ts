import { expect, test } from "vitest";

import { ADDRESSES, LISTED, PAGES, readBuilt, readPage } from "./site.ts";

/** Pages that search engines are asked to leave out. */
const UNLISTED = PAGES.filter((route) =>
  /<meta[^>]* name="?robots"? content="?noindex"?/.test(readPage(route)),
);

test("the sitemap has every page on disk once, but for two, and nothing else", () => {
  expect(PAGES.length).toBeGreaterThan(20);
  expect(UNLISTED).toEqual(["/search/", "/shared-components-preview/"]);
  expect([...LISTED, ...UNLISTED].sort()).toEqual(PAGES);
});

test("the sitemap has addresses of one origin, with frequency and priority", () => {
  const entries = readBuilt("sitemap.xml").match(/<url>.*?<\/url>/gs) ?? [];
  expect(entries).toHaveLength(ADDRESSES.length);
  expect(
    new Set(ADDRESSES.map((address) => new URL(address).origin)).size,
  ).toBe(1);
  for (const entry of entries) {
    expect(entry).toContain("<changefreq>weekly</changefreq>");
    expect(entry).toContain("<priority>0.5</priority>");
  }
});
