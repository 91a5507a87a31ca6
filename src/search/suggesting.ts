import type { Query, SearchClient } from "./types";

/** Largest number of results to take names from. */
const MOST_NAMES = 5;

/**
 * A client that tells names spelt alike where another one finds nothing and
 * tells none, as hosted indexes do.
 *
 * @param client - Is asked first.
 * @param names - Knows the names. It is asked only where nothing was found.
 */
export function suggesting(
  client: SearchClient,
  names: SearchClient,
): SearchClient {
  return {
    open: () => client.open(),
    async search(query, signal) {
      const answer = await client.search(query, signal);
      if (answer.total > 0 || query.text.trim() === "") return answer;
      return { ...answer, near: await namesLike(names, query, signal) };
    },
  };
}

/** None where they cannot be had: that nothing was found is an answer. */
async function namesLike(
  client: SearchClient,
  { text }: Query,
  signal: AbortSignal | undefined,
): Promise<readonly string[]> {
  try {
    const query = { text, limit: MOST_NAMES, isWhole: true };
    const { near, results } = await client.search(query, signal);
    const titles = results.map(({ titles }) =>
      (titles.at(-1) ?? []).map((part) => part.text).join(""),
    );
    return [...new Set([...near, ...titles])];
  } catch {
    signal?.throwIfAborted();
    return [];
  }
}
