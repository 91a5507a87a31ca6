import { expect, open, test } from "../../support/fixture.ts";
import { expectValue, partOf, typeAfter } from "./typing.ts";

test.use({ savesData: false });
test.beforeEach(({ page }) => open(page, "/mathfield/guides/localization/"));

test("a comma is a decimal comma after a digit", async ({ page }) => {
  const title = "A decimal comma";
  const field = await partOf(page, title);
  await typeAfter(field, "", "0,75+f(x,y)");
  await expectValue(field, "0{,}75+f\\left(x,y\\right)");
  await typeAfter(field, "", "0,75*2");
  await expect(await partOf(page, title, "output")).toHaveText("1,5");
});

test("the language that is chosen is that of the menu", async ({ page }) => {
  const title = "The language of the menu";
  const field = await partOf(page, title);
  await (await partOf(page, title, "select")).selectOption("fi");
  await typeAfter(field, "x", "");
  await page.keyboard.press("Alt+Space");
  const items = field.locator("[part=menu-item]");
  await expect(items.filter({ hasText: "Leikkaa" })).toBeVisible();
});
