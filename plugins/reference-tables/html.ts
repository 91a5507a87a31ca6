import { type LibraryName } from "../package-facts/index.ts";
import { escapeHtml } from "../static-code/index.ts";
import { typeAddress } from "./type-address.ts";

/**
 * A signature or type, its name in front: types lead to where they are
 * explained, and no line break cuts an arrow in two.
 */
export function signatureHtml(
  { name, kind, type }: LibraryName,
  siteDir: string,
): string {
  const bold = `<b>${escapeHtml(name)}</b>`;
  return `<code>${bold}${kind === "operator" ? "" : ": "}${typeHtml(type, siteDir)}</code>`;
}

/** A type in the engine's notation. */
export function typeHtml(type: string, siteDir: string): string {
  return type
    .split(/(->|[A-Za-z_]\w*(?!\w*:))/)
    .map((piece) => {
      if (piece === "->") return "<span>-&gt;</span>";
      const text = escapeHtml(piece);
      const address = typeAddress(piece, siteDir);
      return address === undefined ? text : `<a href="${address}">${text}</a>`;
    })
    .join("");
}

/** The first sentence of a description; code in it is marked as such. */
export function sentenceHtml(description: string): string {
  const [sentence = ""] =
    /^.*?[.!?](?=\s+["`(\p{Lu}])|^.*$/u.exec(description) ?? [];
  return escapeHtml(shorten(sentence)).replaceAll(
    /`([^`]+)`/g,
    "<code>$1</code>",
  );
}

/** How long a sentence may be in a row of a table. */
const LONGEST = 180;

function shorten(sentence: string): string {
  if (sentence.length <= LONGEST) return sentence;
  const words = sentence.slice(0, LONGEST).replace(/[\s,;:]+\S*$/, "");
  // Half of a pair of marks would mark all that follows.
  const isOpen = (words.match(/`/g) ?? []).length % 2 === 1;
  return `${words}${isOpen ? "`" : ""} …`;
}

/** The words of a library's name, as a title. */
export function libraryTitle(library: string): string {
  const words = library.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
