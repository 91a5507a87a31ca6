import type { Page } from "@playwright/test";

import { expect, test } from "../support/fixture.ts";
import { ended, resultOf } from "../support/markup.ts";
import { openPlayground, said, start } from "./markup-isolation.ts";

test.use({ savesData: false, viewport: { width: 1350, height: 900 } });

/** The start of the markup of what has the focus on the page. */
const focusedOn = (page: Page) =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 99));

const INPUT = '<input aria-label="text">';

test("a reader gets from the editor into a result by a click", async ({
  page,
}) => {
  await openPlayground(page);
  const example = await start(page, {
    html: `${INPUT}<math-field>1</math-field>`,
    js: 'import "mathlive";',
  });
  await ended(example);
  const editor = example.getByRole("textbox").nth(1);
  const input = resultOf(example).getByLabel("text");
  const mathfield = resultOf(example).locator("math-field");
  for (const letters of ["a", "ab", "abc", "abcd"]) {
    await editor.click();
    await input.click();
    await page.keyboard.type(letters.slice(-1));
    await expect(input).toHaveValue(letters);
  }
  await editor.click();
  await mathfield.click();
  await page.keyboard.press("End");
  await page.keyboard.type("23");
  await expect
    .poll(() => mathfield.evaluate((it) => String(Reflect.get(it, "value"))))
    .toBe("123");
  expect(await said(example)).not.toContain("ended");
});

test("a reader gets into a result and out of it by Tab", async ({ page }) => {
  await openPlayground(page);
  const example = await start(page, { html: INPUT });
  await ended(example);
  const input = resultOf(example).getByLabel("text");
  const frame = example.locator("[data-result] > iframe");
  await frame.evaluate((it) => it.before(document.createElement("textarea")));
  const before = example.locator("[data-result] > textarea");
  for (const letter of "abcd") {
    await before.focus();
    await page.keyboard.press("Tab");
    await expect(frame).toBeFocused();
    await page.keyboard.type(letter);
    // Tab selects what is in the field.
    await expect(input).toHaveValue(letter);
    await expect(frame).toBeFocused();
    // A reader holds a key so long, in milliseconds.
    await page.keyboard.press("Shift+Tab", { delay: 100 });
    // Says where else the focus is, when it fails.
    await expect.poll(() => focusedOn(page)).toContain("<textarea");
    await expect(before).toBeFocused();
  }
  expect(await said(example)).not.toContain("ended");
});

test("a result that asks for the focus as it starts has it, if no field has", async ({
  page,
}) => {
  await openPlayground(page);
  const js = `const input = document.querySelector("input");
input.focus();
console.log(document.activeElement.localName);`;
  const example = await start(page, { html: INPUT, js });
  await expect.poll(() => said(example)).toContain("input");
  await page.keyboard.type("a");
  await expect(resultOf(example).getByLabel("text")).toHaveValue("a");

  await test.step("not where the reader runs it from the editor", async () => {
    const editor = example.getByRole("textbox").first();
    await editor.click();
    await page.keyboard.press("Control+Enter");
    await expect.poll(() => said(example)).toContain("body");
    await page.keyboard.type("secret");
    await expect(editor).toContainText("secret");
    expect(await said(example)).not.toContain("ended");
  });
});
