import type { Page } from "@playwright/test";

import { expect, hydrated, open, test } from "../../support/fixture.ts";
import { barLink } from "../../support/site-page.ts";
import {
  addressIn,
  chosen,
  dialog,
  field,
  find,
  look,
  PAGE,
  rows,
  seeAll,
} from "../../support/search.ts";

test.describe("what was chosen before", () => {
  const kept = (page: Page, group: string) =>
    dialog(page)
      .locator("section")
      .filter({ hasText: group })
      .getByRole("link");

  test("is there the next time, until it is taken off", async ({ page }) => {
    await open(page, PAGE);
    const keys = dialog(page).locator("kbd:visible");
    await look(page, "");
    await expect(keys).toHaveText(["Esc"]);
    await page.keyboard.type("keybindings");
    await expect(seeAll(page)).toBeVisible();
    await expect(keys).toHaveText(["↑ ↓", "Enter", "Esc"]);
    const address = await addressIn(chosen(page));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(address);
    await page.reload();
    await hydrated(page);

    await page.keyboard.press("/");
    await expect(keys).toHaveText(["↑ ↓", "Enter", "Esc"]);
    await expect(kept(page, "Recent")).toHaveAttribute("href", address);
    await dialog(page)
      .getByRole("button", { name: "Save this search" })
      .click();
    await expect(kept(page, "Favorite")).toHaveAttribute("href", address);
    await expect(kept(page, "Recent")).toHaveCount(0);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(address);

    await page.keyboard.press("/");
    await dialog(page)
      .getByRole("button", { name: "Remove this search from favorites" })
      .click();
    await expect(rows(page)).toHaveCount(0);
    await expect(field(page)).toBeFocused();
  });
});

test("Back closes the search", async ({ page }) => {
  await open(page, "/about/");
  await barLink(page, "Mathfield").click();
  await expect(page).toHaveURL("/mathfield/");
  await find(page, "keybindings");
  await page.goBack();
  await expect(page).toHaveURL("/about/");
  await expect(dialog(page)).toHaveCount(0);
});
