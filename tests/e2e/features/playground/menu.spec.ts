import { expect, test } from "../../support/fixture.ts";
import { examples, openRun, SMALL_PAGE } from "../../support/playgrounds.ts";

test.use({ savesData: false });

test("the menu of an example is walked with the arrow keys", async ({
  page,
}) => {
  await openRun(page, SMALL_PAGE);
  const example = examples(page).first();
  const more = example.getByRole("button", { name: "More" });
  const report = example.getByRole("link", { name: "Report a problem" });
  // A page that still moves closes the menu.
  await expect(async () => {
    await more.focus();
    await page.keyboard.press("ArrowUp");
    await expect(report).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("ArrowUp");
  await expect(
    example.getByRole("button", { name: "Copy link" }),
  ).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(report).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
});
