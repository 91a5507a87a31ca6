import type { Root } from "hast";
import { toMdast } from "hast-util-to-mdast";
import type { RootContent } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { mathToMarkdown } from "mdast-util-math";
import { toMarkdown } from "mdast-util-to-markdown";

import { contentOf } from "./content.ts";
import { HANDLERS } from "./handlers.ts";

/** What the head of a Markdown twin says of its page. */
export interface PageFacts {
  /** Full address of the page. */
  readonly address: string;
  /** Its title, where its content has no heading of the first level. */
  readonly title: string;
  readonly description?: string;
  /** What the page was built with, such as `mathlive 0.111.1`. */
  readonly packages: readonly string[];
}

/**
 * A built page as Markdown: what it says with all that the build put in, TeX
 * for its formulas, and the outputs of its examples.
 *
 * @throws Error when the page has no article.
 */
export function markdownOf(built: Root, page: PageFacts): string {
  const tree = toMdast(contentOf(built, page.address), {
    document: true,
    handlers: HANDLERS,
  });
  const content = "children" in tree ? (tree.children as RootContent[]) : [];
  const start = content[0];
  const hasTitle = start?.type === "heading" && start.depth === 1;
  const title = hasTitle ? start : heading(page.title);
  const summary =
    page.description === undefined ? [] : [quote(page.description)];
  return `${[
    write([title, ...summary]),
    // Addresses stay as they are: nothing in them is markup.
    `- Page: ${page.address}\n- Packages: ${page.packages.join(", ")}`,
    write(hasTitle ? content.slice(1) : content),
  ].join("\n\n")}\n`;
}

/** Nodes of Markdown as text, without a line break at its end. */
export function write(children: RootContent[]): string {
  return toMarkdown(
    { type: "root", children },
    {
      bullet: "-",
      rule: "-",
      resourceLink: true,
      // Aligned columns are for eyes, and cost as much as the rest.
      extensions: [gfmToMarkdown({ tablePipeAlign: false }), mathToMarkdown()],
    },
  ).trimEnd();
}

function heading(value: string): RootContent {
  return { type: "heading", depth: 1, children: [{ type: "text", value }] };
}

function quote(value: string): RootContent {
  const children = [{ type: "text", value } as const];
  return { type: "blockquote", children: [{ type: "paragraph", children }] };
}
