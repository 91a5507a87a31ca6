import type { Element, Nodes, Root } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import * as parse5 from "parse5";

import { type ClassName, DATA_NAMES, type DataName } from "../../src/markup.ts";

/** Long tables wait in `noscript` elements: they are parsed as elements too. */
const WITHOUT_SCRIPTS = { scriptingEnabled: false };

/** Names of the data attributes in a tree: `dataFind` for `data-find`. */
const PROPERTIES = new Map(
  DATA_NAMES.map((name) => [
    name,
    `data-${name}`.replaceAll(/-(\w)/g, (_, letter: string) =>
      letter.toUpperCase(),
    ),
  ]),
);

/** Parses a page as a browser without scripts does. */
export function parsePage(html: string): Root {
  return fromParse5(parse5.parse(html, WITHOUT_SCRIPTS)) as Root;
}

/** Parses what is in the body of a page. */
export function parseFragment(html: string): Root {
  return fromParse5(parse5.parseFragment(html, WITHOUT_SCRIPTS)) as Root;
}

/** Tells whether an element has a class. */
export function hasClass({ properties }: Element, name: string): boolean {
  const { className } = properties;
  return Array.isArray(className) && className.includes(name);
}

/** The value of a data attribute of an element; undefined without it. */
export function dataOf(
  { properties }: Element,
  name: DataName,
): string | undefined {
  const value = properties[PROPERTIES.get(name) ?? ""];
  return value === undefined ? undefined : String(value);
}

/** Tells whether a node is an element of one of these tags. */
export function isTag(node: Nodes, ...names: string[]): boolean {
  return node.type === "element" && names.includes(node.tagName);
}

/** The elements among the children of a node. */
export function elementsIn({ children }: Element): Element[] {
  return children.filter((child) => child.type === "element");
}

/** The first element in a tree, itself included, for which something holds. */
export function find(
  tree: Nodes,
  holds: (element: Element) => boolean,
): Element | undefined {
  if (tree.type === "element" && holds(tree)) return tree;
  for (const child of childrenOf(tree)) {
    const found = find(child, holds);
    if (found) return found;
  }
  return undefined;
}

/** All elements in a tree, itself included, for which something holds. */
export function findAll(
  tree: Nodes,
  holds: (element: Element) => boolean,
  found: Element[] = [],
): Element[] {
  if (tree.type === "element" && holds(tree)) found.push(tree);
  for (const child of childrenOf(tree)) findAll(child, holds, found);
  return found;
}

/** All text in a tree, as `textContent` has it. */
export function textOf(tree: Nodes): string {
  if (tree.type === "text") return tree.value;
  return childrenOf(tree).map(textOf).join("");
}

function childrenOf(tree: Nodes): readonly Nodes[] {
  return "children" in tree ? tree.children : [];
}

/** Elements that a reader operates, or that lead elsewhere than the text. */
const CHROME = [
  "aside",
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
  "template",
  "textarea",
];

/** Roles of what tells the state of the page, and of the names of tabs. */
const CHROME_ROLES = ["alert", "status", "tablist"];

const CHROME_CLASSES = [
  "hash-link",
  "theme-doc-toc-mobile",
  "playground-panel" satisfies ClassName,
  "playground-result" satisfies ClassName,
];

/**
 * Tells whether an element is text of its page, which the search finds and the
 * Markdown twin has: no navigation, no control, nothing that a screen reader
 * does not say, nothing with `data-mdast="ignore"`.
 */
export function isText(element: Element): boolean {
  const { ariaHidden, dataMdast, hidden, role } = element.properties;
  return !(
    CHROME.includes(element.tagName) ||
    CHROME_ROLES.includes(String(role)) ||
    CHROME_CLASSES.some((name) => hasClass(element, name)) ||
    dataOf(element, "part") !== undefined ||
    ariaHidden === "true" ||
    dataMdast === "ignore" ||
    // All tabs are there, though one shows at a time.
    (hidden !== undefined && role !== "tabpanel")
  );
}

/** The contents of the `meta` elements of a page, by property or name. */
export function metaOf(page: Root): ReadonlyMap<string, string> {
  const head = find(page, (each) => isTag(each, "head"));
  const elements = head ? findAll(head, (each) => isTag(each, "meta")) : [];
  return new Map(
    elements.flatMap(({ properties: { content, name, property } }) => {
      const key = property ?? name;
      return typeof key === "string" && typeof content === "string"
        ? [[key, content] as const]
        : [];
    }),
  );
}

/**
 * The TeX of a formula, as KaTeX keeps it beside what it set; undefined where
 * it is in the text beside it.
 */
export function texOf(formula: Nodes): string | undefined {
  const annotation = find(formula, (each) => isTag(each, "annotation"));
  return annotation && textOf(annotation).replace(/^\\displaystyle\s*/, "");
}
