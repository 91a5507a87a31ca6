import type { Page } from "@playwright/test";

import { expectAccessible } from "../../support/accessible.ts";
import { expect, open, test } from "../../support/fixture.ts";
import { intercept } from "../../support/intercept.ts";
import { DESKTOP, PHONE, SIZES } from "../../support/looks.ts";
import {
  ended,
  expectPrinted,
  MARKUP,
  printed,
  ranInView,
  resultOf,
} from "../../support/markup.ts";

test.use({ savesData: false });

const ROUTE = "/playground/";

/** The script of everything live. */
const LIVE = /\/assets\/js\/playground\.[0-9a-f]+\.js$/;

const region = (page: Page) => page.getByRole("region", { name: "Editor" });

async function choose(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${title}`) }).click();
}

test("open editors, results and menus are accessible", async ({ page }) => {
  await open(page, ROUTE);
  await choose(page, "MathJSON");
  await expect(region(page).locator(".result")).not.toHaveCount(0);
  await region(page).locator(".result-unfold").first().click();
  await region(page).getByRole("button", { name: "More" }).click();
  await expect(
    page.getByRole("link", { name: "Report a problem" }),
  ).toBeVisible();
  await expectAccessible(page);
});

test("the sources of markup and their result are accessible", async ({
  page,
}) => {
  await open(page, ROUTE);
  await choose(page, "A calculator");
  const example = page.locator(MARKUP);
  await ranInView(example);
  await expect(example.locator(".cm-editor")).toHaveCount(3);
  await expectAccessible(page);
});

for (const viewport of SIZES)
  test(`nothing but code scrolls sideways at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, ROUTE);
    await choose(page, "Grade an answer");
    await ranInView(page.locator(MARKUP));
    const width = () =>
      page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBeLessThanOrEqual(viewport.width);
    // What is too wide would be seen.
    await page.getByRole("heading", { level: 1 }).evaluate((title) => {
      title.style.width = "2000px";
    });
    expect(await width()).toBeGreaterThan(viewport.width);
  });

test.describe("markup", () => {
  test.use({ viewport: DESKTOP });

  test("is written, run and left by keyboard alone", async ({ page }) => {
    await open(page, ROUTE);
    await page.getByRole("radio", { name: "JavaScript" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "Markup" })).toBeChecked();

    const example = page.locator(MARKUP);
    const sources = example.getByRole("textbox");
    await expect(sources).toHaveCount(3);
    // The field for the time, Run, Copy, Share and More come before.
    for (const place of [
      page.getByRole("spinbutton"),
      example.getByRole("button", { name: "Run" }),
      example.getByRole("button", { name: "Copy" }),
      example.getByRole("button", { name: "Share" }),
      example.getByRole("button", { name: "More" }),
      sources.nth(0),
    ]) {
      await page.keyboard.press("Tab");
      await expect(place).toBeFocused();
    }
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText("<p>It is <b></b>.</p>");
    for (const next of [sources.nth(1), sources.nth(2)]) {
      await page.keyboard.press("Escape");
      await page.keyboard.press("Tab");
      await expect(next).toBeFocused();
    }
    await page.keyboard.press("Control+A");
    await page.keyboard.insertText(
      'document.querySelector("b").append(6 * 7);\nconsole.log("done");',
    );
    await page.keyboard.press("Control+Enter");
    await expect(resultOf(example).locator("body")).toHaveText("It is 42.");
    await expectPrinted(example, ["done"]);
    await expect(sources.nth(2)).toBeFocused();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    await expect(sources.nth(2)).not.toBeFocused();
  });

  test("tells what it cannot import", async ({ page }) => {
    await open(page, ROUTE);
    await choose(page, "A mathfield");
    const example = page.locator(MARKUP);
    await ranInView(example);
    for (const name of ["lodash", "constructor"]) {
      await example.getByRole("textbox").nth(2).fill(`import "${name}";`);
      await page.keyboard.press("Control+Enter");
      await ended(example);
      await expect(
        printed(example).filter({
          hasText: `Examples cannot import "${name}".`,
        }),
      ).toBeVisible();
    }
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("the result that was asked for comes into view", async ({ page }) => {
    await open(page, ROUTE);
    await page.getByRole("radio", { name: "Markup" }).check();
    const example = page.locator(MARKUP);
    await expect(example.getByRole("textbox")).toHaveCount(3);
    await expect(example.locator("[data-result]")).not.toBeInViewport();
    await example.getByRole("button", { name: "Run" }).click();
    await ended(example);
    await expect(example.locator("[data-result]")).toBeInViewport();
  });
});

test("an editor that does not load is tried again", async ({
  page,
  faults,
}) => {
  faults.expect(/ERR_FAILED/, /Loading chunk .* failed/);
  await page.clock.install();
  await intercept(page, LIVE, (route) => route.abort());
  await open(page, ROUTE);
  const again = region(page).getByRole("button", { name: "Retry" });
  await expect(async () => {
    // Longer than each of the waits between its tries.
    await page.clock.fastForward(5000);
    await expect(again).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(region(page).getByRole("alert").last()).toContainText(
    "The code is not lost",
  );

  await page.unroute(LIVE);
  await again.click();
  await page.clock.fastForward(5000);
  await expect(region(page).getByRole("textbox")).toContainText("ce.parse");
  await expect(again).toHaveCount(0);
});
