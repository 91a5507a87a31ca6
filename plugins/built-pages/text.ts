import type { Element, Nodes, Root } from "hast";

import type { ClassName } from "../../src/markup/index.ts";
import { dataOf, find, findAll, hasClass, isTag, textOf } from "./tree.ts";

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
 * Whether an element is text of its page, which the search finds and the
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
