import type { Release } from "../../release-notes/index.ts";
import { plain } from "./plain.ts";

/** The end of a sentence, before the beginning of another one or the last. */
const SENTENCE = /^.*?[.!?:](?=\**\s+[\p{Lu}`(\\$*]|\**$)/u;

/** How long the words of a change are at most, in characters. */
const LONGEST = 300;

/**
 * What changed in a release: of each change the first sentence. In full the
 * notes would be most of what the search has to load.
 */
export function summaryOf({ sections }: Release): string {
  return sections
    .flatMap(({ title, text }) => [title, ...text.split(/\n(?=\s*[-*+] )/)])
    .map((change) => plain(firstSentence(change)))
    .filter(Boolean)
    .join(" ");
}

function firstSentence(change: string): string {
  const line = change
    .replace(/^\s*[-*+] /, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  const [sentence = line] = SENTENCE.exec(line) ?? [];
  return sentence.length <= LONGEST
    ? sentence
    : sentence.slice(0, LONGEST).replace(/\s+\S*$/, " …");
}
