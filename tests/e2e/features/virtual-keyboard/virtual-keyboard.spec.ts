import type { FrameLocator } from "@playwright/test";

import { expect, test } from "../../support/fixture.ts";
import { DESKTOP } from "../../support/looks.ts";
import { GUIDE, key, openResult } from "./result.ts";

const REFERENCE = "/mathfield/virtual-keyboard/";
const PLACEMENT = "/mathfield/guides/keyboard-placement/";

test.use({ savesData: false, viewport: DESKTOP });

const keyboardOf = (result: FrameLocator) => result.locator(".MLK__plate");
const toggleOf = (result: FrameLocator) =>
  result.locator("[part=virtual-keyboard-toggle]");

test("the taps of the exercise write the golden ratio", async ({ page }) => {
  const result = await openResult(
    page,
    REFERENCE,
    "The golden ratio, with taps",
  );
  await toggleOf(result).click();
  const right = "moveToNextChar";
  for (const use of ["\\frac{#@}{#?}", "1", "+", "\\sqrt{#0}", "5", right])
    await key(result, use).click();
  await expect(result.locator("output")).toHaveText("Not yet.");
  for (const use of [right, "2"]) await key(result, use).click();
  await expect(result.locator("output")).toHaveText("Golden!");
});

test("the keys that the page names open and close the keyboard", async ({
  page,
}) => {
  const result = await openResult(
    page,
    REFERENCE,
    "The golden ratio, with taps",
  );
  const keyboard = keyboardOf(result);
  await result.locator("math-field").focus();
  await page.keyboard.press("Alt+Shift+Space");
  await expect(keyboard).toBeVisible();
  await page.keyboard.press("Alt+Shift+Space");
  await expect(keyboard).toBeHidden();
});

test("the button of the page opens a keyboard that types, and closes it", async ({
  page,
}) => {
  const result = await openResult(
    page,
    PLACEMENT,
    "A button that opens the keyboard",
  );
  await expect(toggleOf(result)).toBeHidden();
  await result.getByRole("button", { name: "Keyboard" }).click();
  await key(result, "7").click();
  await expect(result.locator("math-field")).toHaveJSProperty("value", "7x");
  await result.getByRole("button", { name: "Close the keyboard" }).click();
  await expect(keyboardOf(result)).toBeHidden();
});

test("a key shows another layer, and a tab another layout", async ({
  page,
}) => {
  const result = await openResult(page, GUIDE, "Two layouts, two layers");
  await toggleOf(result).click();
  await key(result, "arcs").click();
  await expect(key(result, "\\arcsin")).toBeVisible();
  await result.locator(".MLK__layer.is-visible .layer-switch").click();
  await expect(key(result, "\\alpha")).toBeVisible();
});

test("an open keyboard follows the mathfield that has the focus", async ({
  page,
}) => {
  const result = await openResult(
    page,
    GUIDE,
    "A field for numbers, a field for letters",
  );
  await toggleOf(result).first().click();
  await expect(key(result, "7")).toBeVisible();
  await result.locator("math-field").last().focus();
  await expect(key(result, "\\alpha")).toBeVisible();
});

test("a container is as high as the keyboard in it", async ({ page }) => {
  const result = await openResult(
    page,
    PLACEMENT,
    "A keyboard below its mathfield",
  );
  const height = async () =>
    (await result.locator("#place").boundingBox())?.height;
  await toggleOf(result).click();
  const keys = await keyboardOf(result).boundingBox();
  expect(keys?.height).toBeGreaterThan(100);
  await expect.poll(height).toBe(keys?.height);
  await key(result, "7").click();
  await expect(result.locator("math-field")).toHaveJSProperty("value", "7x^2");
  await toggleOf(result).click();
  await expect.poll(height).toBe(0);
});

test("a keyboard in a dialog types into it, and is gone with it", async ({
  page,
}) => {
  const result = await openResult(page, PLACEMENT, "A keyboard in a dialog");
  await result.getByRole("button", { name: "Answer" }).click();
  await toggleOf(result).click();
  await key(result, "7").click();
  await expect(result.locator("math-field")).toHaveJSProperty("value", "7x^2");
  await result.getByRole("button", { name: "Done" }).click();
  await expect(keyboardOf(result)).toBeHidden();
});
