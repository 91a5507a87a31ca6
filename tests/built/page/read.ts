import type { Element } from "hast";

import {
  findAll,
  hasClass,
  isTag,
  parsePage,
  textOf as wholeText,
} from "../../../plugins/built-pages/index.ts";

/** A built page, read once for all checks. */
export interface BuiltPage {
  readonly route: string;
  readonly html: string;
  readonly elements: readonly Element[];
  /** Its elements by id. */
  readonly ids: ReadonlyMap<string, Element>;
}

/** Check of a page that returns its faults, in words; none if all is right. */
export type Check = (page: BuiltPage) => readonly string[];

/** Reads a page from its HTML. */
export function readHtml(route: string, html: string): BuiltPage {
  const elements = findAll(parsePage(html), () => true);
  const ids = new Map(
    elements.flatMap((element) => {
      const id = valueOf(element, "id");
      return id === undefined ? [] : [[id, element]];
    }),
  );
  return { route, html, elements, ids };
}

/** The value of an attribute, by its name as a property: `srcSet`. */
export function valueOf(element: Element, name: string): string | undefined {
  const value = element.properties[name] ?? undefined;
  if (value === undefined) return undefined;
  return Array.isArray(value) ? value.join(" ") : String(value);
}

/** Text of an element and of what is in it, without zero-width characters. */
export function textOf(element: Element): string {
  return wholeText(element)
    .replaceAll(/\u{200b}/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** The elements of a page that have a tag. */
export function withTag(page: BuiltPage, name: string): Element[] {
  return page.elements.filter((element) => isTag(element, name));
}

/** The elements of a page that have a class. */
export function withClass(page: BuiltPage, name: string): Element[] {
  return page.elements.filter((element) => hasClass(element, name));
}

/** All elements within another. */
export function within(element: Element): Element[] {
  return findAll(element, (each) => each !== element);
}

/** Tells whether a page is a document, with a place in the sidebar. */
export function isDocument(page: BuiltPage): boolean {
  return withTag(page, "html").some((root) => hasClass(root, "docs-doc-page"));
}
