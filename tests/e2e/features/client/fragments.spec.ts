import type { Page } from "@playwright/test";

import { expect, open, test } from "../../support/fixture.ts";

/** Fragments that are no percent encoding. */
const BROKEN = ["100%", "%ff", "a%20b%"];

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const fragment = (page: Page) =>
  page.evaluate(() => decodeURIComponent(location.hash));

test("a page is opened at fragments that cannot be read", async ({ page }) => {
  for (const [index, name] of BROKEN.entries()) {
    // Another query, or the page would not be loaded anew.
    const query = `?q=${String(index)}`;
    await open(page, `/about/${query}#${name}`);
    await expect(heading(page)).toBeVisible();
    expect(await fragment(page)).toBe(`#${name}`);
    expect(new URL(page.url()).search).toBe(query);
  }
});

test("an open page goes to them, on, and back", async ({ page }) => {
  await open(page, "/about/");
  const before = await heading(page).innerText();
  for (const name of BROKEN) {
    await page.evaluate((target) => {
      location.hash = target;
    }, name);
    await expect.poll(() => fragment(page)).toBe(`#${name}`);
    await expect(heading(page)).toHaveText(before);

    const nav = page.getByRole("navigation", { name: "Main" });
    await nav.getByRole("link", { name: "Compute Engine" }).click();
    await expect(page).toHaveURL("/compute-engine/");
    await expect(heading(page)).not.toHaveText(before);
    await page.goBack();
    await expect.poll(() => fragment(page)).toBe(`#${name}`);
    await expect(heading(page)).toHaveText(before);
  }
});

test("a fragment that can be read stays as it is", async ({ page }) => {
  await open(page, "/about/#a%20b%C3%A9");
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveURL("/about/#a%20b%C3%A9");
  await page.evaluate(() => {
    location.hash = "%C3%A9";
  });
  await expect(page).toHaveURL("/about/#%C3%A9");
});
