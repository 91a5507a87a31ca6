import type { Page } from "@playwright/test";

import { expect } from "./fixture.ts";

/** The list of starting points. */
export const gallery = (page: Page) =>
  page.getByRole("region", { name: "Starting points" });

/** Chooses a starting point, and waits until it is in the address. */
export async function choose(page: Page, title: string): Promise<void> {
  const before = page.url();
  const item = gallery(page).getByRole("button", {
    name: new RegExp(`^${title}`),
  });
  // The list folds when something of it is chosen. A click just after the page
  // has moved may go to a frame that was there.
  if (!(await item.isVisible()))
    await gallery(page).locator("summary").press("Enter");
  await item.press("Enter");
  await expect(page).not.toHaveURL(before);
}
