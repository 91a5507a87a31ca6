import { DomUtils, parseDocument } from "htmlparser2";

/** An element of a page; text and comments are no part of it. */
export type Node = NonNullable<ReturnType<typeof DomUtils.findOne>>;

/** A built page, read once for all checks. */
export interface BuiltPage {
  readonly route: string;
  readonly html: string;
  readonly elements: readonly Node[];
  /** Its elements by id. */
  readonly ids: ReadonlyMap<string, Node>;
}

/** What is wrong, in words; nothing where all is right. */
export type Check = (page: BuiltPage) => readonly string[];

/** Read a page from its HTML. */
export function readHtml(route: string, html: string): BuiltPage {
  const elements = DomUtils.findAll(() => true, parseDocument(html).children);
  const ids = new Map(
    elements.flatMap((node) =>
      node.attribs["id"] === undefined ? [] : [[node.attribs["id"], node]],
    ),
  );
  return { route, html, elements, ids };
}

/** Text of an element and of what is in it, without zero-width characters. */
export function textOf(node: Node): string {
  return DomUtils.textContent(node)
    .replaceAll(/\u{200b}/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** The elements that have a class. */
export function withClass(page: BuiltPage, name: string): Node[] {
  return page.elements.filter((node) => hasClass(node, name));
}

/** Whether an element has a class. */
export function hasClass(node: Node, name: string): boolean {
  return (node.attribs["class"] ?? "").split(/\s+/).includes(name);
}

/** All elements within another. */
export function within(node: Node): Node[] {
  return DomUtils.findAll(() => true, node.children);
}

/** Whether a page is a document, with a place in the sidebar. */
export function isDocument(page: BuiltPage): boolean {
  return page.elements.some(
    (node) => node.name === "html" && hasClass(node, "docs-doc-page"),
  );
}
