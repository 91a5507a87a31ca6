import { proseHtml } from "../generated-content/index.ts";
import { escapeHtml } from "../static-code/index.ts";

/**
 * A type in the engine's notation: no line break cuts an arrow in two.
 *
 * @param addressOf - Says where a name in it leads to, if anywhere.
 */
export function typeHtml(
  type: string,
  addressOf: (name: string) => string | undefined = () => undefined,
): string {
  return type
    .split(/(->|[A-Za-z_]\w*(?!\w*:))/)
    .map((piece) => {
      if (piece === "->") return "<span>-&gt;</span>";
      const text = escapeHtml(piece);
      const address = addressOf(piece);
      return address === undefined ? text : `<a href="${address}">${text}</a>`;
    })
    .join("");
}

/** The first sentence of a description; code in it is marked as such. */
export function sentenceHtml(description: string): string {
  const [sentence = ""] =
    /^.*?[.!?](?=\s+["`(\p{Lu}])|^.*$/u.exec(description) ?? [];
  return proseHtml(shorten(sentence));
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
