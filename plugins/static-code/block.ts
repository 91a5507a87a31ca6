import { classHtml } from "../../src/markup.ts";
import { escapeHtml, highlightLines } from "./highlight.ts";

/** The content of a code block. */
interface CodeBlock {
  readonly code: string;
  readonly language: string;
  /** Numbers of the lines that are marked, from 1. */
  readonly marked?: ReadonlySet<number>;
  /** HTML to set below a line, by its index from 0. */
  readonly below?: ReadonlyMap<number, string>;
  /** Names that lead somewhere, in order. */
  readonly links?: readonly CodeLink[];
}

/**
 * The lines of a code block as one HTML string, the content of its `<code>`.
 */
export function renderBlock({
  code,
  language,
  marked,
  below,
  links = [],
}: CodeBlock): string {
  const [stop] = links;
  return highlightLines(code, language)
    .map((html, index) => {
      const classes = marked?.has(index + 1)
        ? classHtml("line", "marked")
        : classHtml("line");
      const own = links.filter(({ line }) => line === index + 1);
      const linked = linkLine(html, own, own[0] === stop);
      return `<span${classes}>${linked}\n</span>${below?.get(index) ?? ""}`;
    })
    .join("");
}

/** A name in code that leads to where it is described. */
export interface CodeLink {
  /** Its line in the code, from 1. */
  readonly line: number;
  /** Its start in the line, and the first place after it, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** An address with the base path. */
  readonly address: string;
}

/** A program whose names are looked for. */
interface Source {
  readonly language: string;
  readonly source: string;
  /** Lines that the source leaves out. */
  readonly prelude: string;
  /** Path of the document that shows it. */
  readonly page?: string;
}

/** Finds the names in a program that lead somewhere. */
export type FindLinks = (program: Source) => Promise<readonly CodeLink[]>;

/** Finds nothing. */
export const findNoLinks: FindLinks = () => Promise.resolve([]);

/** A token that is a link as a whole: the link can be the token. */
const LINKED_TOKEN = /<span class="([\w-]+)"><a( [^>]*>[^<]*<\/a>)<\/span>/g;

/** Pieces of highlighted code: a tag, an entity, any other character. */
const PIECES = /<[^>]*>|&\w+;|[^]/gu;

/**
 * Makes links of names in a line of highlighted code. A name is one token, so
 * that a link never crosses a tag. Links are no tab stops: only the first one
 * of a block is, from which the arrow keys lead to the others.
 *
 * @param html - The line.
 * @param links - Its links, in order.
 * @param hasStop - Whether the first of them is a tab stop.
 */
export function linkLine(
  html: string,
  links: readonly CodeLink[],
  hasStop: boolean,
): string {
  if (links.length === 0) return html;
  let at = 0;
  return (html.match(PIECES) ?? [])
    .map((piece) => {
      if (piece.startsWith("<")) return piece;
      const index = links.findIndex(({ start }) => start === at);
      at += piece.startsWith("&") && piece.length > 1 ? 1 : piece.length;
      const link = links[index];
      const isStop = hasStop && index === 0;
      const tab = isStop ? "" : ' tabindex="-1"';
      const head = link ? `<a${tab} href="${escapeHtml(link.address)}">` : "";
      const tail = links.some(({ end }) => end === at) ? "</a>" : "";
      return `${head}${piece}${tail}`;
    })
    .join("")
    .replaceAll(LINKED_TOKEN, '<a class="$1"$2');
}
