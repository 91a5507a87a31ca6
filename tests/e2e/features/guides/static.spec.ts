import { expect, open, test } from "../../support/fixture.ts";
import { partOf } from "./typing.ts";

test.use({ savesData: false });
test.beforeEach(({ page }) => open(page, "/mathfield/guides/static/"));

test("formulas are rendered as they are scrolled into view", async ({
  page,
}) => {
  const title = "A hundred formulas";
  const count = await partOf(page, title, "output");
  const box = await partOf(page, title, "[role=region]");
  const last = box.locator("math-span").last();
  await expect(last).not.toHaveAttribute("role", "img");
  await box.focus();
  // A key that comes before the box has its height scrolls nothing.
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(last).toHaveAttribute("role", "img", { timeout: 1000 });
  }).toPass();
  await expect(count).not.toHaveText("100");
});

test("a formula that changes has a new name", async ({ page }) => {
  const title = "A formula that changes";
  const formula = await partOf(page, title, "math-span");
  const slider = await partOf(page, title, "input");
  await slider.fill("2");
  await expect(formula).toHaveAttribute("aria-label", /squared/);
  await slider.press("ArrowRight");
  await expect(formula).toHaveAttribute("aria-label", /cubed/);
});
