import type { Element, Root } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { parse } from "parse5";

import { dataOf, elementsIn, find, hasClass, isTag, textOf } from "./hast.ts";
import { isRow } from "./rows.ts";

/** Elements that a reader operates, or that lead elsewhere than the text. */
const CHROME = [
  "button",
  "fieldset",
  "footer",
  "input",
  "label",
  "nav",
  "script",
  "select",
  "style",
  "svg",
  "textarea",
];

const CHROME_ROLES = ["alert", "status", "tablist"];

const CHROME_CLASSES = ["hash-link", "theme-doc-toc-mobile"];

/** Elements that stand in a line, and keep a distance by style alone. */
const IN_LINE = ["a", "button", "code", "kbd", "small", "span", "time"];

/**
 * What a built page says: the content of its article as a screen reader finds
 * it, that is without what is for eyes only, and without controls. What has
 * `data-mdast="ignore"` is left out by the conversion.
 *
 * @param html - The page.
 * @param address - Its full address, which its links start from.
 * @throws Error when the page has no article.
 */
export function contentOf(html: string, address: string): Element {
  // Long tables wait in `noscript` elements, which are parsed as without scripts.
  const document = fromParse5(parse(html, { scriptingEnabled: false })) as Root;
  const article = find(document, ({ tagName }) => tagName === "article");
  if (!article)
    throw new Error(`${address} has no <article>: nothing to write down.`);
  clean(article, { address, tabs: [] });
  return article;
}

interface Context {
  readonly address: string;
  /** What the tabs of the panels still to come are called. */
  tabs: string[];
}

/** Leave out what is not said, and give the rest tags that say what it is. */
function clean(parent: Element, context: Context): void {
  if (isTag(parent, "code", "pre")) return;
  const kept: Element["children"] = [];
  for (const child of parent.children) {
    if (child.type === "comment") continue;
    if (child.type === "element") {
      prepare(child, context);
      if (isChrome(child)) continue;
      const before = kept.at(-1);
      if (before && isTag(before, ...IN_LINE) && isTag(child, ...IN_LINE))
        kept.push({ type: "text", value: " " });
      clean(child, context);
    }
    kept.push(child);
  }
  parent.children = kept;
}

function isChrome(element: Element): boolean {
  const { ariaHidden, role } = element.properties;
  return (
    CHROME.includes(element.tagName) ||
    ariaHidden === "true" ||
    dataOf(element, "part") !== undefined ||
    CHROME_ROLES.includes(String(role)) ||
    CHROME_CLASSES.some((name) => hasClass(element, name))
  );
}

function prepare(element: Element, context: Context): void {
  const { href, role, src } = element.properties;
  const absolute = (link: string) => new URL(link, context.address).href;
  if (typeof href === "string") element.properties["href"] = absolute(href);
  if (typeof src === "string") element.properties["src"] = absolute(src);
  if (role === "tablist")
    context.tabs = elementsIn(element).map((tab) => textOf(tab));
  if (role === "tabpanel") nameTab(element, context.tabs.shift());
  if (dataOf(element, "copy") !== undefined) asCode(element);
  if (isTag(element, "tbody") && dataOf(element, "rows") !== undefined)
    prepareCommands(element);
  if (isTag(element, "div") && elementsIn(element).some(isRow))
    element.tagName = "ul";
  if (isTag(element, "div") && isRow(element)) element.tagName = "li";
}

function nameTab(panel: Element, name: string | undefined): void {
  // Panels of code say their language themselves.
  if (name === undefined || dataOf(panel, "language") !== undefined) return;
  panel.children.unshift({
    type: "element",
    tagName: "p",
    properties: {},
    children: [
      {
        type: "element",
        tagName: "strong",
        properties: {},
        children: [{ type: "text", value: name }],
      },
    ],
  });
}

/** A button that copies what it says: all that it says is code. */
function asCode(button: Element): void {
  button.tagName = "code";
  button.children = [{ type: "text", value: textOf(button) }];
}

/**
 * Rows of LaTeX commands: a button each that copies it, and how it looks. Of
 * that only letters and signs stay: more is built of boxes, for eyes only.
 */
function prepareCommands(body: Element): void {
  for (const row of elementsIn(body)) {
    for (const cell of elementsIn(row)) {
      const inside = elementsIn(cell);
      const button = inside.find((each) => isTag(each, "button"));
      if (button) asCode(button);
      else if (inside.length > 0) cell.children = [];
    }
  }
}
