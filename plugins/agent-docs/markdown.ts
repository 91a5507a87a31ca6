import type { Element, Root, Text } from "hast";
import { toMdast } from "hast-util-to-mdast";
import type { RootContent } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { mathToMarkdown } from "mdast-util-math";
import { toMarkdown } from "mdast-util-to-markdown";

import {
  dataOf,
  elementsIn,
  find,
  isTag,
  isText,
  textOf,
} from "../built-pages/index.ts";
import { HANDLERS, isRow } from "./handlers.ts";

/** Facts about a page that the head of its Markdown twin states. */
interface PageFacts {
  /** Full address of the page. */
  readonly address: string;
  /** Its title, where its content has no heading of the first level. */
  readonly title: string;
  readonly description?: string;
  /** Packages that the page was built with, such as `mathlive 0.111.1`. */
  readonly packages: readonly string[];
}

/**
 * A built page as Markdown: what it says with all that the build put in, TeX
 * for its formulas, and the outputs of its examples.
 *
 * @throws Error when the page has no article.
 */
export function markdownOf(built: Root, page: PageFacts): string {
  const tree = toMdast(contentOf(built, page.address), {
    document: true,
    handlers: HANDLERS,
  });
  const content = "children" in tree ? (tree.children as RootContent[]) : [];
  const start = content[0];
  const hasTitle = start?.type === "heading" && start.depth === 1;
  const title = hasTitle ? start : heading(page.title);
  const summary =
    page.description === undefined ? [] : [quote(page.description)];
  return `${[
    write([title, ...summary]),
    // Addresses stay as they are: nothing in them is markup.
    `- Page: ${page.address}\n- Packages: ${page.packages.join(", ")}`,
    write(hasTitle ? content.slice(1) : content),
  ].join("\n\n")}\n`;
}

/** Nodes of Markdown as text, without a line break at its end. */
export function write(children: RootContent[]): string {
  return toMarkdown(
    { type: "root", children },
    {
      bullet: "-",
      rule: "-",
      resourceLink: true,
      // Aligned columns are for eyes, and cost as much as the rest.
      extensions: [gfmToMarkdown({ tablePipeAlign: false }), mathToMarkdown()],
    },
  ).trimEnd();
}

function heading(value: string): RootContent {
  return { type: "heading", depth: 1, children: [{ type: "text", value }] };
}

function quote(value: string): RootContent {
  const children = [{ type: "text", value } as const];
  return { type: "blockquote", children: [{ type: "paragraph", children }] };
}

/** Elements that stand in a line, and keep a distance by style alone. */
const IN_LINE = ["a", "button", "code", "kbd", "small", "span", "time"];

/**
 * The article of a built page: its text, with tags that say what it is.
 *
 * @param address - The full address of the page, which its links start from.
 * @throws Error when the page has no article.
 */
function contentOf(page: Root, address: string): Element {
  const article = find(page, (each) => isTag(each, "article"));
  if (!article)
    throw new Error(`${address} has no <article>: nothing to write down.`);
  return written(article, { address, tabs: [] });
}

interface Context {
  readonly address: string;
  /** Names of the tabs whose panels are still to come. */
  tabs: string[];
}

/** A copy of an element, which has what is text of it. */
function written(element: Element, context: Context): Element {
  if (isTag(element, "code", "pre")) return element;
  const children: Element["children"] = [];
  for (const child of element.children) {
    if (child.type === "comment") continue;
    if (child.type !== "element") {
      children.push(child);
      continue;
    }
    const prepared = prepare(child, context);
    if (!isText(prepared)) continue;
    const before = children.at(-1);
    if (before && isTag(before, ...IN_LINE) && isTag(prepared, ...IN_LINE))
      children.push(textNode(" "));
    children.push(written(prepared, context));
  }
  return { ...element, children };
}

/** An element under the tag that says what it is, with full addresses. */
function prepare(original: Element, context: Context): Element {
  const properties = { ...original.properties };
  const element = { ...original, properties };
  const { href, role, src } = properties;
  const absolute = (link: string) => new URL(link, context.address).href;
  if (typeof href === "string") properties["href"] = absolute(href);
  if (typeof src === "string") properties["src"] = absolute(src);
  if (role === "tablist")
    context.tabs = elementsIn(element).map((tab) => textOf(tab));
  if (role === "tabpanel") return withName(element, context.tabs.shift());
  if (dataOf(element, "copy") !== undefined) return asCode(element);
  if (isTag(element, "tbody") && dataOf(element, "rows") !== undefined)
    return withCommands(element);
  if (isTag(element, "div") && elementsIn(element).some(isRow))
    return { ...element, tagName: "ul" };
  if (isTag(element, "div") && isRow(element))
    return { ...element, tagName: "li" };
  return element;
}

function withName(panel: Element, name: string | undefined): Element {
  // Panels of code say their language themselves.
  if (name === undefined || dataOf(panel, "language") !== undefined)
    return panel;
  const strong = elementOf("strong", [textNode(name)]);
  const children = [elementOf("p", [strong]), ...panel.children];
  return { ...panel, children };
}

/** A button that copies what it says: all that it says is code. */
function asCode(button: Element): Element {
  return elementOf("code", [textNode(textOf(button))]);
}

/**
 * Rows of LaTeX commands: a button each that copies it, and how it looks. Of
 * that only letters and signs stay: more is built of boxes, for eyes only.
 * Other rows have no button, and are as they are.
 */
function withCommands(body: Element): Element {
  const rows = elementsIn(body).map((row) =>
    find(row, (each) => isTag(each, "button"))
      ? { ...row, children: elementsIn(row).map(commandCell) }
      : row,
  );
  return { ...body, children: rows };
}

function commandCell(cell: Element): Element {
  const inside = elementsIn(cell);
  const button = inside.find((each) => isTag(each, "button"));
  if (!button) return inside.length > 0 ? { ...cell, children: [] } : cell;
  const children = cell.children.map((child) =>
    child === button ? asCode(button) : child,
  );
  return { ...cell, children };
}

function textNode(value: string): Text {
  return { type: "text", value };
}

function elementOf(tagName: string, children: Element["children"]): Element {
  return { type: "element", tagName, properties: {}, children };
}
