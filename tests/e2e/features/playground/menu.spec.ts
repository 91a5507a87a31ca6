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
  const share = example.getByRole("button", { name: "Copy link" });
  const link = example.getByRole("link", { name: "Open in playground" });
  await more.focus();
  await page.keyboard.press("ArrowUp");
  await expect(report).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(share).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(report).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();

  await page.keyboard.press("ArrowDown");
  await expect(
    example.getByRole("combobox", { name: "Copy as" }),
  ).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(share).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(link).toBeFocused();
});

test("the menu of an example stays with it when the page moves", async ({
  page,
}) => {
  await openRun(page, SMALL_PAGE);
  const more = examples(page).first().getByRole("button", { name: "More" });
  const menu = page.locator(".playground-menu:popover-open");
  await more.click();
  const away = async () => {
    const [from, to] = await Promise.all([
      more.boundingBox(),
      menu.boundingBox(),
    ]);
    return Math.abs((from?.y ?? 0) + (from?.height ?? 0) - (to?.y ?? 0));
  };
  await expect.poll(away).toBeLessThan(1);
  const { y } = (await more.boundingBox()) ?? { y: 0 };
  await page.evaluate(() => scrollBy({ top: 40, behavior: "instant" }));
  await expect
    .poll(async () => (await more.boundingBox())?.y)
    .toBeCloseTo(y - 40, 0);
  await expect.poll(away).toBeLessThan(1);
  await page.evaluate(() => scrollBy({ top: 5000, behavior: "instant" }));
  await expect(menu).toHaveCount(0);
});
