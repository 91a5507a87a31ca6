import { expect, open, test } from "../../support/fixture.ts";
import { partOf, typeAfter } from "./typing.ts";

test.use({ savesData: false });
test.beforeEach(({ page }) => open(page, "/mathfield/guides/keybindings/"));

test("pressing a key that does something else in each mode", async ({
  page,
}) => {
  const title = "A key that switches to text and back";
  const field = await partOf(page, title);
  const mode = await partOf(page, title, "output");
  await typeAfter(field, "x", "");
  await page.keyboard.press("Control+Alt+Shift+KeyT");
  await expect(mode).toHaveText("text");
  await page.keyboard.press("Control+Alt+Shift+KeyT");
  await expect(mode).toHaveText("math");
});
