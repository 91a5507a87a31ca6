// cspell:ignore Cint Csqrt
import type { Page } from "@playwright/test";

import { expectAccessible } from "../../support/accessible.ts";
import { expect, open, test } from "../../support/fixture.ts";
import { intercept } from "../../support/intercept.ts";
import { askedFor } from "../../support/listen.ts";
import { networkIdle } from "../../support/network.ts";
import {
  button,
  dialog,
  field as wordsInDialog,
  look,
  PAGE,
} from "../../support/search.ts";

const INTEGRATE = "/compute-engine/reference/calculus/#integrate";
const NAME = "Search by formula";
/** The script with the field and its results. */
const SCRIPT = /\/formula-search\.[^/]*js/;
/** The formulas of the site. */
const FORMULAS = /\/formulas\.[^/]*js/;

const start = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: NAME });
const field = (page: Page) => page.locator("math-field");
/** What the search says: a field says what is typed, too. */
const status = (page: Page) =>
  page.getByRole("main").locator("p[role=status], div[role=status]");
const links = (page: Page) =>
  page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link");
const words = (page: Page) =>
  page.getByRole("searchbox", { name: "Search the documentation" });

/** Waits until the engine has read the formula, and its answers are there. */
async function answered(page: Page): Promise<void> {
  await expect(status(page)).toHaveText(/^\d+ results?$/);
}

test.describe("a formula on the page of results", () => {
  test("is found as it is typed, and its result opens", async ({ page }) => {
    await open(page, "/search/");
    await start(page).click();
    await expect(page).toHaveURL("/search/?formula=");
    // At once: what stands in for the field keeps the keys.
    await page.keyboard.type("int");
    await expect(field(page)).toBeFocused();
    await answered(page);
    await expect(page).toHaveURL(/\?formula=%5Cint/);
    const link = links(page).and(page.locator(`[href="${INTEGRATE}"]`));
    await link.click();
    await expect(page).toHaveURL(INTEGRATE);
    await page.goBack();
    await answered(page);
    await expect(page).toHaveURL(/\?formula=%5Cint/);
  });

  test("is found when it is pasted, whatever its names are", async ({
    context,
    page,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "/search/");
    await start(page).click();
    await expect(field(page)).toBeFocused();
    await page.evaluate(() =>
      navigator.clipboard.writeText("\\int_p^q g(t)\\,dt"),
    );
    await page.keyboard.press("Control+v");
    await answered(page);
    await expect(links(page).first()).toHaveAttribute("href", INTEGRATE);
    const first = page.getByRole("main").getByRole("listitem").first();
    await expect(first.locator(".katex")).not.toHaveCount(0);
    await expect(first).toContainText(/formula|Explains/);
  });

  test("may be in the address", async ({ page }) => {
    await open(page, `/search/?formula=${encodeURIComponent("\\sqrt{50}")}`);
    await answered(page);
    await expect(links(page).first()).toHaveText("Sqrt");
    await expectAccessible(page, "main");
    // A reader who comes for results wants no keyboard over them.
    await expect(
      page.getByRole("textbox", { name: /^Formula/ }),
    ).not.toBeFocused();
  });

  test("gives way to words at Escape", async ({ page }) => {
    await open(page, "/search/");
    await start(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("x+1");
    await page.keyboard.press("Escape");
    await expect(words(page)).toBeFocused();
    await expect(page).toHaveURL("/search/");
    await page.keyboard.type("evaluate");
    await expect(links(page)).not.toHaveCount(0);
  });

  test("costs nothing before it is asked for", async ({ page }) => {
    const asked = askedFor(page, new RegExp(`${SCRIPT.source}|mathlive`));
    await open(page, "/search/?q=evaluate");
    await networkIdle(page);
    expect(asked).toEqual([]);
    await start(page).click();
    await expect(field(page)).toBeFocused();
    expect(asked).not.toEqual([]);
  });
});

test.describe("a script that does not come", () => {
  test("is told, and tried again", async ({ page, faults }) => {
    faults.allow(/console warning: The search by formula could not be loaded/);
    faults.allow(/Failed to load resource/);
    await intercept(page, SCRIPT, (route) => route.abort());
    await open(page, "/search/");
    await start(page).click();
    await expect(status(page)).toContainText("Unable to fetch results", {
      timeout: 20_000,
    });
    await page.unroute(SCRIPT);
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(field(page)).toBeFocused();
  });

  test("of the formulas is told, and tried again", async ({ page, faults }) => {
    faults.allow(/console warning: The search by formula failed/);
    faults.allow(/Failed to load resource/);
    await intercept(page, FORMULAS, (route) => route.abort());
    await open(page, "/search/?formula=%5Csqrt%7B2%7D");
    await expect(status(page)).toHaveText("Unable to fetch results", {
      timeout: 20_000,
    });
    await page.unroute(FORMULAS);
    await page.getByRole("button", { name: "Retry" }).click();
    await answered(page);
  });

  test("of the engine leaves what the commands find", async ({
    page,
    faults,
  }) => {
    faults.allow(/Failed to load resource|importScripts|NetworkError/);
    await intercept(page, /compute-engine[^/]*\.js/, (route) => route.abort());
    await open(page, "/search/?formula=%5Csqrt%7B2%7D");
    await expect(status(page)).toContainText("only LaTeX commands");
    await expect(links(page)).not.toHaveCount(0);
  });
});

test.describe("a formula in the dialog", () => {
  test("is found, and Escape leads back to words, then out", async ({
    page,
  }) => {
    await open(page, PAGE);
    await look(page, "");
    await dialog(page).getByRole("button", { name: NAME }).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("sqrt");
    const link = dialog(page).getByRole("link", { name: "Sqrt", exact: true });
    await expect(link).toBeVisible();
    await expectAccessible(page, "dialog");
    await page.keyboard.press("Escape");
    await expect(field(page)).toHaveCount(0);
    await expect(wordsInDialog(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
  });
});

test.describe("on a phone", () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });

  test("the keyboard draws a formula in the dialog", async ({ page }) => {
    await open(page, PAGE);
    await button(page).tap();
    await dialog(page).getByRole("button", { name: NAME }).tap();
    await expect(field(page)).toBeFocused();
    await dialog(page)
      .locator(".MLK__layer.is-visible .MLK__keycap[aria-label='7']")
      .tap();
    await expect(field(page)).toHaveJSProperty("value", "7");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no button", async ({ page }) => {
    await page.goto("/search/");
    await expect(page.getByRole("searchbox")).toBeVisible();
    await expect(start(page)).toBeHidden();
  });
});
