// cspell:ignore evalaute referense
import { expect, test } from "vitest";

import { nearest } from "../../src/components/PageFinder/nearest.ts";

const pages = [
  { title: "Home", permalink: "/" },
  { title: "Arithmetic", permalink: "/compute-engine/reference/arithmetic/" },
  { title: "Evaluate", permalink: "/compute-engine/guides/evaluate/" },
  { title: "Getting started", permalink: "/mathfield/guides/getting-started/" },
  { title: "Commands", permalink: "/mathfield/guides/commands/" },
  { title: "Commands", permalink: "/mathfield/reference/commands/" },
];

test.each([
  ["a slip of the fingers", "/compute-engine/guides/evalaute/", 2],
  ["a page that has moved to another folder", "/docs/arithmetic", 1],
  ["an address with a suffix", "/mathfield/guides/getting-started.html", 3],
  ["one of two pages of the same name", "/mathfield/referense/commands/", 5],
])("finds %s", (_, pathname, index) => {
  expect(nearest(pathname, pages)[0]).toBe(pages[index]);
});

test.each(["/", "/index.html", "/qzx/"])("suggests nothing for %s", (path) => {
  expect(nearest(path, pages)).toEqual([]);
});

test("suggests three pages at most", () => {
  const twins = Array.from({ length: 5 }, (_, index) => ({
    title: "Commands",
    permalink: `/part-${String(index)}/commands/`,
  }));
  expect(nearest("/commands/", twins)).toHaveLength(3);
});
