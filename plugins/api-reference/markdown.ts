import type { Nodes, Parents, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

import { classHtml } from "../../src/markup.ts";
import { escapeHtml, highlightLines } from "../static-code/index.ts";
import { renderMath } from "../static-math/index.ts";
import type { Linker } from "./links.ts";

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/**
 * Links and formulas, which the Markdown parser would split: `{@link Name |
 * words}`.
 */
const WHOLE =
  /\{@link(?:code|plain)?\s+([^\s|}]+)\s*(?:\|?\s*([^}]*))?\}|\$\$([^$`]+)\$\$|\\\\\((.+?)\\\\\)/g;

/**
 * A placeholder for a link or formula, by its number. No doc comment has these
 * characters.
 */
const MARK = /\uE000(\d+)\uE001/g;

/**
 * A doc comment as HTML. What is written as HTML in it is shown as text: only
 * its Markdown counts.
 *
 * @param linker - Knows where names and addresses lead.
 */
export function markdownHtml(text: string, linker: Linker): string {
  const wholes: string[] = [];
  const source = punctuate(quoteNotes(text)).replaceAll(
    WHOLE,
    (all, name?: string, words?: string, display?: string, inline?: string) => {
      const html =
        name === undefined
          ? formula(display ?? inline ?? all, display !== undefined)
          : linker.name(name, words?.trim() || name);
      return `\uE000${String(wholes.push(html) - 1)}\uE001`;
    },
  );
  const write = new Writer(linker, wholes);
  return write.children(parser.parse(source));
}

/** The first paragraph of doc comments that describe nothing. */
const SEE_ALSO = /^See also:?$/i;

/** The first paragraph of a doc comment as plain text. */
export function firstWords(text: string): string {
  const { children } = parser.parse(
    quoteNotes(text).replaceAll(WHOLE, (all, name?: string, words?: string) =>
      name === undefined ? all : words?.trim() || name,
    ),
  );
  const first = children.find(({ type }) => type === "paragraph");
  const words = first ? plainText(first).replaceAll(/\s+/g, " ").trim() : "";
  return SEE_ALSO.test(words) ? "" : words;
}

function plainText(node: Nodes): string {
  if ("value" in node && node.type !== "html") return node.value;
  return "children" in node ? node.children.map(plainText).join("") : "";
}

/** `:::info[Title]` … `:::` as a quotation. */
function quoteNotes(text: string): string {
  return text.replaceAll(
    /^:::(\w+)(?:\[(.*)\])?[ \t]*\n([^]*?)^:::[ \t]*$/gm,
    (_, kind: string, title: string | undefined, body: string) =>
      [`**${title ?? kind}**`, "", ...body.trim().split("\n")]
        .map((line) => `> ${line}`)
        .join("\n"),
  );
}

/**
 * Moves the mark after a formula on display into it, or it has its own line.
 */
function punctuate(text: string): string {
  return text.replaceAll(/\s*\$\$([.,;])/g, "$1$$$$");
}

/** A formula, rendered; text that KaTeX rejects stays as it is written. */
function formula(tex: string, display: boolean): string {
  try {
    return renderMath(tex.trim(), { display });
  } catch {
    return `<code>${escapeHtml(tex)}</code>`;
  }
}

const TAGS: Readonly<Record<string, string>> = {
  paragraph: "p",
  emphasis: "em",
  strong: "strong",
  delete: "del",
  blockquote: "blockquote",
  listItem: "li",
  tableRow: "tr",
};

class Writer {
  readonly #linker: Linker;
  readonly #wholes: readonly string[];

  constructor(linker: Linker, wholes: readonly string[]) {
    this.#linker = linker;
    this.#wholes = wholes;
  }

  children(node: Parents | Root): string {
    return node.children.map((child) => this.#node(child)).join("");
  }

  #node(node: Nodes): string {
    switch (node.type) {
      case "text":
        return escapeHtml(node.value).replaceAll(
          MARK,
          (_, index: string) => this.#wholes[Number(index)] ?? "",
        );
      case "inlineCode":
        return this.#linker.code(this.#restore(node.value));
      case "code":
        return blockOf(this.#restore(node.value), node.lang ?? "text");
      case "html":
        return htmlAsText(node.value);
      case "break":
        return "<br>";
      case "thematicBreak":
        return "<hr>";
      // A heading would appear in the table of contents of the page.
      case "heading":
        return `<p><strong>${this.children(node)}</strong></p>`;
      case "list": {
        const tag = node.ordered ? "ol" : "ul";
        return `<${tag}>${this.children(node)}</${tag}>`;
      }
      case "link":
        return this.#linker.address(node.url, this.children(node));
      case "table":
        return this.#table(node.children.map((row) => row.children));
      case "definition":
        return "";
      default: {
        const tag = TAGS[node.type];
        if (tag === undefined || !("children" in node)) {
          throw new Error(`a doc comment has a ${node.type}, which is unknown`);
        }
        return `<${tag}>${this.children(node)}</${tag}>`;
      }
    }
  }

  #table(rows: readonly (readonly Parents[])[]): string {
    const html = rows.map((cells, index) => {
      const tag = index === 0 ? "th" : "td";
      const row = cells.map(
        (cell) => `<${tag}>${this.children(cell)}</${tag}>`,
      );
      return `<tr>${row.join("")}</tr>`;
    });
    const [head = "", ...body] = html;
    return `<div${classHtml("table-box")} tabindex="0" role="group" aria-label="Table"><table><thead>${head}</thead><tbody>${body.join("")}</tbody></table></div>`;
  }

  /** Puts the text of links and formulas back into code. */
  #restore(code: string): string {
    return code.replaceAll(MARK, (_, index: string) =>
      (this.#wholes[Number(index)] ?? "").replaceAll(/<[^>]*>/g, ""),
    );
  }
}

/** HTML tags as text; wrappers and line breaks are dropped. */
function htmlAsText(html: string): string {
  if (/^<\/?(div|br)\b[^>]*>$/.test(html.trim())) return "";
  return escapeHtml(html);
}

/** A block of code, highlighted. */
export function blockOf(code: string, language: string): string {
  return `<pre class="api-code"><code>${highlightLines(code, language).join("\n")}</code></pre>`;
}
