import type { Page } from "@playwright/test";

import { expect, hydrated, open, test } from "../../support/fixture.ts";
import { expectLive } from "../../support/site-page.ts";
import { Gate } from "../../support/gate.ts";

const PAGE = "/compute-engine/reference/arithmetic/";
const NEXT = "/compute-engine/reference/trigonometry/";

/** Goes to the page, of which only what is near is laid out. */
async function openNear(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectLive(page);
}

/** Tells whether the last block of the page is laid out. */
function hasWhole(page: Page): Promise<boolean> {
  return page.locator(".markdown > :last-child").evaluate((block) =>
    (block.firstElementChild ?? block).checkVisibility({
      contentVisibilityAuto: true,
    }),
  );
}

/** A heading in the middle, and where the reader sees it. */
function middle(page: Page) {
  const heading = page.locator(".markdown :is(h2, h3)").nth(30);
  return { heading, place: () => heading.evaluate(topOf) };
}

function topOf(element: Element): number {
  return Math.round(element.getBoundingClientRect().top);
}

test("what is far below is laid out when the reader comes near", async ({
  page,
}) => {
  await openNear(page, PAGE);
  expect(await hasWhole(page)).toBe(false);
  const { heading } = middle(page);
  await heading.evaluate((element) =>
    element.scrollIntoView({ behavior: "instant" }),
  );
  await expect(heading).toBeInViewport();
  await expect
    .poll(() =>
      heading.evaluate((element) =>
        element.firstElementChild?.checkVisibility({
          contentVisibilityAuto: true,
        }),
      ),
    )
    .toBe(true);
  expect(await hasWhole(page)).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await hasWhole(page)).toBe(true);
});

for (const name of ["arithmetic", "calculus", "core", "strings", "units"])
  test(`guessed heights of ${name} are near the true ones`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const height = () =>
      page.evaluate(() => document.documentElement.scrollHeight);
    await openNear(page, `/compute-engine/reference/${name}/`);
    const guessed = await height();
    await page.keyboard.press("Shift");
    expect(await hasWhole(page)).toBe(true);
    expect(guessed / (await height())).toBeGreaterThan(0.85);
    expect(guessed / (await height())).toBeLessThan(1.2);
  });

test("of a long table only the groups near the screen are laid out", async ({
  page,
}) => {
  await openNear(page, "/mathfield/reference/commands/");
  const groups = page.locator("section[data-group]");
  // Rows are drawn by and by: those of the last group come at the end.
  await expect(groups.last().getByRole("row").first()).toBeAttached();
  const last = groups.last().locator("table");
  const isLaidOut = () =>
    last.evaluate((table) =>
      table.checkVisibility({ contentVisibilityAuto: true }),
    );
  expect(await isLaidOut()).toBe(false);
  await last.evaluate((table) => table.scrollIntoView());
  await expect.poll(isLaidOut).toBe(true);
});

test("the wheel leads to the end", async ({ page }) => {
  await openNear(page, NEXT);
  await page.mouse.move(700, 400);
  const footer = page.locator("footer").last();
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    await expect(footer).toBeInViewport({ timeout: 1 });
  }).toPass({ intervals: [0] });
});

test("who goes up sees what was in view move as far as the wheel", async ({
  page,
}) => {
  await openNear(page, PAGE);
  const { heading, place } = middle(page);
  await heading.evaluate((element) =>
    element.scrollIntoView({ behavior: "instant" }),
  );
  await page.mouse.move(700, 400);
  // What is laid out above has other heights than were guessed.
  for (let turn = 0; turn < 20; turn += 1) {
    const from = await place();
    await page.mouse.wheel(0, -100);
    // Places are parts of a pixel, and rounded.
    const miss = async () => Math.abs((await place()) - from - 100);
    await expect.poll(miss).toBeLessThan(2);
  }
  expect(await hasWhole(page)).toBe(false);
});

test("a page that takes the place of another one is laid out so", async ({
  page,
}) => {
  await openNear(page, NEXT);
  await page.keyboard.press("Shift");
  expect(await hasWhole(page)).toBe(true);
  await page.locator(`.theme-doc-sidebar-menu a[href="${PAGE}"]`).click();
  await expect(page).toHaveURL(PAGE);
  expect(await hasWhole(page)).toBe(false);
});

test("a key that leads to the end arrives there", async ({ page }) => {
  await openNear(page, PAGE);
  await page.keyboard.press("End");
  await expect(page.locator("footer").last()).toBeInViewport();
  expect(await hasWhole(page)).toBe(true);
});

test("the place of a fragment is in view, on arrival and later", async ({
  page,
}) => {
  await openNear(page, PAGE);
  const { heading, place } = middle(page);
  const id = await heading.getAttribute("id");
  await page.goto("about:blank");
  await page.goto(`${PAGE}#${id ?? ""}`);
  await expect(heading).toBeInViewport();
  const arrived = await place();
  expect(await hasWhole(page)).toBe(true);
  await expectLive(page);
  expect(await place()).toBe(arrived);
  await openNear(page, NEXT);
  expect(await hasWhole(page)).toBe(false);
  await page.locator(".table-of-contents a").last().click();
  await expect(page.locator(".markdown h2").last()).toBeInViewport();
  expect(await hasWhole(page)).toBe(true);
});

test("who reloads or returns finds the page where it was", async ({ page }) => {
  await open(page, PAGE);
  const { heading, place } = middle(page);
  await heading.evaluate((element) =>
    element.scrollIntoView({ behavior: "instant" }),
  );
  const left = await place();
  await page.reload();
  await expect.poll(place).toBe(left);
  await hydrated(page);
  await page.locator(`.theme-doc-sidebar-menu a[href="${NEXT}"]`).click();
  await expect(page).toHaveURL(NEXT);
  await page.goBack();
  await expect(page).toHaveURL(PAGE);
  await expect.poll(place).toBe(left);
});

test("a key that comes before React does is not undone", async ({ page }) => {
  const scripts = await Gate.before(page);
  await page.goto(PAGE, { waitUntil: "commit" });
  await expect.poll(() => hasWhole(page)).toBe(false);
  await page.keyboard.press("End");
  await expect.poll(() => hasWhole(page)).toBe(true);
  await scripts.open();
  await hydrated(page);
  expect(await hasWhole(page)).toBe(true);
});
