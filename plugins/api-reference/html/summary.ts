import type { ApiDoc } from "../declarations/index.ts";
import { firstWords } from "./markdown.ts";

/** The most characters of a line on an export or a member. */
const LINE = 84;

/** The first sentence of a text: what follows it begins like another one. */
const SENTENCE = /^.*?[.!?](?=\s+[\p{Lu}`"(]|$)/u;

/** What an export is for, in a paragraph; empty when nobody says. */
export function summaryOf({ doc }: { readonly doc: ApiDoc }): string {
  return firstWords(doc.text);
}

/** What an export or a member is for, in a sentence of plain text. */
export function sentenceOf(described: { readonly doc: ApiDoc }): string {
  const summary = summaryOf(described);
  const [sentence = summary] = SENTENCE.exec(summary) ?? [];
  return sentence;
}

/** What an export or a member is for, in a line of plain text. */
export function lineOf(described: { readonly doc: ApiDoc }): string {
  return shorten(sentenceOf(described), LINE);
}

/** Cut a text between words, and not within parentheses. */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  const words = cut.slice(0, cut.lastIndexOf(" "));
  return `${words.replace(/\s\([^)]*$|[\s.,:;–-]+$/, "")}…`;
}
