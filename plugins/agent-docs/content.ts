import type { Element, Root, Text } from "hast";

import {
  dataOf,
  elementsIn,
  find,
  isTag,
  isText,
  textOf,
} from "../built-pages/index.ts";
import { isRow } from "./rows.ts";

/** Elements that stand in a line, and keep a distance by style alone. */
const IN_LINE = ["a", "button", "code", "kbd", "small", "span", "time"];

/**
 * The article of a built page: its text, with tags that say what it is.
 *
 * @param address - The full address of the page, which its links start from.
 * @throws Error when the page has no article.
 */
export function contentOf(page: Root, address: string): Element {
  const article = find(page, (each) => isTag(each, "article"));
  if (!article)
    throw new Error(`${address} has no <article>: nothing to write down.`);
  return written(article, { address, tabs: [] });
}

interface Context {
  readonly address: string;
  /** What the tabs of the panels still to come are called. */
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
