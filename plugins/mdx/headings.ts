import { createSlugger, parseMarkdownHeadingId } from "@docusaurus/utils";
import type { Heading, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

/**
 * The anchors of a document's headings, as Docusaurus gives them.
 *
 * @param tree - The document.
 */
export function anchorsOf(tree: Root): ReadonlyMap<Heading, string> {
  const slugger = createSlugger();
  const anchors = new Map<Heading, string>();
  visit(tree, "heading", (heading) => {
    anchors.set(heading, ownId(heading) ?? slugger.slug(toString(heading)));
  });
  return anchors;
}

/** The id that a heading names itself, in a comment at its end. */
function ownId({ children }: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type !== "mdxTextExpression") return undefined;
  return parseMarkdownHeadingId(`{${last.value}}`, "mdx-comment").id;
}
