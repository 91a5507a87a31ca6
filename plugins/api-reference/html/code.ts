import { escapeHtml, highlightLines } from "../../static-code/index.ts";
import type { ApiCode } from "../declarations/index.ts";

/** Pieces of highlighted code: a tag, an entity, a name, anything else. */
const PIECES = /<[^>]*>|&\w+;|[\p{ID_Start}$_][\p{ID_Continue}$]*|[^]/gu;

/** Kinds of token in which a name does not mean a type. */
const UNLINKED = /class="code-(string|comment)"/;

/** A block of code, highlighted. */
export function blockOf(code: string, language: string): string {
  return `<pre class="api-code"><code>${highlightLines(code, language).join("\n")}</code></pre>`;
}

/**
 * TypeScript, highlighted, in which the names of types lead to their pages.
 *
 * @param href - The address of an export, by its key.
 */
export function linkedCode(
  { code, links }: ApiCode,
  href: (key: string) => string | undefined,
): string {
  const html = highlightLines(code, "ts").join("\n");
  let isText = false;
  return (html.match(PIECES) ?? [])
    .map((piece) => {
      if (piece.startsWith("<")) isText = UNLINKED.test(piece);
      if (isText || !Object.hasOwn(links, piece)) return piece;
      const address = href(links[piece] ?? "");
      if (address === undefined) return piece;
      return `<a href="${escapeHtml(address)}">${piece}</a>`;
    })
    .join("");
}
