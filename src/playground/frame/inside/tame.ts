/** Deeper than this nobody looks for an element. */
const MOST_DEPTH = 4;

/**
 * A value as it can be printed: elements hold the whole document, so their tags
 * stand for them, within arrays and plain objects too.
 */
export function tame(value: unknown, depth = MOST_DEPTH): unknown {
  if (value instanceof Element) return openingTag(value);
  if (value instanceof Node) return value.nodeName;
  if (value instanceof Window) return "window";
  if (depth === 0) return value;
  if (Array.isArray(value)) return value.map((each) => tame(each, depth - 1));
  if (value instanceof NodeList || value instanceof HTMLCollection) {
    return [...value].map((each) => tame(each));
  }
  if (typeof value !== "object" || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, tame(each, depth - 1)]),
  );
}

function openingTag(element: Element): string {
  const shell = element.cloneNode(false) as Element;
  const end = `</${element.localName}>`;
  const { outerHTML } = shell;
  return outerHTML.endsWith(end) ? outerHTML.slice(0, -end.length) : outerHTML;
}
