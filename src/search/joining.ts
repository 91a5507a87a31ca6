import { LEAST_SENTENCE } from "./ranking";
import type { Term } from "./words";

/**
 * Words of English that say how the others belong together. Some of them are
 * names as well, such as `is()` and `If`.
 */
const FUNCTION_WORDS = new Set(
  (
    "a an the of in on to for with from by at as if that this there it its " +
    "is are be was do does did can could should would will how why what " +
    "when which where who my me i we you your"
  ).split(" "),
);

/**
 * Tells whether a word of a query only joins the others, as some do in a
 * sentence. A few words may be a name: `is prime`.
 *
 * @param words - All words of the query.
 */
export function isJoining({ term }: Term, words: readonly Term[]): boolean {
  return words.length >= LEAST_SENTENCE && isFunctionWord(term);
}

/** Tells whether a word joins others in any query. */
export function isFunctionWord(term: string): boolean {
  return FUNCTION_WORDS.has(term);
}
