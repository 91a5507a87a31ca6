import type { Locator, Page } from "@playwright/test";

/** A page with examples; names of its first one lead to several pages. */
export const PAGE = "/compute-engine/guides/evaluate/";

/** The script of cards, its style sheet, and the facts of a page. */
const PARTS = /\/code-card\.|\/cards\.json$/;

/** The names in the first example of a page. */
export function namesOf(page: Page): Locator {
  return page.locator("[data-playground=js]").first().locator(".line a");
}

/** The card, while one is shown. */
export function cardOf(page: Page): Locator {
  return page.getByRole("tooltip");
}

/** The addresses that a page asks for the sake of cards, from now on. */
export function watchParts(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (PARTS.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** Point at a place where there is nothing to point at. */
export async function pointAway(page: Page): Promise<void> {
  await page.locator("h1").hover();
}
