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

/** Pages of operators are long: their names are linked once. */
const hasOperators = (route: string) =>
  /\/(?:reference|standard-library)\//.test(route);

/** A call of an engine: linked, or not. */
const CALL = /\bce\.(?:<a\b[^>]*>)?(\w+)(<\/a>)?/g;

/** Code that is run: in other code nobody knows what a name means. */
const PROGRAM = /<figure\b[^>]*data-playground="?[jt]s\b[^]*?<\/figure>/g;

/** The calls of an engine in the programs of a page, and which are linked. */
function callsIn(html: string): { name: string; isLinked: boolean }[] {
  const programs = (html.match(PROGRAM) ?? []).join("");
  const lines = (programs.match(LINE) ?? []).join("");
  const bare = lines.replaceAll(/<\/?span[^>]*>/g, "");
  return [...bare.matchAll(CALL)].map(([, name = "", end]) => ({
    name,
    isLinked: end !== undefined,
  }));
}

test("each use of a name in code is linked, not only the first one", () => {
  const calls = PAGES.filter(
    (route) => route.startsWith("/compute-engine/") && !hasOperators(route),
  ).flatMap((route) => {
    const found = callsIn(readPage(route));
    const linked = new Set(
      found.flatMap(({ name, isLinked }) => (isLinked ? [name] : [])),
    );
    return found
      .filter(({ name }) => linked.has(name))
      .map((call) => ({ route, ...call }));
  });
  expect(calls.length).toBeGreaterThan(1000);
  expect(calls.filter(({ isLinked }) => !isLinked)).toEqual([]);
});
