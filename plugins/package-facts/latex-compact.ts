import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";

import { attributeHtml } from "../../src/markup.ts";
import { escapeHtml } from "../static-code/index.ts";

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
  const write = (node: Node, inBox: boolean): string => {
    if ("value" in node) return escapeText(node.value);
    if (!("attrs" in node)) return "";
    const own = Object.fromEntries(
      node.attrs.map(({ name, value }) => [name, value]),
    );
    const given = own["class"]?.split(/\s+/) ?? [];
    if (OF_LINES.some((name) => given.includes(name))) return "";
    const isBox = inBox || given.some((name) => name.includes("vlist"));
    const inner = node.childNodes.map((child) => write(child, isBox)).join("");
    const names = given.filter(
      (name) => hasStyle(name) && !AROUND.includes(name),
    );
    const attributes = attributesOf({ ...own, class: names.join(" ") });
    // The style sheet selects the elements of stacked boxes by their position.
    if (attributes === "" && node.tagName === "span" && !inBox) return inner;
    const name = node.tagName === "a" ? "span" : node.tagName;
    return `<${name}${attributes}>${inner}</${name}>`;
  };
  const { childNodes } = parseFragment(html);
  return childNodes.map((node) => write(node, false)).join("");
}

function attributesOf(attributes: Readonly<Record<string, string>>): string {
  return DRAWN.map((name) => {
    const value = attributes[name];
    const short = value && shortNumbers(name, value);
    return short ? attributeHtml(name, short) : "";
  }).join("");
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

function escapeText(text: string): string {
  return escapeHtml(text).replaceAll("&quot;", '"').replaceAll("&gt;", ">");
}
