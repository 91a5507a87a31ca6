import { readFile } from "node:fs/promises";
import path from "node:path";

import { readPage } from "./html/index.ts";
import type { Fact } from "./library/index.ts";
import type { Page } from "./records.ts";
import type { PageSynonyms } from "./synonyms.ts";

/** Pages that nobody searches for. */
const LEFT_OUT = ["404.html", "search/"];

/** A built site. */
interface Site {
  /** The folder of its files. */
  readonly outDir: string;
  readonly baseUrl: string;
  /** Addresses of its pages, with the base path. */
  readonly routes: readonly string[];
  readonly synonyms: PageSynonyms;
}

/**
 * Reads the pages of a built site.
 *
 * @param facts - What the packages say of places on them: these are told apart
 * from the text around them.
 * @throws Error when a page has no first heading, which records are called by.
 */
export async function readPages(
  { outDir, baseUrl, routes, synonyms }: Site,
  facts: readonly Fact[],
): Promise<Page[]> {
  const places = new Set(facts.map(({ url }) => url));
  const pages: Page[] = [];
  // One after the other: reading is work, and other plugins do theirs.
  for (const route of routes) {
    const name = route.slice(baseUrl.length);
    if (LEFT_OUT.includes(name)) continue;
    const url = `/${name}`;
    const html = await readFile(path.join(outDir, name, "index.html"), "utf8");
    const text = readPage(html, (anchor) =>
      places.has(`${url}#${encodeURIComponent(anchor)}`),
    );
    if (text.title === "")
      throw new Error(
        `The page ${url} has no first-level heading: the search has nothing to call it by.`,
      );
    pages.push({ url, synonyms: synonyms.get(route) ?? [], text });
  }
  return pages;
}
