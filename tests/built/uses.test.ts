import type { Element } from "hast";
import { expect, test } from "vitest";

import { hasClass, isTag } from "../../plugins/built-pages/index.ts";
import {
  readHtml,
  textOf,
  valueOf,
  withClass,
  withTag,
  within,
  type BuiltPage,
} from "./page/read.ts";
import { PAGES, readPage } from "./site.ts";

const pages = new Map(
  PAGES.map((route) => [route, readHtml(route, readPage(route))]),
);

/** A link of an entry to a section whose examples use it. */
interface Link {
  /** The address of the entry. */
  readonly entry: string;
  readonly address: string;
}

/** The links of the entries of a page. */
function usesOn({ route, elements }: BuiltPage): Link[] {
  let entry = route;
  return elements.flatMap((element) => {
    const id = valueOf(element, "id");
    if (isTag(element, "h2")) entry = route;
    else if (id !== undefined) entry = `${route}#${id}`;
    if (!hasClass(element, "used-in")) return [];
    return addressesIn([element]).map((address) => ({ entry, address }));
  });
}

function addressesIn(elements: readonly Element[]): string[] {
  return elements
    .flatMap(within)
    .map((element) => valueOf(element, "href") ?? "")
    .filter((address) => address !== "");
}

/** Links to a page whose examples do not link the entry. */
function strangers(links: readonly Link[]): Link[] {
  return links.filter(({ entry, address }) => {
    const [route = ""] = address.split("#");
    const page = pages.get(route);
    const code = page ? withTag(page, "code") : [];
    return !(
      addressesIn(code).map(decodeURIComponent).includes(entry) ||
      // The steps of tutorials show what changes, without links.
      (route.startsWith("/tutorials/") && code.some(names(entry)))
    );
  });
}

/** Tells code that has the name of an entry. */
function names(entry: string): (code: Element) => boolean {
  const [, name = ""] = /([^#./]+)\/?$/.exec(entry) ?? [];
  const pattern = new RegExp(`\\b${name.replaceAll("-", "")}\\b`, "i");
  return (code) => pattern.test(textOf(code));
}

const links = [...pages.values()].flatMap(usesOn);

test("an entry links the guide whose examples use it first", () => {
  const entry = "/compute-engine/api/compute-engine/#ComputeEngine.declare";
  const own = links.filter((link) => link.entry === entry);
  const address = "/compute-engine/guides/augmenting/";
  expect(own[0]).toEqual({ entry, address });
  expect(own.length).toBeLessThanOrEqual(3);
});

test("what an entry links leads back to it", () => {
  expect(links.length).toBeGreaterThan(300);
  expect(strangers(links)).toEqual([]);
});

test("a link that does not lead back is found", () => {
  const entry = "/compute-engine/api/compute-engine/#ComputeEngine.none";
  const stranger = { entry, address: "/compute-engine/guides/symbols/" };
  expect(strangers([stranger])).toEqual([stranger]);
});

test("the entry of an operator links two pages at most", () => {
  const entry = "/compute-engine/reference/arithmetic/#add";
  const own = links.filter((link) => link.entry === entry);
  const address = "/compute-engine/guides/patterns-and-rules/";
  expect(own[0]).toEqual({ entry, address });
  expect(own).toHaveLength(2);
});

test("a link says the title of the page that it leads to", () => {
  const page = pages.get("/compute-engine/api/cancellation-error/");
  const [line] = page ? withClass(page, "used-in") : [];
  expect(line && textOf(line)).toMatch(/^Used in Limits and cancelling, .+\.$/);
});
