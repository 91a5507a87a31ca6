import { distance } from "fastest-levenshtein";

import { wordsOf } from "../../address";
import type { Page } from "./types";

/** How many suggestions are a help and not a list. */
const MOST = 3;

/** Part of a name that may differ in a likely slip of the fingers. */
const TOLERANCE = 0.5;

/**
 * The pages whose name is nearest to the one asked for, best first.
 *
 * The last words of a path say most of what was meant, so that a page that has
 * moved to another folder is found by its own name. Distances are
 * Levenshtein's, in parts of the longer name.
 *
 * @param pathname - The path that has no page, without the base path.
 * @param pages - All pages, their permalinks without the base path as well.
 */
export function nearest(pathname: string, pages: readonly Page[]): Page[] {
  const wanted = words(pathname);
  if (wanted.length === 0) return [];
  return pages
    .map((page) => ({ page, away: away(wanted, page) }))
    .filter(({ away }) => away <= TOLERANCE)
    .sort((a, b) => a.away - b.away)
    .slice(0, MOST)
    .map(({ page }) => page);
}

function away(wanted: readonly string[], { title, permalink }: Page): number {
  const path = words(permalink);
  const last = wanted.at(-1) ?? "";
  const whole = share(wanted.join("/"), path.join("/"));
  const name = share(last, path.at(-1) ?? "");
  const spoken = share(last, title.toLowerCase().replaceAll(" ", "-"));
  // The whole path decides between pages of the same name.
  return Math.min(whole, 0.8 * Math.min(name, spoken) + 0.2 * whole);
}

function words(pathname: string): string[] {
  return wordsOf(pathname)
    .toLowerCase()
    .replace(/(?:index)?\.html?$/, "")
    .split("/")
    .filter((word) => word !== "");
}

function share(a: string, b: string): number {
  return distance(a, b) / Math.max(a.length, b.length, 1);
}
