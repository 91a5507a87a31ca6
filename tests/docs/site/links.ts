import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";

import { sourcePage } from "../../../plugins/source-pages/index.ts";

/** A link as its author wrote it. */
export interface Link {
  readonly address: string;
  /** Line in its file, from 1. */
  readonly line: number;
}

/** Attributes that hold the address of a page. */
const ADDRESSES = ["href", "to"];

/**
 * The links of a file of MDX: Markdown's, and the `href` and `to` of elements
 * and components where they are written out.
 */
export function linksOf(file: string): Link[] {
  const links: Link[] = [];
  visit(sourcePage(file).tree, (node) => {
    const line = node.position?.start.line ?? 1;
    for (const address of addresses(node)) links.push({ address, line });
  });
  return links;
}

function addresses(node: Nodes): string[] {
  if (node.type === "link" || node.type === "definition") return [node.url];
  if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement")
    return [];
  return node.attributes.flatMap((attribute) => {
    if (attribute.type !== "mdxJsxAttribute") return [];
    if (!ADDRESSES.includes(attribute.name)) return [];
    return literal(attribute.value);
  });
}

/** The text of an attribute: `to="/a/"`, or an expression of a string alone. */
function literal(
  value: string | { value: string } | null | undefined,
): string[] {
  if (typeof value === "string") return [value];
  const text = /^\s*(["'`])(?<text>[^"'`$]*)\1\s*$/.exec(value?.value ?? "");
  return text?.groups?.["text"] === undefined ? [] : [text.groups["text"]];
}
