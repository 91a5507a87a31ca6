import { expect, open, test } from "../../support/fixture.ts";
import { enter, partOf } from "./typing.ts";

test.use({ savesData: false });
test.beforeEach(({ page }) => open(page, "/mathfield/guides/interacting/"));

test("the caret and the selection are shown", async ({ page }) => {
  const title = "Where the caret is";
  const field = await partOf(page, title);
  await enter(field);
  const button = await partOf(page, title, "button");
  await button.click();
  await expect(await partOf(page, title, "#latex")).toHaveText("\\frac{a}{2}");
  await page.keyboard.press("ArrowLeft");
  await expect(await partOf(page, title, "#ranges")).toHaveText("[[2,2]]");
  await expect(await partOf(page, title, "#before")).toHaveText("+, depth 0");
});

test("what is copied is AsciiMath", async ({ page }) => {
  const title = "Copy as AsciiMath";
  const field = await partOf(page, title);
  await enter(field);
  await page.keyboard.press("Control+c");
  const box = await partOf(page, title, "input");
  await box.focus();
  await page.keyboard.press("Control+v");
  await expect(box).toHaveValue("(sqrt(x))/(2)");
});
