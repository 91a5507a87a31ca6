import { expect, open, test } from "../../support/fixture.ts";
import { enter, expectValue, partOf, typeAfter } from "./typing.ts";

test.use({ savesData: false });
test.beforeEach(({ page }) => open(page, "/mathfield/guides/accessibility/"));

test("the name has the formula once the mathfield has the focus", async ({
  page,
}) => {
  const title = "What a screen reader is told";
  await enter(await partOf(page, title));
  const words = /^Area: the fraction/;
  await expect(await partOf(page, title, "#name")).toHaveText(words);
});

test("the status follows the caret, and not what is typed", async ({
  page,
}) => {
  const title = "What a screen reader is told";
  const field = await partOf(page, title);
  const status = await partOf(page, title, "#status");
  await typeAfter(field, "a+b", "");
  await expect(await partOf(page, title, "#name")).toHaveText(/^Area: /);
  await page.keyboard.press("ArrowLeft");
  await expect(status).toHaveText("plus");
  await page.keyboard.type("c");
  await expectValue(field, "a+cb");
  await expect(status).toHaveText("plus");
});

test("the name has the error", async ({ page }) => {
  const title = "A name with a hint and an error";
  const name = await partOf(page, title, "output");
  const button = await partOf(page, title, "button");
  await button.click();
  await expect(name).toContainText("Not the derivative");
  await typeAfter(await partOf(page, title), "2x", "");
  await button.click();
  await expect(name).toHaveText(/variable\.: 2 'X'/);
});

test("a status says what is typed", async ({ page }) => {
  const title = "A status for what is typed";
  await typeAfter(await partOf(page, title), "", "y");
  await expect(await partOf(page, title, "p[role=status]")).toHaveText("'Y'");
});

test("a button opens the menu by keyboard", async ({ page }) => {
  const title = "Buttons that all users can reach";
  const field = await partOf(page, title);
  // Those that the mathfield brings cannot have the focus, as the page says.
  for (const part of ["menu-toggle", "virtual-keyboard-toggle"])
    await expect(field.locator(`[part=${part}]`)).toHaveJSProperty(
      "tabIndex",
      -1,
    );
  const button = await partOf(page, title, "[data-command=toggleContextMenu]");
  await enter(field);
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(field.locator("[part=ui-menu-container]").first()).toBeVisible();
});

test("the better colors have more contrast", async ({ page }) => {
  const title = "Colors with enough contrast";
  const border = (await partOf(page, title, "output")).first();
  const value = async () => Number(await border.textContent());
  await expect.poll(value).toBeGreaterThanOrEqual(3);
  await (await partOf(page, title, "input")).uncheck();
  await expect.poll(value).toBeLessThan(3);
});

test("the caret stops blinking", async ({ page }) => {
  const title = "A steady caret";
  const field = await partOf(page, title);
  const box = await partOf(page, title, "input");
  const animation = () =>
    field
      .locator(".ML__caret")
      .evaluate((caret) => getComputedStyle(caret, "::after").animationName);
  await enter(field);
  await box.setChecked(false);
  await expect.poll(animation).not.toBe("none");
  await box.setChecked(true);
  await expect.poll(animation).toBe("none");
});
