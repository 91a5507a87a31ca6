import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";

import { type Child, h, htmlOf } from "../html.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Attributes that change how a formula is drawn. All others are left out. */
const DRAWN = [
  "class",
  "style",
  "width",
  "height",
  "viewBox",
  "preserveAspectRatio",
  "fill",
  "d",
  "x1",
  "y1",
  "x2",
  "y2",
  "stroke-width",
];

/** Classes of elements that only place a formula in a line of text. */
const OF_LINES = [
  "katex-strut",
  "ML__strut",
  "ML__strut--bottom",
  "nulldelimiter",
  "katex-tag",
  // The style sheet of the page draws it.
  "vlist-s",
];

/** Classes around a whole formula: the table sets the same font. */
const AROUND = [
  "katex",
  "katex-display",
  "katex-html",
  "katex-base",
  "ML__base",
];

/**
 * Writes a formula in fewer bytes; it looks the same alone in a table cell.
 *
 * @param html - What KaTeX or MathLive gives.
 * @param hasStyle - Whether a style sheet knows a class: others are left out.
 */
export function compactFormula(
  html: string,
  hasStyle: (name: string) => boolean,
): string {
  const compact = (node: Node, inBox: boolean): Child => {
    if ("value" in node) return node.value;
    if (!("attrs" in node)) return undefined;
    const own = Object.fromEntries(
      node.attrs.map(({ name, value }) => [name, value]),
    );
    const given = own["class"]?.split(/\s+/) ?? [];
    if (OF_LINES.some((name) => given.includes(name))) return undefined;
    const isBox = inBox || given.some((name) => name.includes("vlist"));
    const inner = node.childNodes.map((child) => compact(child, isBox));
    const names = given.filter(
      (name) => hasStyle(name) && !AROUND.includes(name),
    );
    const attributes = attributesOf({ ...own, class: names.join(" ") });
    // The style sheet selects the elements of stacked boxes by their position.
    const isBare = Object.keys(attributes).length === 0;
    if (isBare && node.tagName === "span" && !inBox) return h(null, ...inner);
    return h(
      node.tagName === "a" ? "span" : node.tagName,
      attributes,
      ...inner,
    );
  };
  const { childNodes } = parseFragment(html);
  const tree = h(null, ...childNodes.map((node) => compact(node, false)));
  return htmlOf(tree, { preferUnquoted: true });
}

function attributesOf(given: Readonly<Record<string, string>>) {
  const drawn = DRAWN.map((name): [name: string, value: string] => [
    name,
    shortNumbers(name, given[name] ?? ""),
  ]);
  return Object.fromEntries<string>(drawn.filter(([, value]) => value !== ""));
}

function shortNumbers(name: string, value: string): string {
  if (name === "d") return value.replaceAll(/\s+/g, " ");
  if (name !== "style") return value;
  return (
    value
      .replaceAll(/\d*\.\d+/g, (number) => String(+Number(number).toFixed(2)))
      .replaceAll(/(?<=[:\s-])0(?=\.)/g, "")
      .replaceAll(/\s*([:;])\s*/g, "$1")
      // Most props of a stack are that high: the style sheet says it once.
      .replace(/^height:3em;?$/, "")
      .replace(/;$/, "")
  );
}
