import { createSlugger, parseMarkdownHeadingId } from "@docusaurus/utils";
import type { Heading, Nodes, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

/** A heading, and what follows it up to the next heading of any level. */
export interface Section {
  readonly depth: Heading["depth"];
  /** The words of the heading. */
  readonly title: string;
  readonly anchor: string;
  /** All nodes below the heading, each before those that are in it. */
  readonly nodes: readonly Nodes[];
}

/**
 * Splits a document at its headings. What comes before the first is left out.
 *
 * @param tree - The document.
 */
export function sectionsOf(tree: Root): Section[] {
  const anchors = anchorsOf(tree);
  const sections: (Section & { nodes: Nodes[] })[] = [];
  visit(tree, (node) => {
    if (node.type === "heading") {
      const { depth } = node;
      const anchor = anchors.get(node) ?? "";
      sections.push({ depth, title: wordsOf(node), anchor, nodes: [] });
    } else {
      sections.at(-1)?.nodes.push(node);
    }
  });
  return sections;
}

/**
 * Finds the anchors of a document's headings, as Docusaurus gives them.
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

/** Returns the words of a heading, without an id that it names itself. */
function wordsOf(heading: Heading): string {
  const { children } = heading;
  const words = ownId(heading) === undefined ? children : children.slice(0, -1);
  return toString(words).trimEnd();
}

/** Returns the id that a heading names itself, in a comment at its end. */
function ownId({ children }: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type !== "mdxTextExpression") return undefined;
  return parseMarkdownHeadingId(`{${last.value}}`, "mdx-comment").id;
}
