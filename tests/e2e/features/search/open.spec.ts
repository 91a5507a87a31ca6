// cspell:ignore evalu
import { Gate } from "../../support/gate.ts";
import { expect, open, test } from "../../support/fixture.ts";
import { askedFor } from "../../support/listen.ts";
import { intercept } from "../../support/intercept.ts";
import { networkIdle } from "../../support/network.ts";
import {
  button,
  dialog,
  field,
  find,
  look,
  PAGE,
  rows,
} from "../../support/search.ts";

const SCRIPT = /\/assets\/js\/search\.[0-9a-f]+\.js$/;
const SHEET = /\/assets\/css\/search\.[0-9a-f]+\.css$/;

test.describe("the search opens", () => {
  test("with each of its keys, and Escape leads back", async ({ page }) => {
    await open(page, PAGE);
    const link = page.getByRole("article").getByRole("link").first();
    await link.focus();
    for (const keys of ["Control+k", "Meta+k", "/"]) {
      await page.keyboard.press(keys);
      await expect(field(page), keys).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(0);
      await expect(link).toBeFocused();
    }
  });

  test("with its button, and each way out leads back", async ({ page }) => {
    await open(page, PAGE);
    for (const leave of [
      () => page.keyboard.press("Escape"),
      () => page.keyboard.press("Control+k"),
      () => dialog(page).getByRole("button", { name: "Close" }).click(),
      () => page.mouse.click(5, 500),
    ]) {
      await button(page).click();
      await expect(
        page.getByRole("combobox", { name: "Search" }),
      ).toBeFocused();
      await leave();
      await expect(dialog(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
    }
  });

  test("with a query in it, which Escape does not keep", async ({ page }) => {
    await open(page, PAGE);
    await find(page, "evaluate");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press("/");
    await expect(field(page)).toHaveValue("");
  });
});

test.describe("while it loads", () => {
  test("keys are not lost", async ({ page }) => {
    await open(page, PAGE);
    const scripts = await Gate.before(page);
    await look(page, "evalu");
    await expect.poll(() => scripts.size).toBeGreaterThan(0);
    await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue(
      "evalu",
    );
    await scripts.open();
    await expect(page.getByRole("combobox", { name: "Search" })).toBeFocused();
    await page.keyboard.type("ate");
    await expect(field(page)).toHaveValue("evaluate");
    await expect(rows(page)).not.toHaveCount(0);
  });

  test("Enter leads to the page of results", async ({ page }) => {
    await open(page, PAGE);
    await Gate.before(page);
    await look(page, "evaluate");
    await page.keyboard.press("Enter");
    await page.waitForURL("/search/?q=evaluate", { waitUntil: "commit" });
  });

  test("a script that does not come is told, and can be tried again", async ({
    page,
    faults,
  }) => {
    faults.expect(
      /console error: Failed to load resource/,
      /console warning: The search could not be loaded/,
    );
    await open(page, PAGE);
    let tries = 0;
    await intercept(page, SCRIPT, (route) => {
      tries += 1;
      return route.abort();
    });
    await look(page, "evaluate");
    await expect(dialog(page)).toContainText("Unable to fetch results");
    await expect(dialog(page)).toContainText(
      "You might want to check your network connection.",
    );
    expect(tries).toBe(3);
    await expect(field(page)).toHaveValue("evaluate");
    await page.unroute(SCRIPT);
    await dialog(page).getByRole("button", { name: "Retry" }).click();
    await expect(rows(page)).not.toHaveCount(0);
    await expect(field(page)).toHaveValue("evaluate");
    await expect(field(page)).toBeFocused();
  });
});

test.describe("what it needs", () => {
  test("is not asked for before somebody searches", async ({ page }) => {
    const asked = askedFor(page);
    const found = (...patterns: RegExp[]) =>
      patterns.map((pattern) => asked.some((url) => pattern.test(url)));
    await open(page, PAGE);
    await button(page).hover();
    await button(page).focus();
    await networkIdle(page);
    expect(found(SCRIPT, SHEET, /assets\/search/)).toEqual([
      false,
      false,
      false,
    ]);
    await button(page).click();
    await expect
      .poll(() => found(SCRIPT, SHEET, /assets\/search/))
      .toEqual([true, true, true]);
  });

  test.describe("for readers who do not save data", () => {
    test.use({ savesData: false });

    test("comes when the button is pointed at", async ({ page }) => {
      await open(page, PAGE);
      const script = page.waitForRequest(SCRIPT);
      await button(page).hover();
      await script;
    });
  });
});
