import type { ClassName } from "../../../src/markup/index.ts";

/** Elements that are no text of the page. */
const LEFT_OUT = new Set([
  "aside",
  "button",
  "fieldset",
  "footer",
  "label",
  "nav",
  "script",
  "select",
  "style",
  "svg",
  "template",
]);

/** What surrounds headings, examples and declarations. */
const FURNITURE: ReadonlySet<string> = new Set([
  "hash-link",
  "playground-head" satisfies ClassName,
  "playground-panel" satisfies ClassName,
  "playground-result" satisfies ClassName,
  "api-where",
]);

/** Roles of what speaks of the page's state, and of lists that are filtered. */
const ROLES = new Set(["alert", "region", "status", "tablist"]);

/** Elements that do not part words. */
const INLINE = new Set([
  "a",
  "abbr",
  "annotation",
  "b",
  "cite",
  "code",
  "del",
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

export type Attributes = Readonly<Record<string, string>>;

/**
 * Whether an element, with all that is in it, is no text of the page:
 * navigation, controls, what readers do not see, and the rows of long tables,
 * each of which is a record of its own.
 */
export function isLeftOut(name: string, attributes: Attributes): boolean {
  const { role = "", class: classes = "" } = attributes;
  return (
    LEFT_OUT.has(name) ||
    ROLES.has(role) ||
    classes.split(" ").some((name) => FURNITURE.has(name)) ||
    isHidden(attributes)
  );
}

/** Whether words on its sides are two. */
export function partsWords(name: string): boolean {
  return !INLINE.has(name);
}

/** The sources of an example are there, though one shows at a time. */
function isHidden(attributes: Attributes): boolean {
  return (
    attributes["aria-hidden"] === "true" ||
    // What its Markdown leaves out is no text of the page.
    attributes["data-mdast"] === "ignore" ||
    ("hidden" in attributes && attributes["role"] !== "tabpanel")
  );
}
