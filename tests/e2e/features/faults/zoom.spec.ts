import type { Page } from "@playwright/test";

import { expect, open, test } from "../../support/fixture.ts";
import { examples, SMALL_PAGE, tryOut } from "../../support/playgrounds.ts";
import { chosen, dialog, field, find, GUIDE } from "../../support/search.ts";

/**
 * A window of 1280 by 1024 pixels at a zoom of 400 %: what WCAG 1.4.10 asks
 * pages to be read in.
 *
 * @see https://www.w3.org/TR/WCAG22/#reflow
 */
test.use({
  viewport: { width: 320, height: 256 },
  contextOptions: { reducedMotion: "reduce" },
});

/** A page of each kind. */
const ROUTES = [
  "/",
  "/about/",
  "/compute-engine/",
  "/compute-engine/demo/",
  "/compute-engine/guides/evaluate/",
  "/compute-engine/reference/trigonometry/",
  "/compute-engine/standard-library/",
  "/mathfield/api/",
  "/mathfield/changelog/",
  "/mathfield/demo/",
  "/mathfield/reference/commands/",
  "/playground/",
  "/search/?q=evaluate",
  "/tutorials/simple-quiz/",
  "/404.html",
];

/**
 * Runs in the page: the texts that are cut at an edge, or lead beyond the
 * window. Code, tables and formulas may scroll in boxes of their own.
 */
function cutTexts(): string[] {
  const texts = "h1, h2, h3, h4, p, li, dt, dd, label, button, summary, a";
  const isCut = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const { right, left, bottom, width } = element.getBoundingClientRect();
    if (width <= 1 || right <= 0 || bottom <= 0) return false;
    const { overflowX } = getComputedStyle(element);
    const isClipped =
      /hidden|clip/.test(overflowX) &&
      element.scrollWidth > element.clientWidth + 1;
    return isClipped || right > innerWidth + 1 || left < -1;
  };
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
      scrolls(element.parentElement));
  return [...document.querySelectorAll(texts)]
    .filter((each) => !each.closest(".sr-only, [class*=skipToContent]"))
    .filter((each) => isCut(each))
    .filter((each) => !scrolls(each.parentElement))
    .map((each) => each.outerHTML.slice(0, 160));
}

const width = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth);

for (const route of ROUTES)
  test(`${route} is read without scrolling sideways`, async ({ page }) => {
    await open(page, route);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await width(page)).toBeLessThanOrEqual(320);
    expect(await page.evaluate(cutTexts)).toEqual([]);
  });

test("a text that is cut would be found", async ({ page }) => {
  await open(page, "/about/");
  await page.addStyleTag({
    content: "main p { white-space: nowrap; overflow: hidden }",
  });
  expect(await page.evaluate(cutTexts)).not.toEqual([]);
});

test("the bars leave room to read, and hide no focus", async ({ page }) => {
  await open(page, GUIDE);
  const hidden: string[] = [];
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press("Tab");
    const unseen = await page.evaluate(() => {
      const { activeElement: at } = document;
      if (at === null || at === document.body) return undefined;
      const { left, top, right, bottom } = at.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const within = (value: number, end: number) =>
        Math.min(Math.max(value, 1), end - 1);
      const found = document.elementFromPoint(
        within(x, innerWidth),
        within(y, innerHeight),
      );
      const isSeen = at.contains(found) || found?.contains(at) === true;
      return isSeen && bottom > 0 && top < innerHeight
        ? undefined
        : at.outerHTML.slice(0, 160);
    });
    if (unseen !== undefined) hidden.push(unseen);
  }
  expect(hidden).toEqual([]);
  const free = await page.evaluate(() => {
    let rows = 0;
    for (let y = 0; y < innerHeight; y += 1)
      if (document.elementFromPoint(innerWidth / 2, y)?.closest("main"))
        rows += 1;
    return rows / innerHeight;
  });
  expect(free).toBeGreaterThan(0.6);
});

test("the search finds, shows and opens", async ({ page }) => {
  await open(page, "/about/");
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("button", { name: "Search" })
    .click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await find(page, "evaluate");
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  await expect(chosen(page)).toBeInViewport({ ratio: 0.9 });
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press("ArrowDown");
    await expect(chosen(page)).toBeInViewport({ ratio: 0.75 });
  }
  expect(await width(page)).toBeLessThanOrEqual(320);
  const box = await dialog(page).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(320);
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/\/about\//);
});

test("an example is edited and run", async ({ page }) => {
  await open(page, SMALL_PAGE);
  const first = examples(page).first();
  await first.locator("figcaption").click();
  await expect(first).toHaveAttribute("data-ran", "same");
  expect(await tryOut(first, "6 * 7")).toEqual(["42"]);
  await expect(first.locator(".result-text")).toBeInViewport();
});

test("the playground runs what is typed", async ({ page }) => {
  await open(page, "/playground/");
  const editor = page.getByRole("region", { name: "Editor" });
  const code = editor.getByRole("textbox").first();
  // A click could land on the bar, which covers a quarter of the window.
  await expect(code).toContainText("ce.parse");
  await code.press("Control+A");
  await page.keyboard.insertText("6 * 7");
  await expect(code).toHaveText("6 * 7");
  await page.keyboard.press("Control+Enter");
  await expect(editor.locator(".result-text")).toHaveText(["42"]);
  await editor.locator(".result-text").scrollIntoViewIfNeeded();
  await expect(editor.locator(".result-text")).toBeInViewport({ ratio: 1 });
});

test("the menu leads to another page", async ({ page }) => {
  await open(page, GUIDE);
  await page.getByRole("button", { name: "Toggle navigation bar" }).click();
  const menu = page.locator(".navbar-sidebar .theme-doc-sidebar-menu");
  await menu.locator('a[href="/math-json/"]').click();
  await expect(page).toHaveURL("/math-json/");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});
