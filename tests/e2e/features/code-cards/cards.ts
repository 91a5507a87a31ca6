import type { Locator, Page } from "@playwright/test";

import { expect, open } from "../../support/fixture.ts";
import { askedFor } from "../../support/listen.ts";

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
export const watchParts = (page: Page) => askedFor(page, PARTS);

/** Opens the page, and goes to a name of it until its card is shown. */
export async function openCard(
  page: Page,
  way: "hover" | "focus",
): Promise<{ readonly name: Locator; readonly card: Locator }> {
  await open(page, PAGE);
  const [name, card] = [namesOf(page).first(), cardOf(page)];
  await name[way]();
  await expect(card).toBeVisible();
  return { name, card };
}

/** Point at a place where there is nothing to point at. */
export async function pointAway(page: Page): Promise<void> {
  await page.locator("h1").hover();
}
