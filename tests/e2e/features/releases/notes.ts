import type { Locator, Page } from "@playwright/test";

/** The pages of the newest releases. */
export const FIRST = [
  "/compute-engine/changelog/",
  "/mathfield/changelog/",
] as const;

/** The button that narrows the notes to a kind of changes. */
export function kind(page: Page, name: string): Locator {
  return page
    .getByRole("group", { name: "Show only" })
    .getByRole("button", { name: new RegExp(`^${name}`) });
}

/** The changes that are shown. */
export function shown(page: Page): Locator {
  return page.locator("[data-is]:visible");
}
