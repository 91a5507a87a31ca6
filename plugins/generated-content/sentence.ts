/** The end of a sentence: what follows it begins like another one. */
const SENTENCE = /^.*?[.!?](?=\s+[\p{Lu}`"([<_$]|\s*$)/u;

/**
 * The first sentence of a string in one line, plain or Markdown; all of it where
 * no sentence ends.
 */
export function firstSentence(text: string): string {
  return SENTENCE.exec(text)?.[0] ?? text;
}

/** The sentences of a string in one line. */
export function sentencesOf(text: string): string[] {
  const first = firstSentence(text);
  const rest = text.slice(first.length).trim();
  return rest === "" ? [first] : [first, ...sentencesOf(rest)];
}
