import { expect, test } from "vitest";

import { readPage, ROUTES } from "./site.ts";

/** The addresses in the sidebar of a document. */
function sidebarOf(route: string): string[] {
  const [, menu = ""] =
    /<nav aria-label="Docs sidebar"[^>]*>(.*?)<\/nav>/s.exec(readPage(route)) ??
    [];
  return [...menu.matchAll(/ href="?([^"\s>]+)/g)].map(
    ([, address = ""]) => address,
  );
}

test("a reader of the sidebar comes to every document, and to nothing else", () => {
  const documents = ROUTES.filter((route) =>
    readPage(route).includes("docs-doc-page"),
  );
  // A folded category shows its pages once the reader is there.
  const reached = new Set(["/mathfield/"]);
  for (const route of reached)
    for (const address of sidebarOf(route)) reached.add(address);
  expect(documents.length).toBeGreaterThan(10);
  expect([...reached].toSorted()).toEqual(documents.toSorted());
});
