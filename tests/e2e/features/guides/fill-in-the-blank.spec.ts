import type { Locator } from "@playwright/test";

import type { Field } from "../../support/field.ts";
import { expect, open, test } from "../../support/fixture.ts";
import { enter, expectValue, partOf } from "./typing.ts";

test.use({ savesData: false });
test.beforeEach(({ page }) =>
  open(page, "/mathfield/guides/fill-in-the-blank/"),
);

/** Selects what is in a prompt of a mathfield. */
async function enterPrompt(field: Locator, name: string): Promise<void> {
  await enter(field);
  await field.evaluate((element, id) => {
    const mf = element as Field;
    Object.assign(mf, { selection: mf.getPromptRange(id) });
  }, name);
}

test("Tab goes from blank to blank", async ({ page }) => {
  const title = "A fraction with two prompts";
  const field = await partOf(page, title);
  const answers = await partOf(page, title, "output");
  await enterPrompt(field, "top");
  await page.keyboard.type("3");
  await page.keyboard.press("Tab");
  await page.keyboard.type("5");
  await expect(answers).toHaveText("3, 5");
  // It selects what is there, so that typing replaces it.
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.type("6");
  await page.keyboard.press("Tab");
  await page.keyboard.type("8");
  await expect(answers).toHaveText("6, 8");
});

test("a right answer cannot be edited, a wrong one can", async ({ page }) => {
  const title = "Two prompts with partial credit";
  const field = await partOf(page, title);
  await enterPrompt(field, "exponent");
  for (const key of ["Backspace", "3"]) await page.keyboard.press(key);
  await expectValue(
    field,
    "\\frac{d}{dx}x^4=\\boxed{2+2}x^{\\placeholder[exponent]{3}}",
  );
  const button = await partOf(page, title, "button");
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await button.click();
  const message = await partOf(page, title, "p[role=status]");
  await expect(message).toHaveText("2 of 2 points");
});

test("a locked answer can be deleted, and Tab does not leave it", async ({
  page,
}) => {
  const field = await partOf(page, "Colors of marked answers");
  const locked = "\\placeholder[a][correct][locked]";
  await field.evaluate((element, latex) => {
    (element as Field).value = latex;
  }, `${locked}{4}+\\placeholder[b]{2}`);
  await enterPrompt(field, "a");
  for (const key of ["Tab", "Backspace"]) await page.keyboard.press(key);
  await expectValue(field, `${locked}{}+\\placeholder[b]{2}`);
});
