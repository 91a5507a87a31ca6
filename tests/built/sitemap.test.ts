import { expect, test } from "vitest";

import { ADDRESSES, PAGES, readBuilt, ROUTES } from "./site.ts";

test("the sitemap has every page on disk once, and nothing else", () => {
  expect(PAGES.length).toBeGreaterThan(20);
  expect(ROUTES.toSorted()).toEqual(PAGES);
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
