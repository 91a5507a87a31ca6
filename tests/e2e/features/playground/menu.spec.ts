import { expect, test } from "../../support/fixture.ts";
import { examples, openRun, SMALL_PAGE } from "../../support/playgrounds.ts";

test("the menu of an example is walked with the arrow keys", async ({
  page,
}) => {
  await openRun(page, SMALL_PAGE);
  const example = examples(page).first();
  const more = example.getByRole("button", { name: "More" });
  await more.focus();
  await page.keyboard.press("ArrowDown");
  await expect(
    example.getByRole("combobox", { name: "Copy as" }),
  ).toBeFocused();
  await page.keyboard.press("Tab");
  const link = example.getByRole("link", { name: "Open in playground" });
  await expect(link).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(
    example.getByRole("button", { name: "Copy link" }),
  ).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(link).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
});
