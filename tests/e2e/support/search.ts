// cspell:ignore Golben Rakia
import type { Locator, Page } from "@playwright/test";

import { expect } from "./fixture.ts";

/** The first file of the embedded index, which every search needs. */
export const NAMES = "**/assets/search/names.json";

/** The lightest document: the search is the same on each. */
export const PAGE = "/about/";
/** A guide with sections that a query finds. */
export const GUIDE = "/compute-engine/guides/evaluate/";

/** A name that is found, and one that is not, three letters away from it. */
export const NEAR = { misspelt: "GolbenRakia", name: "GoldenRatio" };

export const button = (page: Page) =>
  page
    .getByRole("navigation", { name: "Main" })
    .getByRole("button", { name: "Search" });

export const dialog = (page: Page) =>
  page.getByRole("dialog", { name: "Search" });

/** Finds the input of the search, before and after DocSearch has loaded. */
export const field = (page: Page) => dialog(page).locator("input");

/** The results, and what was chosen before. */
export const rows = (page: Page) => dialog(page).getByRole("row");

/** The link to all results, which counts them once all are known. */
export const seeAll = (page: Page) =>
  dialog(page).getByRole("link", { name: /^See all \d+ results$/ });

/** Finds the status region, which a screen reader reads out by itself. */
export const status = (page: Page) => dialog(page).getByRole("status");

/** Storage keys of the results chosen before, and of those that were saved. */
const STORED = [
  "__DOCSEARCH_RECENT_SEARCHES__docs",
  "__DOCSEARCH_FAVORITE_SEARCHES__docs",
];

/**
 * Puts something where the search stores its own, before the next page runs.
 */
export function storeSearches(page: Page, stored: unknown): Promise<unknown> {
  return page.addInitScript(
    ([keys, text]) => {
      for (const key of keys) localStorage.setItem(key, text);
    },
    [STORED, JSON.stringify(stored)] as const,
  );
}

/** Opens the search and looks for something, as soon as it takes keys. */
export async function look(page: Page, query: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(query);
}

/** Looks for something that is found; the answer is whole. */
export async function find(page: Page, query: string): Promise<void> {
  await look(page, query);
  await expect(seeAll(page)).toBeVisible();
}

/** Returns the address that a result leads to. */
export async function addressIn(row: Locator): Promise<string> {
  const address = await row.getByRole("link").getAttribute("href");
  if (address === null) throw new Error("The result has no address.");
  return address;
}

/** The result that Enter opens. */
export const chosen = (page: Page) =>
  rows(page).and(page.locator("[aria-selected=true]"));
