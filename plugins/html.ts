/** The markup that the build makes: HTML as hast, until it is written. */
import type { Element, Root } from "hast";
import { type Options, toHtml } from "hast-util-to-html";
import { type Child, h } from "hastscript";

export { type Child, h };

/** An element, or several elements and texts. */
export type Html = Element | Root;

/** A code point that no text has, for "<" in values of attributes. */
const LESS = "\uFFFF";

/**
 * Writes hast as HTML, with all texts and values of attributes escaped.
 *
 * @param content - Elements and texts.
 * @param options - How it is written besides.
 */
export function htmlOf(content: Child, options: Options = {}): string {
  const tree = h(null, content);
  replaceLess(tree);
  const html = toHtml(tree, {
    // What `written` lets through.
    allowDangerousHtml: true,
    characterReferences: { useNamedReferences: true },
    ...options,
  });
  return html.replaceAll(LESS, "&lt;");
}

/**
 * Replaces "<" in values, where `toHtml` leaves it as it is: the markup policy
 * of pages refuses it there.
 */
function replaceLess(node: Html): void {
  for (const child of node.children) {
    if (child.type !== "element") continue;
    for (const [name, value] of Object.entries(child.properties))
      if (typeof value === "string" && value.includes("<"))
        child.properties[name] = value.replaceAll("<", LESS);
    replaceLess(child);
  }
}

/**
 * Takes HTML as it is, which a renderer such as KaTeX has written.
 *
 * @param html - HTML that may be trusted: nothing in it is escaped.
 */
export function written(html: string): Html {
  // As a child alone, `h` would take a raw node for properties.
  return { type: "root", children: [{ type: "raw", value: html }] };
}

/** Puts a separator between each two items. */
export function joined<Item, Separator extends Element | string>(
  items: readonly Item[],
  separator: Separator,
): (Item | Separator)[] {
  return items.flatMap((item, at) => (at === 0 ? [item] : [separator, item]));
}

/**
 * Makes something else of what a pattern finds in a string.
 *
 * @param pattern - It has one group, and finds what that does.
 */
export function replaced(
  text: string,
  pattern: RegExp,
  make: (found: string) => Child,
): Html {
  const parts = text.split(pattern);
  return h(null, ...parts.map((part, at) => (at % 2 ? make(part) : part)));
}

/** Content as a link to an address; without one as it is. */
export function linked(html: Child, address: string | undefined): Html {
  return address === undefined
    ? h(null, html)
    : h("a", { href: address }, html);
}

/**
 * Escapes text for XML, which is no HTML: it cannot hold most control
 * characters, nor "]]>".
 */
export function escapeXml(text: string): string {
  // eslint-disable-next-line no-control-regex -- these are what is meant
  const unwritable = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g;
  return text
    .replaceAll(unwritable, "\uFFFD")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
