import type { Page } from "@playwright/test";

import { expectAccessible } from "../../support/accessible.ts";
import { hydrated, open } from "../../support/fixture.ts";
import { allRan, allSame } from "../../support/playgrounds.ts";
import { barLink } from "../../support/site-page.ts";
import { chosen, find } from "../../support/search.ts";
import { expect, test } from "./kept.ts";

const PAGE = "/offline/";
/** A page with examples that no test of this file has opened before. */
const UNREAD = "/compute-engine/guides/evaluate/";

// Readers who save data may still press the button.
test.use({ savesData: true });

const box = (page: Page) =>
  page.locator("[data-mdast=ignore]").filter({ has: page.getByRole("status") });
const button = (page: Page, name: string) =>
  box(page).getByRole("button", { name });
const status = (page: Page) => box(page).getByRole("status");

/** Saves the documentation, or tries to. */
async function save(page: Page, outcome: string | RegExp): Promise<void> {
  await button(page, "Save for offline").click();
  await expect(status(page)).toHaveText(outcome, { timeout: 90_000 });
}

/** The names of the caches of saved files. */
const saved = (page: Page) =>
  page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith("saved-")),
  );

test("the whole documentation is saved, and works without a network", async ({
  page,
  context,
}) => {
  await open(page, PAGE);
  await expect(box(page)).toContainText(
    /Downloads \d+ MB and takes up \d+ MB\./,
  );
  await save(page, "Saved.");
  await expect(box(page)).toContainText("works without a network");
  await context.setOffline(true);

  await test.step("a page that was never read, by its address", async () => {
    await page.goto(UNREAD);
    await hydrated(page);
    await expect(page).toHaveTitle(/Evaluate/i);
  });

  await test.step("its examples run", async () => {
    await page.locator("[data-playground]").first().hover();
    await page.locator("[data-playground] pre").first().click();
    await allRan(page);
    await allSame(page);
  });

  await test.step("another one, by a link", async () => {
    await barLink(page, "MathJSON").click();
    await expect(page).toHaveURL("/math-json/");
    await expect(page.locator("h1")).toContainText("MathJSON");
  });

  await test.step("the search", async () => {
    await find(page, "GoldenRatio");
    await expect(chosen(page)).toContainText("GoldenRatio");
  });

  await test.step("what is saved can be removed", async () => {
    await open(page, PAGE);
    await button(page, "Remove").click();
    await expect(status(page)).toHaveText("Removed.");
    expect(await saved(page)).toEqual([]);
  });
});

test("saving can be cancelled, and leaves nothing", async ({ page }) => {
  await open(page, PAGE);
  await button(page, "Save for offline").click();
  await expect(box(page).getByRole("progressbar")).toBeVisible();
  await button(page, "Cancel").click();
  await expect(status(page)).toHaveText("Cancelled.");
  await expect.poll(() => saved(page)).toEqual([]);
  await expect(button(page, "Save for offline")).toBeEnabled();
});

for (const [what, name, text] of [
  ["is full", "QuotaExceededError", /has no more space for this site/],
  ["is refused", "SecurityError", /does not let the site store files/],
] as const)
  test(`where the storage ${what}, the page says so and keeps what it has`, async ({
    page,
    faults,
  }) => {
    faults.expect(/^console warning: The documentation was not saved/);
    await page.addInitScript((error) => {
      let count = 0;
      Cache.prototype.put = new Proxy(Reflect.get(Cache.prototype, "put"), {
        apply(put, cache, args: Parameters<Cache["put"]>) {
          count += 1;
          return count > 20
            ? Promise.reject(new DOMException("", error))
            : Reflect.apply(put, cache, args);
        },
      });
    }, name);
    await open(page, PAGE);
    await page.evaluate(async () => {
      const cache = await caches.open("saved-before");
      const list = { version: "before", files: [] };
      await cache.put("/offline.json", Response.json(list));
    });
    await page.reload();
    await hydrated(page);
    await button(page, "Update").click();
    await expect(status(page)).toHaveText(text);
    expect(await saved(page)).toEqual(["saved-before"]);
    await expect(box(page)).toContainText("The site has a newer version.");
  });

test("the button is accessible in each look", async ({ page }) => {
  await open(page, PAGE);
  await expect(button(page, "Save for offline")).toBeEnabled();
  await expectAccessible(page, "main");
});
