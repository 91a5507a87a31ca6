import type { ListItem, Nodes, Parent, Table } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

import type { ClassName } from "../../src/markup.ts";
import { type Child, h, type Html, joined, linked, written } from "../html.ts";
import {
  type InlineMath,
  isDisplay,
  type Math,
  mathSyntax,
} from "../mdx/index.ts";
import { renderBlock } from "../static-code/index.ts";
import { renderMath, TexError } from "../static-math/index.ts";
import { foldOf } from "./fold.ts";
import { keptElements } from "./kept-elements.ts";

/** The place where notes are shown, which decides about styles and links. */
export interface RenderTarget {
  /** True if the site's styles are there, for formulas, code and folds. */
  readonly styled: boolean;
  /** Returns the target of a link; undefined leaves its words without one. */
  readonly address: (url: string) => string | undefined;
}

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(mathSyntax)
  .freeze();

/**
 * Markdown as HTML that is safe whatever the Markdown holds: of HTML in it,
 * only a few elements without attributes count, and anything unknown is shown
 * as it is written.
 */
export function blocksToHtml(markdown: string, target: RenderTarget): Html {
  return new Writer(markdown, target).children(parser.parse(markdown));
}

/** The same for words within a line, such as those of a heading. */
export function wordsToHtml(markdown: string, target: RenderTarget): Html {
  const source = `# ${markdown}`;
  const [heading] = parser.parse(source).children;
  return heading?.type === "heading"
    ? new Writer(source, target).children(heading)
    : h(null, markdown);
}

class Writer {
  readonly #source: string;
  readonly #target: RenderTarget;

  constructor(source: string, target: RenderTarget) {
    this.#source = source;
    this.#target = target;
  }

  children(parent: Parent): Html {
    const nodes = parent.children as Nodes[];
    const kept = keptElements(nodes);
    return h(
      null,
      ...nodes.map((node) =>
        node.type === "html" && kept.has(node)
          ? written(node.value.toLowerCase())
          : this.#write(node),
      ),
    );
  }

  #write(node: Nodes): Child {
    const within = (tag: string) => h(tag, this.children(node as Parent));
    switch (node.type) {
      case "text":
        return node.value;
      case "paragraph":
        return within("p");
      case "emphasis":
        return within("em");
      case "strong":
        return within("strong");
      case "delete":
        return within("del");
      case "blockquote":
        return within("blockquote");
      case "heading":
        // Below the headings that the notes are taken apart by.
        return h("p", within("strong"));
      case "inlineCode":
        return h("code", node.value);
      case "break":
        return h("br");
      case "thematicBreak":
        return h("hr");
      case "list": {
        if (!node.ordered) return within("ul");
        const start = node.start === 1 ? undefined : node.start;
        return h("ol", { start }, this.children(node));
      }
      case "listItem":
        return h("li", ...this.#item(node));
      case "link":
        return linked(this.children(node), this.#target.address(node.url));
      case "code":
        return this.#code(node.value, node.lang ?? "text");
      case "table":
        return this.#table(node);
      case "inlineMath":
      case "math":
        return this.#formula(node);
      default:
        return this.#written(node);
    }
  }

  /** A short item is a line of text, and no paragraph. */
  #item(item: ListItem): Child[] {
    const fold = this.#target.styled ? foldOf(item) : undefined;
    if (fold === undefined) return this.#blocks(item.children, item);
    const { head, tail, blocks } = fold;
    const paragraph = { type: "paragraph", children: tail } as const;
    const rest = tail.length === 0 ? blocks : [paragraph, ...blocks];
    const summary = this.children({ type: "paragraph", children: head });
    return [h("details", h("summary", summary), ...this.#blocks(rest, item))];
  }

  #blocks(nodes: readonly Nodes[], { spread }: ListItem): Child[] {
    return joined(
      nodes.map((node) =>
        node.type === "paragraph" && spread !== true
          ? this.children(node)
          : this.#write(node),
      ),
      "\n",
    );
  }

  #code(code: string, language: string): Html {
    if (!this.#target.styled) return h("pre", h("code", code));
    const block = h("code", written(renderBlock({ code, language })));
    const box = { class: "code-block" satisfies ClassName };
    return h("div", box, h("pre", block));
  }

  #table({ children: [head, ...rows], align }: Table): Html {
    const row = (cells: Table["children"][number] | undefined, tag: string) =>
      h(
        "tr",
        ...(cells?.children ?? []).map((cell, at) => {
          const side = align?.[at];
          const style = side ? `text-align:${side}` : undefined;
          return h(tag, { style }, this.children(cell));
        }),
      );
    return h(
      "div",
      { class: "table-box" satisfies ClassName },
      h(
        "table",
        h("thead", row(head, "th")),
        h("tbody", ...rows.map((each) => row(each, "td"))),
      ),
    );
  }

  #formula(node: InlineMath | Math): Html | string {
    if (!this.#target.styled) return h("code", node.value);
    try {
      return written(renderMath(node.value, { display: isDisplay(node) }));
    } catch (error) {
      // The notes were not written for KaTeX: what it rejects is no formula.
      if (error instanceof TexError)
        return unescapeMarkdown(this.#written(node));
      throw error;
    }
  }

  #written({ position }: Nodes): string {
    return this.#source.slice(position?.start.offset, position?.end.offset);
  }
}

/** Resolves backslash escapes as Markdown without formulas does. */
function unescapeMarkdown(text: string): string {
  return text.replaceAll(/\\([!-/:-@[-`{-~])/g, "$1");
}
