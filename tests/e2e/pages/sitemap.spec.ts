import { expect, test } from "@playwright/test";

import { ADDRESSES, isBuilt, readBuilt, ROUTES } from "../../built/site.ts";

test("sitemap has every page, weekly, with priority 0.5", () => {
  const entries = readBuilt("sitemap.xml").match(/<url>.*?<\/url>/gs) ?? [];
  expect(entries).toHaveLength(ADDRESSES.length);
  for (const entry of entries) {
    expect(entry).toContain("<changefreq>weekly</changefreq>");
    expect(entry).toContain("<priority>0.5</priority>");
  }
});

test("sitemap has pages that exist, and no tags", () => {
  for (const route of ROUTES) {
    expect(isBuilt(`${route}index.html`), route).toBe(true);
    expect(route).not.toMatch(/^\/tags\//);
  }
  expect(ROUTES).toContain("/");
  expect(ROUTES).toContain("/mathfield/");
});
