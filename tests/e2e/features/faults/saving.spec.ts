import type { Page } from "@playwright/test";

import { expect, open, test } from "../../support/fixture.ts";
import { isAtRest, SMALL_PAGE } from "../../support/playgrounds.ts";
import { PAGE } from "../../support/search.ts";
import { barLink } from "../../support/site-page.ts";

test.use({ keepsPages: true });

/** Files that only somebody needs who does something with the page. */
const WANTED_LATER =
  /\/assets\/(?:search|sandbox)\/|\/assets\/js\/(?:mathlive|plot|playground|editor|katex|code-card|search|calculation-worker)[-.]|compute-engine\.[0-9a-f]+\.js|offline\.js/;

/** Where the reader is, and what they do besides reading. */
const PLACES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "the home page": (page) => open(page, "/"),
  "a page with examples": (page) => open(page, SMALL_PAGE),
  "the demo of the mathfield": (page) => open(page, "/mathfield/demo/"),
  "the demo of the engine": (page) => open(page, "/compute-engine/demo/"),
  async "the second page of a visit"(page) {
    await open(page, PAGE);
    await barLink(page, "MathJSON").click();
    await expect(page).toHaveURL("/math-json/");
    await barLink(page, "Mathfield").hover();
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("button", { name: "Search" })
      .hover();
    await page.mouse.wheel(0, 600);
  },
};

for (const [what, read] of Object.entries(PLACES))
  test(`${what} fetches nothing ahead, and keeps nothing`, async ({ page }) => {
    const ahead: string[] = [];
    page.on("request", (request) => {
      if (WANTED_LATER.test(request.url())) ahead.push(request.url());
    });
    await read(page);
    await isAtRest(page);
    expect(ahead).toEqual([]);
    const kept = await page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
      document.querySelectorAll("link[rel=prefetch]").length,
    ]);
    expect(kept).toEqual([0, 0, 0]);
  });

test.describe("who does not save data", () => {
  test.use({ savesData: false });

  test("gets what this test looks for", async ({ page }) => {
    const ahead: string[] = [];
    page.on("request", (request) => {
      if (WANTED_LATER.test(request.url())) ahead.push(request.url());
    });
    await open(page, SMALL_PAGE);
    await expect.poll(() => ahead.length).toBeGreaterThan(0);
  });
});
