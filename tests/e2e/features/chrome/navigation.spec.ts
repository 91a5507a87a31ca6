import type { Page } from "@playwright/test";

import { Gate, SCRIPTS } from "../../support/gate.ts";
import { expect, hydrated, open, test } from "../../support/fixture.ts";
import { barLink } from "../../support/site-page.ts";
import { intercept } from "../../support/intercept.ts";
import { networkIdle } from "../../support/network.ts";
import { readPage } from "../../../built/site.ts";

/** The wait before the site says that it is loading, in milliseconds. */
const PATIENCE = 200;

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe("while a page loads", () => {
  test("a progress bar without a spinner appears after 200 ms", async ({
    page,
  }) => {
    await open(page, "/");
    const scripts = await Gate.before(page);
    const bar = page.locator("#nprogress .bar");
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);

    await barLink(page, "Compute Engine").click();
    await expect.poll(() => scripts.size).toBeGreaterThan(0);
    await page.clock.runFor(PATIENCE - 1);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar).toBeVisible();
    await expect(page.locator("#nprogress .spinner")).toHaveCount(0);

    await page.clock.resume();
    await scripts.open();
    await expect(bar).toHaveCount(0);
    await expect(page).toHaveTitle(/^Compute Engine/i);
  });

  test("no progress bar appears for a page that is there at once", async ({
    page,
  }) => {
    await open(page, "/mathfield/");
    const bar = page.locator("#nprogress .bar");
    const link = barLink(page, "Compute Engine");
    await link.hover();
    await networkIdle(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await link.click();
    // The address changes before the page is there.
    await expect(heading(page)).toHaveText(/^Compute Engine/i);
    // Whatever still waits to show the bar would show it now.
    await page.clock.runFor(10 * PATIENCE);
    await expect(bar).toHaveCount(0);

    const scripts = await Gate.before(page);
    await page.getByRole("link", { name: "CortexJS" }).first().click();
    await expect.poll(() => scripts.size).toBeGreaterThan(0);
    await page.clock.runFor(PATIENCE);
    await expect(bar).toBeVisible();
  });
});

test("a page whose script is gone is loaded anew", async ({ page, faults }) => {
  faults.expect(/ 404 /, /console warning: .*Loading chunk .* failed/);
  await open(page, "/");
  const reloads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) reloads.push(request.url());
  });
  // Gone for the page as it is; the new one names scripts that are there.
  await intercept(page, SCRIPTS, (route) =>
    reloads.length === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await barLink(page, "Compute Engine").click();
  await expect(page).toHaveURL("/compute-engine/");
  await expect.poll(() => reloads).toHaveLength(1);
  await hydrated(page);
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveTitle(/^Compute Engine/i);
});

for (const address of ["/mathfield/index.html", "/mathfield.html"])
  test(`${address} is the page itself`, async ({ page }) => {
    // What a host does that serves files as they are.
    await intercept(page, `${address}?*`, (route) =>
      route.fulfill({
        contentType: "text/html",
        body: readPage("/mathfield/"),
      }),
    );
    await open(page, `${address}?q=1#main`);
    await expect(page).toHaveURL("/mathfield/?q=1#main");
    const title = /<h1[^>]*>(.*?)<\/h1>/.exec(readPage("/mathfield/"))?.[1];
    await expect(heading(page)).toHaveCount(1);
    expect(await heading(page).innerHTML()).toBe(title);
  });

test("an address without its last slash shows its page", async ({ page }) => {
  await open(page, "/about?q=1#how-it-is-kept-true");
  await expect(heading(page)).toHaveText("About");
  await expect(page.locator("#how-it-is-kept-true")).toBeInViewport();
  await expect(page.locator("head link[rel=canonical]")).toHaveAttribute(
    "href",
    /\/about\/$/,
  );
});
