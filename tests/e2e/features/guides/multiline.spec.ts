import { expect, open, test } from "../../support/fixture.ts";
import { enter, partOf } from "./typing.ts";

const TITLE = "A result for each line";

test.use({ savesData: false });
test.beforeEach(({ page }) => open(page, "/mathfield/guides/multiline/"));

test("Enter begins a line with a result", async ({ page }) => {
  const field = await partOf(page, TITLE);
  const results = await partOf(page, TITLE, "output");
  await enter(field);
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("5-1");
  await expect(results).toHaveText("[3,12,4]");
});
