import type { Page } from "@playwright/test";

import { expect } from "../../support/fixture.ts";
import { alternate, traverse } from "./address.ts";
import type { Surface } from "./types.ts";

const box = (page: Page) =>
  page.getByRole("searchbox", { name: "Search the documentation" });

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });

/** Types into the dialog, then close it. */
async function fillDialog(page: Page, query: string): Promise<void> {
  await page.keyboard.press("Control+k");
  // It takes 512 characters and drops the rest.
  await dialog(page).locator("input").fill(query);
  await page.keyboard.press("Escape");
  // The first Escape may empty the box.
  if (await dialog(page).isVisible()) await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
}

const nextQuery = alternate("evaluate", "macros");

export const SEARCH: Surface = {
  name: "search",
  route: "/search/",
  formula: {
    typed: (page, latex) => box(page).fill(latex),
    "typed into the dialog": fillDialog,
    "in the address": (page, latex) =>
      traverse(page, new URLSearchParams({ q: latex }).toString()),
  },
  async works(page) {
    const query = nextQuery(page);
    await box(page).fill(query);
    const first = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 2 }) })
      .first();
    await expect(first).toContainText(new RegExp(query.slice(0, 5), "i"));
  },
};
