import type { Locator, Page } from "@playwright/test";

export const PATH = "/compute-engine/behavior-changes/";

/** The list of older versions. */
export function choice(page: Page): Locator {
  return page.getByLabel("Your version");
}

/** The sentence that counts the examples that differ. */
export function status(page: Page): Locator {
  return page.getByRole("main").getByRole("status");
}

/** The pages with examples that differ, each folded or open. */
export function pages(page: Page): Locator {
  return page.locator("details:has(dl)");
}

/** The versions that are offered, the newest first. */
export async function versionsOf(page: Page): Promise<string[]> {
  return choice(page)
    .locator("option")
    .evaluateAll((options) =>
      options.map((option) => option.getAttribute("value") ?? ""),
    );
}
