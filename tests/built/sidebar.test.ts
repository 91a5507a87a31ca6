import { expect, test } from "vitest";

import sidebars from "../../sidebars.ts";
import { documentId, neighbor } from "./page/place.ts";
import { isDocument, readHtml } from "./page/read.ts";
import { PAGES, readPage } from "./site.ts";

const documents = new Map(
  PAGES.map((route) => readHtml(route, readPage(route)))
    .filter(isDocument)
    .map((page) => [documentId(page), page]),
);

const order = idsIn(sidebars.docs);

/** The ids of all documents of a sidebar, in its order. */
function idsIn(item: unknown): string[] {
  if (typeof item === "string") return [item];
  if (Array.isArray(item)) return item.flatMap(idsIn);
  const { link, items } = item as { link?: { id: string }; items?: unknown[] };
  return [...(link ? [link.id] : []), ...idsIn(items ?? [])];
}

/** Release notes lead to each other by version, not by the sidebar. */
function isApart(id: string): boolean {
  return /\/changelog\/(?!index$)/.test(id);
}

test("every document is in the sidebar, and has its page", () => {
  expect(order.length).toBeGreaterThan(20);
  expect(order.toSorted()).toEqual([...documents.keys()].toSorted());
});

test.for([
  { side: "prev", step: -1, says: "Previous" },
  { side: "next", step: 1, says: "Next" },
] as const)(
  "$says leads to the neighbor in the sidebar",
  ({ side, step, says }) => {
    for (const [index, id] of order.entries()) {
      const page = documents.get(id);
      if (page === undefined || isApart(id)) continue;
      const there = documents.get(order[index + step]);
      expect(neighbor(page, side), id).toEqual(
        there && { href: there.route, says },
      );
    }
    // Release notes have neither.
    const apart = order.filter(isApart).map((id) => documents.get(id));
    expect(apart.length).toBeGreaterThan(0);
    for (const page of apart)
      expect(page && neighbor(page, side), page?.route).toBeUndefined();
  },
);

/** The addresses in the sidebar of a document. */
function linksIn(route: string): string[] {
  const [, menu = ""] =
    /<nav aria-label="Docs sidebar"[^>]*>(.*?)<\/nav>/s.exec(readPage(route)) ??
    [];
  return [...menu.matchAll(/ href="?([^"\s>]+)/g)].map(
    ([, address = ""]) => address,
  );
}

test("a reader of the sidebar comes to every document, and to nothing else", () => {
  // A folded category shows its pages once the reader is there.
  const reached = new Set(["/mathfield/"]);
  for (const route of reached)
    for (const address of linksIn(route)) reached.add(address);
  const routes = [...documents.values()].map(({ route }) => route);
  expect([...reached].toSorted()).toEqual(routes.toSorted());
});
