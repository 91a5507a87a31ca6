// cspell:ignore evalaute
import { expect, test, vi } from "vitest";

import { nameIn, pagesFor } from "../../src/features/not-found/pages.ts";
import type { Result, SearchClient } from "../../src/search/index.ts";

test.each([
  ["/compute-engine/guides/evalaute/", "evalaute"],
  ["/docs/getting-started.html", "getting started"],
  ["/docs/virtual_keyboard/index.html", "virtual keyboard"],
  ["/a//b//", "b"],
  ["/café/", "café"],
  ["/index.html", ""],
  ["/", ""],
])("the name in %s is “%s”", (pathname, name) => {
  expect(nameIn(pathname)).toBe(name);
});

const result = (kind: Result["kind"], url: string): Result => ({
  kind,
  url,
  area: "mathfield",
  titles: [
    [{ text: "Guides", isMatch: false }],
    [
      { text: "Getting ", isMatch: false },
      { text: "started", isMatch: true },
    ],
  ],
});

const clientOf = (results: readonly Result[]) => {
  const search = vi.fn<SearchClient["search"]>(() =>
    Promise.resolve({ results, total: results.length, near: [] }),
  );
  return { search, open: () => Promise.resolve() };
};

const { signal } = new AbortController();

test("suggests the best places, one a page, and no old release", async () => {
  const client = clientOf([
    result("release", "/releases/#1-0"),
    result("section", "/a/#b"),
    ...["/a/", "/b/", "/c/", "/d/"].map((url) => result("page", url)),
  ]);
  const pages = await pagesFor("started", client, signal);
  expect(pages.map(({ url }) => url)).toEqual(["/a/#b", "/b/", "/c/"]);
  expect(pages[0]).toEqual({
    url: "/a/#b",
    title: "Getting started",
    parents: "Mathfield › Guides",
  });
});

test("suggests first a page that has the name of the missing one", async () => {
  const client = clientOf([
    result("member", "/api/#evaluate"),
    result("section", "/numbers/#evaluate"),
    result("page", "/guides/evaluate/"),
  ]);
  const [first] = await pagesFor("evaluate", client, signal);
  expect(first?.url).toBe("/guides/evaluate/");
});

test("asks nothing without a name", async () => {
  const client = clientOf([result("page", "/a/")]);
  expect(await pagesFor("", client, signal)).toEqual([]);
  expect(client.search).not.toHaveBeenCalled();
});
