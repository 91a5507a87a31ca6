// cspell:ignore qzxvwkj
import type { Page } from "@playwright/test";

import { expectAccessible } from "../../support/accessible.ts";
import { expect, open, test } from "../../support/fixture.ts";
import { Gate } from "../../support/gate.ts";
import { intercept } from "../../support/intercept.ts";
import { expectFits, PHONE, SIZES } from "../../support/looks.ts";
import {
  button,
  dialog,
  field,
  find,
  look,
  NAMES,
  PAGE,
  rows,
} from "../../support/search.ts";

// As most readers with a mouse have them.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] });
  },
});

/** States of the dialog, and how to reach them. */
const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async "nothing asked"(page) {
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox", { name: "Search" })).toBeFocused();
  },
  results: (page) => find(page, "evaluate"),
  async "no results"(page) {
    await look(page, "qzxvwkj");
    await expect(dialog(page)).toContainText("No results found for");
  },
  async "results that were chosen before"(page) {
    // The page it leads to is a light one.
    await find(page, "privacy");
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await expect(dialog(page)).toContainText("Recent");
  },
};

for (const [what, reach] of Object.entries(STATES))
  test(`the dialog with ${what} is accessible`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, PAGE);
    await reach(page);
    await expectAccessible(page, "dialog");
  });

test("the dialog with a failure is accessible", async ({ page, faults }) => {
  faults.expect(/console warning: The search failed/);
  await intercept(page, NAMES, (route) => route.abort());
  await open(page, PAGE);
  await look(page, "evaluate");
  await expect(dialog(page)).toContainText("Unable to fetch results");
  await expectAccessible(page, "dialog");
});

test("a page of results is accessible and fits", async ({ page }) => {
  await open(page, "/search/?q=evaluate");
  // The first results are those of names; they make way for all.
  await expect(page.getByRole("status")).toHaveText(/^\d+ results/);
  await expectAccessible(page);
  await expectFits(page);
});

test("nothing moves when it opens and closes", async ({ page }) => {
  await open(page, PAGE);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
    const places = () =>
      page.evaluate(() => [
        scrollY,
        ...[...document.querySelectorAll(".navbar, h1, h2, article p")].flatMap(
          (node) => {
            const { x, y, width } = node.getBoundingClientRect();
            // Far below, examples get their heights when the page is idle.
            return y < innerHeight ? [x, y, width] : [];
          },
        ),
      ]);
    const before = await places();
    // The page is scrolled, or its place could not be lost.
    expect(before[0]).toBe(700);
    await page.keyboard.press("Control+k");
    await expect(dialog(page)).toBeVisible();
    expect(await places()).toEqual(before);
    await expect(page.getByRole("combobox", { name: "Search" })).toBeFocused();
    expect(await places()).toEqual(before);
    await page.keyboard.type("evaluate");
    await expect(rows(page)).not.toHaveCount(0);
    expect(await places()).toEqual(before);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    expect(await places()).toEqual(before);
  }
});

test("the focus stays in the dialog, and reaches all of it", async ({
  page,
}) => {
  await open(page, PAGE);
  await find(page, "evaluate");
  await expect(
    dialog(page).getByRole("link", { name: /^See all/ }),
  ).toBeVisible();
  const stops = new Set<string>();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(presses < 30 ? "Tab" : "Shift+Tab");
    const stop = await page.evaluate(() => {
      const { activeElement: at } = document;
      // The browser's own controls come between the last stop and the first.
      if (at === null || at === document.body) return "browser";
      if (at.closest("dialog") === null) return "page";
      return at.getAttribute("aria-label") ?? at.textContent;
    });
    stops.add(stop);
  }
  const all = [...stops];
  expect(all).not.toContain("page");
  expect(all).toEqual(
    expect.arrayContaining([
      "Search",
      "Clear the query",
      "Close",
      expect.stringMatching(/^See all/),
    ]),
  );
  await expect(field(page)).toHaveValue("evaluate");
});

test.describe("the button", () => {
  test("has its place before scripts run", async ({ page }) => {
    // Scripts are asked for, and never come.
    await Gate.before(page);
    await page.goto("/");
    await expect(button(page)).toBeVisible();
    await expect(button(page)).toContainText("Ctrl K");
  });

  test("is large enough for a finger on a phone", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, PAGE);
    const box = await button(page).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await button(page).click();
    await expect(field(page)).toBeFocused();
    const dialogBox = await dialog(page).boundingBox();
    expect(dialogBox).toEqual({ x: 0, y: 0, ...PHONE });
  });

  test("names the key of a Mac on a Mac", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "platform", { value: "MacIntel" });
    });
    await open(page, "/");
    await expect(button(page)).toContainText("⌘ K");
  });
});
