import type { Field } from "../../support/field.ts";
import { expect, open, test } from "../../support/fixture.ts";
import { enter, partOf } from "./typing.ts";

test.use({ savesData: false });
test.beforeEach(({ page }) => open(page, "/mathfield/guides/focus/"));

test("one Tab leads from one mathfield to the next", async ({ page }) => {
  const title = "One stop for each mathfield";
  const fields = await partOf(page, title);
  await enter(fields.first());
  await page.keyboard.press("Home");
  await page.keyboard.press("Tab");
  await expect(fields.last()).toBeFocused();
});

test("Tab passes a locked mathfield", async ({ page }) => {
  const title = "A mathfield that is locked";
  const box = await partOf(page, title, "input");
  await box.uncheck();
  await enter(await partOf(page, title));
  await box.check();
  await page.keyboard.press("Shift+Tab");
  await expect(await partOf(page, title)).not.toBeFocused();
});

test("Tab passes a locked prompt, and leaves", async ({ page }) => {
  const title = "Tab that passes a locked prompt";
  const field = await partOf(page, title);
  await enter(field);
  await field.evaluate((element) => {
    const mf = element as Field;
    mf.selection = { ranges: [mf.getPromptRange("b") ?? [0, 0]] };
  });
  await page.keyboard.press("Tab");
  await page.keyboard.type("7");
  await expect
    .poll(() =>
      field.evaluate((element) => (element as Field).getPromptValue("c")),
    )
    .toBe("7");
  await page.keyboard.press("Tab");
  await expect(await partOf(page, title, "button")).toBeFocused();
});
