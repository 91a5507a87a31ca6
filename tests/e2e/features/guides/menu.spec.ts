import type { Locator, Page } from "@playwright/test";

import { expect, open, test } from "../../support/fixture.ts";
import { enter, expectValue, partOf } from "./typing.ts";

test.use({ savesData: false });
test.beforeEach(({ page }) => open(page, "/mathfield/guides/menu/"));

const items = (field: Locator) => field.locator("[part=menu-item]");

/** Opens the menu of an example's mathfield with the keyboard. */
async function openMenu(page: Page, title: string): Promise<Locator> {
  const field = await partOf(page, title);
  await enter(field);
  await page.keyboard.press("Alt+Space");
  await expect(items(field).first()).toBeVisible();
  return field;
}

test("an added item depends on the selection", async ({ page }) => {
  const title = "Two added items";
  const field = await partOf(page, title);
  await enter(field);
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Alt+Space");
  await expect(items(field).first()).toHaveText("Cancel");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expectValue(field, "\\cancel{\\frac{2x}{2}}");
});

test("a menu of three items has these items", async ({ page }) => {
  const field = await openMenu(page, "A menu of three items");
  await expect(items(field)).toHaveCount(3);
});

test("a language is chosen, and the menu speaks it", async ({ page }) => {
  const title = "A submenu of languages";
  const field = await openMenu(page, title);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(items(field)).toHaveCount(0);
  await openMenu(page, title);
  await expect(items(field).first()).toHaveText("Idioma");
});

test("the log tells choices, and the last is refused", async ({ page }) => {
  const title = "A log of the menu";
  const field = await openMenu(page, title);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  const log = await partOf(page, title, "li");
  await expect(log).toHaveText(["clear: refused"]);
  await expectValue(field, "a+b");
});

test("the browser's own menu is left alone", async ({ page }) => {
  const title = "No button, and the menu of the browser";
  const field = await partOf(page, title);
  await enter(field);
  await page.keyboard.press("Alt+Space");
  await field.click({ button: "right", position: { x: 8, y: 16 } });
  await expect(items(field)).toHaveCount(0);
  await expect(field.locator("[part=menu-toggle]")).toBeHidden();
});
