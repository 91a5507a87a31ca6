import { wordsOf } from "../../address";
import type { Result, SearchClient } from "../../search";
import { plain, wayTo } from "../search/site";

/** A page that may have been meant, or a place of it. */
export interface FoundPage {
  readonly url: string;
  readonly title: string;
  /** The area of the page and the titles above it, or nothing. */
  readonly parents: string;
}

/** Largest number of suggestions to show. */
const MOST = 3;

/** Number of results that are looked through. */
const LIMIT = 20;

/**
 * The words of the last name in a path, which says most of what was meant: a
 * page that has moved to another folder keeps its own name.
 */
export function nameIn(pathname: string): string {
  const names = pathname
    .replace(/(?:\/index)?\.html?$/, "")
    .split("/")
    .filter((name) => name !== "");
  return wordsOf(names.at(-1) ?? "")
    .replaceAll(/[-_]+/g, " ")
    .trim();
}

/**
 * @param name - Words to look for; without any, nothing is found.
 * @param signal - Ends the wait.
 * @returns First the pages of that name, then the best places of others, one a
 * page. What was called so in an old release is none.
 * @throws What the client throws.
 */
export async function pagesFor(
  name: string,
  client: SearchClient,
  signal: AbortSignal,
): Promise<readonly FoundPage[]> {
  if (name === "") return [];
  const { results } = await client.search({ text: name, limit: LIMIT }, signal);
  const current = results.filter(({ kind }) => kind !== "release");
  const namesakes = current.filter(
    ({ kind, url }) => kind === "page" && nameIn(url) === name,
  );
  const best = new Map<string, Result>();
  for (const result of [...namesakes, ...current]) {
    const [page = ""] = result.url.split("#");
    if (!best.has(page)) best.set(page, result);
  }
  return [...best.values()].slice(0, MOST).map((result) => ({
    url: result.url,
    title: plain(result.titles.at(-1) ?? []),
    parents: wayTo(result),
  }));
}
