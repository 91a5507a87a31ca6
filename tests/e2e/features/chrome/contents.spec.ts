import type { Locator, Page } from "@playwright/test";

import { expect, open, test } from "../../support/fixture.ts";
import { findPage } from "../../../built/site.ts";

/** A page whose contents are longer than a screen. */
const LONG = findPage(
  "sixty entries in its contents",
  (html) => (html.match(/toc-highlight/g) ?? []).length > 60,
);

const contents = (page: Page) => page.locator(".theme-doc-toc-desktop");

const colorOf = (entry: Locator) =>
  entry.evaluate((node) => getComputedStyle(node).color);

test("an entry is marked once its section is reached, and none before", async ({
  page,
}) => {
  await open(page, LONG);
  const entries = contents(page).locator("a");
  const color = await colorOf(entries.nth(1));
  expect(await colorOf(entries.first())).toBe(color);

  const headings = page.locator("article :is(h2, h3).anchor");
  await headings.nth(9).evaluate((node) => node.scrollIntoView());
  const active = contents(page).locator(".table-of-contents__link--active");
  await expect(active).toHaveCount(1);
  await expect.poll(() => colorOf(active)).not.toBe(color);
});

test("the active entry stays in view while a long page is read", async ({
  page,
}) => {
  await open(page, LONG);
  const active = contents(page).locator(".table-of-contents__link--active");
  const headings = page.locator("article :is(h2, h3).anchor");
  const count = await headings.count();
  expect(count).toBeGreaterThan(60);
  for (const index of [count - 2, Math.floor(count / 2), 1]) {
    const heading = headings.nth(index);
    const id = (await heading.getAttribute("id")) ?? "";
    const place = await heading.evaluate((node) => {
      node.scrollIntoView();
      return scrollY;
    });
    await expect(active).toHaveAttribute("href", `#${id}`);
    await expect(active).toBeInViewport({ ratio: 1 });
    // Nothing but the contents has moved.
    expect(await page.evaluate(() => scrollY)).toBe(place);
  }
});
