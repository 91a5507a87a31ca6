import type { Nodes, Parents } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

import type { ClassName } from "../../src/markup.ts";
import {
  type Child,
  h,
  type Html,
  joined,
  replaced,
  written,
} from "../html.ts";
import { highlightLines } from "../static-code/index.ts";
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
export function markdownHtml(text: string, linker: Linker): Html {
  const wholes: Whole[] = [];
  const source = punctuate(quoteNotes(text)).replaceAll(
    WHOLE,
    (all, name?: string, words?: string, display?: string, inline?: string) => {
      const shown = words?.trim() || name;
      const html =
        name === undefined
          ? formula(display ?? inline ?? all, display !== undefined)
          : linker.name(name, shown ?? name);
      return `\uE000${wholes.push({ html, text: shown ?? all }) - 1}\uE001`;
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
function formula(tex: string, display: boolean): Html {
  try {
    return written(renderMath(tex.trim(), { display }));
  } catch {
    return h("code", tex);
  }
}

/** A link or formula that the Markdown parser does not see. */
interface Whole {
  readonly html: Child;
  /** Its text, for code that holds it. */
  readonly text: string;
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

const WRAPPER = /^<\/?(div|br)\b[^>]*>$/;

class Writer {
  readonly #linker: Linker;
  readonly #wholes: readonly Whole[];

  constructor(linker: Linker, wholes: readonly Whole[]) {
    this.#linker = linker;
    this.#wholes = wholes;
  }

  children(node: Parents): Html {
    return h(null, ...node.children.map((child) => this.#node(child)));
  }

  #node(node: Nodes): Child {
    switch (node.type) {
      case "text":
        return replaced(
          node.value,
          MARK,
          (index) => this.#wholes[Number(index)]?.html,
        );
      case "inlineCode":
        return this.#linker.code(this.#restore(node.value));
      case "code":
        return blockOf(this.#restore(node.value), node.lang ?? "text");
      case "html":
        return WRAPPER.test(node.value.trim()) ? undefined : node.value;
      case "break":
        return h("br");
      case "thematicBreak":
        return h("hr");
      // A heading would appear in the table of contents of the page.
      case "heading":
        return h("p", h("strong", this.children(node)));
      case "list":
        return h(node.ordered ? "ol" : "ul", this.children(node));
      case "link":
        return this.#linker.address(node.url, this.children(node));
      case "table":
        return this.#table(node.children.map((row) => row.children));
      case "definition":
        return undefined;
      default: {
        const tag = TAGS[node.type];
        if (tag === undefined || !("children" in node)) {
          throw new Error(`a doc comment has a ${node.type}, which is unknown`);
        }
        return h(tag, this.children(node));
      }
    }
  }

  #table(rows: readonly (readonly Parents[])[]): Html {
    const [head, ...body] = rows.map((cells, index) =>
      h(
        "tr",
        cells.map((cell) => h(index === 0 ? "th" : "td", this.children(cell))),
      ),
    );
    const box = { tabindex: 0, role: "group", "aria-label": "Table" };
    const table = h("table", h("thead", head), h("tbody", body));
    return h(`div.${"table-box" satisfies ClassName}`, box, table);
  }

  /** Puts the text of links and formulas back into code. */
  #restore(code: string): string {
    return code.replaceAll(
      MARK,
      (_, index: string) => this.#wholes[Number(index)]?.text ?? "",
    );
  }
}

/** A block of code, highlighted. */
export function blockOf(code: string, language: string): Html {
  const lines = joined(highlightLines(code, language), "\n");
  return h("pre.api-code", h("code", ...lines));
}
