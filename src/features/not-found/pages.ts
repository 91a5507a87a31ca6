import { wordsOf } from "../../address";
import { nameOf } from "../search/site";
import type { Marked, SearchClient } from "../../search";

/** A page that may have been meant. */
export interface FoundPage {
  readonly url: string;
  readonly title: string;
  /** The area of the page and the titles above it, or nothing. */
  readonly parents: string;
}

/** How many suggestions are a help and not a list. */
const MOST = 3;

/** How many results are looked through for pages. */
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
 * @returns The best pages, without sections and entries of pages.
 * @throws What the client throws.
 */
export async function pagesFor(
  name: string,
  client: SearchClient,
  signal: AbortSignal,
): Promise<readonly FoundPage[]> {
  if (name === "") return [];
  const { results } = await client.search({ text: name, limit: LIMIT }, signal);
  return results
    .filter(({ kind }) => kind === "page")
    .slice(0, MOST)
    .map(({ url, area, titles }) => ({
      url,
      title: textOf(titles.at(-1) ?? []),
      parents: [nameOf(area), ...titles.slice(0, -1).map(textOf)]
        .filter(Boolean)
        .join(" › "),
    }));
}

function textOf(text: Marked): string {
  return text.map((part) => part.text).join("");
}
