/**
 * Longest query of an address, in UTF-16 units: nobody types a longer one, and
 * each of its words is looked for in all records.
 */
const MAX_QUERY = 256;

/** What an address asks for in words, as far as it is looked for. */
export function wordsOf(asked: string | null | undefined): string {
  return asked?.slice(0, MAX_QUERY) ?? "";
}
