import { type DomHandler, parseDocument } from "htmlparser2";

import { escapeHtml } from "../../static-code/index.ts";

type Node = DomHandler["dom"][number];

/** What a formula is drawn with; links, names and data are left out. */
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

/** Elements that only matter where a formula breaks into lines of a text. */
const OF_LINES = [
  "katex-strut",
  "ML__strut",
  "ML__strut--bottom",
  "nulldelimiter",
  "katex-tag",
  // The page's style sheet draws it.
  "vlist-s",
];

/** Around a whole formula, whose face the table has anyway. */
const AROUND = [
  "katex",
  "katex-display",
  "katex-html",
  "katex-base",
  "ML__base",
];

/**
 * A formula in far fewer bytes that looks the same in a cell of its own.
 *
 * @param html - What KaTeX or MathLive gives.
 * @param hasStyle - Whether a style sheet knows a class: others are left out.
 */
export function compactFormula(
  html: string,
  hasStyle: (name: string) => boolean,
): string {
  const write = (node: Node, inBox: boolean): string => {
    if ("data" in node) return escapeText(node.data);
    if (!("attribs" in node)) return "";
    const given = node.attribs["class"]?.split(/\s+/) ?? [];
    if (OF_LINES.some((name) => given.includes(name))) return "";
    const isBox = inBox || given.some((name) => name.includes("vlist"));
    const inner = node.children.map((child) => write(child, isBox)).join("");
    const names = given.filter(
      (name) => hasStyle(name) && !AROUND.includes(name),
    );
    const attributes = attributesOf({
      ...node.attribs,
      class: names.join(" "),
    });
    // In the boxes that stack lines, elements count by where they stand.
    if (attributes === "" && node.name === "span" && !inBox) return inner;
    const name = node.name === "a" ? "span" : node.name;
    return `<${name}${attributes}>${inner}</${name}>`;
  };
  const { children } = parseDocument(html, {
    lowerCaseAttributeNames: false,
    lowerCaseTags: false,
  });
  return children.map((node) => write(node, false)).join("");
}

function attributesOf(attributes: Readonly<Record<string, string>>): string {
  return DRAWN.map((name) => {
    const value = attributes[name];
    const short = value && shortNumbers(name, value);
    return short ? attribute(name, short) : "";
  }).join("");
}

/** An attribute, in quotes only where it needs them. */
export function attribute(name: string, value: string): string {
  return /^[^\s"'=<>`]+$/.test(value)
    ? ` ${name}=${value.replaceAll("&", "&amp;")}`
    : ` ${name}="${escapeHtml(value)}"`;
}

function shortNumbers(name: string, value: string): string {
  if (name === "d") return value.replaceAll(/\s+/g, " ");
  if (name !== "style") return value;
  return (
    value
      .replaceAll(/\d*\.\d+/g, (number) => String(+Number(number).toFixed(2)))
      .replaceAll(/(?<=[:\s-])0(?=\.)/g, "")
      .replaceAll(/\s*([:;])\s*/g, "$1")
      // What most props of a stack have: the page's style sheet says it once.
      .replace(/^height:3em;?$/, "")
      .replace(/;$/, "")
  );
}

function escapeText(text: string): string {
  return escapeHtml(text).replaceAll("&quot;", '"').replaceAll("&gt;", ">");
}
