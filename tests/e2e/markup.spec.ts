import type { Locator, Page } from "@playwright/test";

import { expect, hydrated, open, test } from "./fixture.ts";
import {
  ended,
  expectPrinted,
  findPlace,
  MARKUP,
  printed,
  ranInView,
  resultOf,
  run,
} from "./support/markup.ts";

const { route } = findPlace(() => true);

test.use({ viewport: { width: 1350, height: 900 } });

/** An example with a mathfield and a script. */
function exampleOn(page: Page): Locator {
  return page
    .locator(MARKUP)
    .filter({ has: page.locator("[data-language=js]") })
    .filter({ hasText: "<math-field" })
    .first();
}

/** Open the page, and wait until its example has run. */
async function openExample(page: Page): Promise<Locator> {
  await open(page, route);
  const example = exampleOn(page);
  await ranInView(example);
  return example;
}

const tab = (example: Locator, name: string) =>
  example.getByRole("tab", { name });
const button = (example: Locator, name: string) =>
  example.getByRole("button", { name, exact: true });
const field = (example: Locator) =>
  resultOf(example).locator("math-field").first();
const heightOf = async (example: Locator) =>
  (await example.locator("[data-result]").boundingBox())?.height ?? 0;

/** Put other code into a source. */
async function write(
  example: Locator,
  name: string,
  code: string,
): Promise<void> {
  await tab(example, name).click();
  if (await button(example, "Edit").isVisible())
    await button(example, "Edit").click();
  await example.getByRole("textbox").fill(code);
}

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
  ["what is rejected", '\n\nawait Promise.reject(new Error("no"));', /no/, 3],
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

test("a run is cancelled", async ({ page }) => {
  const example = await openExample(page);
  await write(example, "JavaScript", "for (;;);");
  await button(example, "Run").click();
  await button(example, "Cancel").click();
  await ended(example);
  await expect(example.locator("[data-result] > iframe")).toHaveCount(0);
  await button(example, "Reset").click();
  await ended(example);
  await expect(field(example)).toBeVisible();
});

test("a result follows the scheme of the page, as it is", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  const example = await openExample(page);
  const root = resultOf(example).locator("html");
  await expect(root).toHaveCSS("color-scheme", "light");
  await field(example).evaluate((element) => {
    element.dataset["mark"] = "of this run";
  });
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(root).toHaveCSS("color-scheme", "dark");
  await expect(field(example)).toHaveAttribute("data-mark", "of this run");
});

test("the virtual keyboard opens, types and closes within the result", async ({
  page,
}) => {
  const example = await openExample(page);
  const before = await heightOf(example);
  const value = () =>
    field(example).evaluate((element) =>
      String(Reflect.get(element, "value") ?? ""),
    );
  const toggle = field(example).locator("[part=virtual-keyboard-toggle]");
  const keyboard = resultOf(example).locator(".ML__keyboard");
  const was = await value();

  await toggle.click();
  await expect(keyboard).toBeVisible();
  await expect.poll(() => heightOf(example)).toBeGreaterThan(before + 100);
  const key = keyboard.locator(".MLK__layer.is-visible .MLK__keycap", {
    hasText: /^7/,
  });
  await key.first().click();
  await expect.poll(value).not.toBe(was);
  expect(await value()).toContain("7");
  await expect(page.locator(".ML__keyboard")).toHaveCount(0);

  await toggle.click();
  await expect.poll(() => heightOf(example)).toBeLessThan(before + 100);
  await expect(keyboard.locator(".MLK__backdrop")).toBeHidden();
});

test("nothing moves when a result appears", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, "shifts", shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push(Number(Reflect.get(entry, "value")));
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(route);
  await hydrated(page);
  const example = exampleOn(page);
  const next = example.locator("xpath=following::p[1]");
  await example.evaluate((element) => element.scrollIntoView());
  const { y: before } = (await next.boundingBox()) ?? { y: 0 };
  await ranInView(example);
  await expect(field(example)).toBeVisible();
  const { y: after } = (await next.boundingBox()) ?? { y: -1 };
  expect(Math.abs(after - before)).toBeLessThanOrEqual(2);
  const shifts = await page.evaluate(
    () => Reflect.get(window, "shifts") as number[],
  );
  expect(shifts).toEqual([]);
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
