import type { Element } from "hast";

import type { ClassName } from "../../../src/markup/index.ts";
import { hasClass, isText } from "../../built-pages/index.ts";

/** What examples, declarations and changes are called, or where they are from. */
const LABELS = [
  "api-where",
  "diff-place" satisfies ClassName,
  "playground-head" satisfies ClassName,
  "used-in" satisfies ClassName,
];

/** Elements that do not part words. */
const INLINE = new Set([
  "a",
  "abbr",
  "b",
  "cite",
  "code",
  "em",
  "i",
  "ins",
  "kbd",
  "mark",
  "q",
  "s",
  "span",
  "strong",
  "sub",
  "sup",
  "time",
  "u",
  "var",
]);

/**
 * Whether a record of the search has what an element says. That is the text of
 * the page, without labels, without lines that a step of a tutorial removes,
 * without what only browsers without scripts show, and without the rows of long
 * tables, each of which has its own record.
 */
export function isSearched(element: Element): boolean {
  return (
    isText(element) &&
    element.tagName !== "del" &&
    element.tagName !== "noscript" &&
    element.properties["role"] !== "region" &&
    !LABELS.some((name) => hasClass(element, name))
  );
}

/** Whether words on its sides are two. */
export function partsWords({ tagName }: Element): boolean {
  return !INLINE.has(tagName);
}
