import type { Page } from "@playwright/test";

/** Goes to a fragment of the open page, without its `#`. */
export async function follow(page: Page, fragment: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, fragment);
}

/**
 * Goes to a query of the open page, without its `?`, as the reader's Back does:
 * a load for each payload would cost many times more.
 */
export async function traverse(page: Page, query: string): Promise<void> {
  await page.evaluate((search) => {
    history.pushState(null, "", `${location.pathname}?${search}`);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, query);
}

/** @returns One of two texts: for each page first the one, then the other. */
export function alternate(one: string, other: string): (page: Page) => string {
  const turns = new WeakMap<Page, number>();
  return (page) => {
    const turn = (turns.get(page) ?? 0) + 1;
    turns.set(page, turn);
    return turn % 2 === 1 ? one : other;
  };
}
