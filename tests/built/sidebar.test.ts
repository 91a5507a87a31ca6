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

/** Documents for writers and testers, which readers do not meet on their way. */
const APART = ["shared-components-preview"];

/** The ids of all documents of a sidebar, in its order. */
function idsIn(item: unknown): string[] {
  if (typeof item === "string") return [item];
  if (Array.isArray(item)) return item.flatMap(idsIn);
  const { id, link, items } = item as {
    id?: string;
    link?: { id: string };
    items?: unknown[];
  };
  const own = id ?? link?.id;
  return [...(own === undefined ? [] : [own]), ...idsIn(items ?? [])];
}

/** Release notes lead to each other by version, not by the sidebar. */
function isApart(id: string): boolean {
  return /\/changelog\/(?!index$)/.test(id);
}

test("every document is in the sidebar, and has its page", () => {
  expect(order.length).toBeGreaterThan(20);
  expect([...order, ...APART].toSorted()).toEqual(
    [...documents.keys()].toSorted(),
  );
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

/** The sidebar of a document, as HTML. */
function sidebarOf(route: string): string {
  const [, menu = ""] =
    /<nav aria-label="Docs sidebar"[^>]*>(.*?)<\/nav>/s.exec(readPage(route)) ??
    [];
  return menu;
}

/** The addresses in it. */
function linksIn(route: string): string[] {
  return [...sidebarOf(route).matchAll(/ href="?([^"\s>]+)/g)].map(
    ([, address = ""]) => address,
  );
}

test("a reader of the sidebar comes to every document, and to nothing else but the playground", () => {
  // A folded category shows its pages once the reader is there.
  const reached = new Set(["/mathfield/"]);
  for (const route of reached)
    for (const address of linksIn(route)) reached.add(address);
  const routes = order.map((id) => documents.get(id)?.route);
  routes.push("/playground/");
  expect([...reached].toSorted()).toEqual(routes.toSorted());
});

test("no two pages of a part have the same label", () => {
  const guides = PAGES.filter((route) => route.includes("/guides/"));
  expect(guides.length).toBeGreaterThan(40);
  for (const route of [
    "/mathfield/reference/commands/",
    "/compute-engine/",
    ...guides,
  ]) {
    const labels = [
      ...sidebarOf(route).matchAll(/<span[^>]*>([^<]+)<\/span>/g),
    ];
    const names = labels.map(([, label]) => label);
    expect(names.length).toBeGreaterThan(10);
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  }
});
