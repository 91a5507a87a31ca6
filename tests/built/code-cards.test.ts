import { expect, test } from "vitest";

import {
  factKey,
  factsPath,
  type PageFacts,
} from "../../src/code-cards/index.ts";
import { isFile, PAGES, readBuilt, readPage } from "./site.ts";

const LINE = /<span class="?line(?: marked)?"?>[^]*?\n<\/span>/g;
const HREF = /<a\b[^>]*\bhref="?([^">\s]+)/g;

/** The addresses of the names in the code of a page. */
function addressesIn(html: string): string[] {
  const lines = html.match(LINE) ?? [];
  return [...lines.join("").matchAll(HREF)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
}

const addresses = new Set(
  PAGES.flatMap((route) => addressesIn(readPage(route))),
);
const links = [...addresses].map((each) => new URL(each, "https://a.example"));

test("each name in code leads to a page whose names are explained", () => {
  expect(links.length).toBeGreaterThan(100);
  const without = links.filter((link) => !isFile(factsPath(link)));
  expect(without.map(({ href }) => href)).toEqual([]);
});

test("most names in code have a card", () => {
  const explained = links.filter((link) => {
    const facts = JSON.parse(readBuilt(factsPath(link))) as PageFacts;
    return Object.hasOwn(facts, factKey(link));
  });
  expect(explained.length / links.length).toBeGreaterThan(0.95);
});
