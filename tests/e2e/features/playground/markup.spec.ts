import { expect, test } from "../../support/fixture.ts";
import { DESKTOP } from "../../support/looks.ts";
import {
  ended,
  expectPrinted,
  MARKUP,
  printed,
  resultOf,
  run,
} from "../../support/markup.ts";
import {
  button,
  field,
  openExample,
  tab,
  write,
} from "../../support/markup-example.ts";

test.use({ savesData: false, viewport: DESKTOP });

test("tabs are chosen with the keyboard", async ({ page }) => {
  const example = await openExample(page);
  const tabs = example.getByRole("tab");
  const count = await tabs.count();
  expect(count).toBeGreaterThan(1);
  await tabs.first().click();
  for (const [key, index] of [
    ["ArrowRight", 1],
    ["Home", 0],
    ["ArrowLeft", count - 1],
    ["ArrowRight", 0],
    ["End", count - 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs.nth(index)).toBeFocused();
    await expect(tabs.nth(index)).toHaveAttribute("aria-selected", "true");
    await expect(example.getByRole("tabpanel")).toHaveCount(1);
    await expect(example.getByRole("tabpanel")).toHaveAccessibleName(
      await tabs.nth(index).innerText(),
    );
  }
});

test("an example is edited, run and reset by keyboard alone", async ({
  page,
}) => {
  const example = await openExample(page);
  await tab(example, "HTML").click();
  await button(example, "Edit").focus();
  await page.keyboard.press("Enter");
  await expect(example.getByRole("textbox", { name: /^HTML/ })).toBeFocused();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText("<p>The area is <b>6</b>.</p>");
  await page.keyboard.press("Control+Enter");
  await expect(resultOf(example).locator("body")).toHaveText("The area is 6.");
  await ended(example);
  await expect(example.getByRole("status").first()).toHaveText("edited");

  await page.keyboard.press("Escape");
  await page.keyboard.press("Shift+Tab");
  await expect(tab(example, "HTML")).toBeFocused();
  await button(example, "Reset").focus();
  await page.keyboard.press("Enter");
  await expect(field(example)).toBeVisible();
  await ended(example);
  await expect(button(example, "Reset")).toBeHidden();
  await expect(example.getByRole("textbox", { name: /^HTML/ })).toBeFocused();
});

for (const [what, code, says, line] of [
  ["what is thrown", "const a = 1;\nnull.area;", /^×?TypeError: /, 2],
  ["what is rejected", '1;\n2;\nawait Promise.reject(Error("no"));', /no/, 3],
  ["what does not parse", "const a = 1;\nconst = 2;", /^×?SyntaxError: /, 2],
] as const)
  test(`${what} is shown with its line, and the line is marked`, async ({
    page,
  }) => {
    const example = await openExample(page);
    await write(example, "JavaScript", code);
    await run(example);
    const error = printed(example).and(page.locator(".error"));
    await expect(error).toHaveCount(1);
    await expect(error).toBeVisible();
    await expect(error.locator(".result-text")).toHaveText(says);
    await expect(error).toContainText(`line ${String(line)}`);
    const failed = example.locator(".cm-line.failed");
    await expect(failed).toHaveText(code.split("\n")[line - 1] ?? "");

    await example.getByRole("textbox").fill('console.log("well");');
    await page.keyboard.press("Control+Enter");
    await expectPrinted(example, ["well"]);
    await expect(failed).toHaveCount(0);
  });

test("an example goes on in the playground, and waits there", async ({
  page,
}) => {
  const example = await openExample(page);
  await write(example, "HTML", "<p>The area is 6.</p>");
  await button(example, "More").click();
  await page.getByRole("link", { name: "Open in playground" }).click();
  await expect(page).toHaveURL(/\/playground\/#code=/);
  const whole = page.locator(MARKUP);
  await expect(whole.getByRole("textbox").first()).toHaveText(
    "<p>The area is 6.</p>",
  );
  await expect(
    page.getByText(/^This code came with the address/),
  ).toBeVisible();
  await expect(whole.locator("iframe")).toHaveCount(0);
});
