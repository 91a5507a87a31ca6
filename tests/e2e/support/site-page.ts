import { expect, type Locator, type Page } from "@playwright/test";

/** A long page on a machine with other things to do. */
const SLOW = { timeout: 90_000 };

/** Expects that React has taken over the page, or has not. */
export async function expectLive(page: Page, isLive = true): Promise<void> {
  const root = page.locator(`html[data-has-hydrated=${String(isLive)}]`);
  await expect(root).toBeAttached(SLOW);
}

/** Finds a link of the bar at the top of each page. */
export function barLink(page: Page, name: string): Locator {
  const bar = page.getByRole("navigation", { name: "Main" });
  return bar.getByRole("link", { name });
}

/** Marks the document: one that is loaded anew has no mark. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
}

/** Tells whether the document is the one that was marked. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => "isMarked" in window);
}
