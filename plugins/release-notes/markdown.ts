import type { Html, Nodes, Parent, Root, Table } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

import { classHtml } from "../../src/markup.ts";
import {
  type InlineMath,
  isDisplay,
  type Math,
  mathSyntax,
} from "../mdx/index.ts";
import { escapeHtml, renderBlock } from "../static-code/index.ts";
import { renderMath, TexError } from "../static-math/index.ts";

/** The place where notes are shown, which decides about styles and links. */
export interface RenderTarget {
  /** True if the site's styles are there, for formulas and for code. */
  readonly styled: boolean;
  /** Returns the target of a link; undefined leaves its words without one. */
  readonly address: (url: string) => string | undefined;
}

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(mathSyntax)
  .freeze();

/** Elements that are let through as they are written, without attributes. */
const ELEMENTS = ["sub", "sup", "small", "kbd", "br"];

/**
 * Markdown as HTML that is safe whatever the Markdown holds: of HTML in it,
 * only a few elements without attributes count, and anything unknown is shown
 * as it is written.
 */
export function blocksToHtml(markdown: string, target: RenderTarget): string {
  return new Writer(markdown, target).children(parser.parse(markdown));
}

/** The same for words within a line, such as those of a heading. */
export function wordsToHtml(markdown: string, target: RenderTarget): string {
  const source = `# ${markdown}`;
  const [heading] = parser.parse(source).children;
  return heading?.type === "heading"
    ? new Writer(source, target).children(heading)
    : escapeHtml(markdown);
}

class Writer {
  readonly #source: string;
  readonly #target: RenderTarget;

  constructor(source: string, target: RenderTarget) {
    this.#source = source;
    this.#target = target;
  }

  children(parent: Parent | Root): string {
    const nodes = parent.children as Nodes[];
    const kept = keptElements(nodes);
    return nodes
      .map((node) =>
        node.type === "html" && kept.has(node)
          ? node.value.toLowerCase()
          : this.#write(node),
      )
      .join("");
  }

  #write(node: Nodes): string {
    const within = (tag: string) =>
      `<${tag}>${this.children(node as Parent)}</${tag}>`;
    switch (node.type) {
      case "text":
        return escapeHtml(node.value);
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
        return `<p><strong>${this.children(node)}</strong></p>`;
      case "inlineCode":
        return `<code>${escapeHtml(node.value)}</code>`;
      case "break":
        return "<br>";
      case "thematicBreak":
        return "<hr>";
      case "list":
        if (!node.ordered) return within("ul");
        return (node.start ?? 1) === 1
          ? within("ol")
          : `<ol start="${String(node.start)}">${this.children(node)}</ol>`;
      case "listItem":
        return `<li>${this.#item(node.children, node.spread === true)}</li>`;
      case "link": {
        const href = this.#target.address(node.url);
        if (href === undefined) return this.children(node);
        return `<a href="${escapeHtml(href)}">${this.children(node)}</a>`;
      }
      case "code":
        return this.#code(node.value, node.lang ?? "text");
      case "table":
        return this.#table(node);
      case "inlineMath":
      case "math":
        return this.#formula(node);
      default:
        return escapeHtml(this.#written(node));
    }
  }

  /** A short item is a line of text, and no paragraph. */
  #item(nodes: readonly Nodes[], isLoose: boolean): string {
    return nodes
      .map((node) =>
        node.type === "paragraph" && !isLoose
          ? this.children(node)
          : this.#write(node),
      )
      .join("\n");
  }

  #code(code: string, language: string): string {
    const html = this.#target.styled
      ? renderBlock({ code, language })
      : escapeHtml(code);
    const block = `<pre><code>${html}</code></pre>`;
    return this.#target.styled
      ? `<div${classHtml("code-block")}>${block}</div>`
      : block;
  }

  #table({ children: [head, ...rows], align }: Table): string {
    const cells = (row: Table["children"][number] | undefined, tag: string) =>
      (row?.children ?? [])
        .map((cell, at) => {
          const side = align?.[at];
          const style = side ? ` style="text-align:${side}"` : "";
          return `<${tag}${style}>${this.children(cell)}</${tag}>`;
        })
        .join("");
    const body = rows.map((row) => `<tr>${cells(row, "td")}</tr>`).join("");
    return `<div${classHtml("table-box")}><table><thead><tr>${cells(head, "th")}</tr></thead><tbody>${body}</tbody></table></div>`;
  }

  #formula(node: InlineMath | Math): string {
    if (!this.#target.styled) return `<code>${escapeHtml(node.value)}</code>`;
    try {
      return renderMath(node.value, { display: isDisplay(node) });
    } catch (error) {
      // The notes were not written for KaTeX: what it rejects is no formula.
      if (error instanceof TexError)
        return escapeHtml(unescapeMarkdown(this.#written(node)));
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

/** The tags that may stay tags: each with its partner, and in order. */
function keptElements(nodes: readonly Nodes[]): ReadonlySet<Html> {
  const kept = new Set<Html>();
  const open: { name: string; node: Html }[] = [];
  for (const node of nodes) {
    if (node.type !== "html") continue;
    const [, slash, name = ""] =
      /^<(\/?)([a-z]+)\s*\/?>$/i.exec(node.value.toLowerCase()) ?? [];
    if (!ELEMENTS.includes(name)) continue;
    if (name === "br") kept.add(node);
    else if (slash === "") open.push({ name, node });
    else if (open.at(-1)?.name === name) {
      kept.add(open.pop()?.node ?? node).add(node);
    }
  }
  return kept;
}
