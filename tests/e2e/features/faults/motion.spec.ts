import type { Page } from "@playwright/test";

import { expect, open, test } from "../../support/fixture.ts";
import { dialog, find, GUIDE, PAGE } from "../../support/search.ts";

/** The longest that what moves may take for a reader who wants none: a frame. */
const FRAME_MS = 17;

test.use({ savesData: false, contextOptions: { reducedMotion: "reduce" } });

/** Runs in the page before it: notes what moves longer than a frame. */
function watchMotion(most: number): void {
  const moved = new Set<string>();
  Object.assign(window, { moved });
  const look = () => {
    for (const each of document.getAnimations()) {
      const { effect } = each;
      const { activeDuration = 0 } = effect?.getComputedTiming() ?? {};
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      if (Number(activeDuration) > most)
        moved.add(
          `${String(activeDuration)} ms: ${target?.outerHTML.slice(0, 120)}`,
        );
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  // Scrolls that are animated are no animations of the document.
  for (const name of ["scrollTo", "scrollBy", "scrollIntoView", "scroll"])
    for (const type of [window, Element.prototype] as object[]) {
      const scroll: unknown = Reflect.get(type, name);
      if (typeof scroll !== "function") continue;
      Reflect.set(type, name, function (this: unknown, ...args: unknown[]) {
        const [options] = args as [ScrollToOptions | undefined];
        const at = this instanceof Element ? this.scrollTop : scrollY;
        if (options?.behavior === "smooth" && options.top !== at)
          moved.add(`${name} from ${String(at)}: smooth`);
        return Reflect.apply(scroll, this, args) as unknown;
      });
    }
}

const moved = (page: Page) =>
  page.evaluate(() => [...(Reflect.get(window, "moved") as Set<string>)]);

/** What moves where motion is wanted, or could. */
const PLACES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async "the search"(page) {
    await page.setViewportSize({ width: 390, height: 400 });
    await open(page, PAGE);
    await find(page, "evaluate");
    const list = page.locator(".DocSearch-Dropdown");
    const place = () => list.evaluate((box) => box.scrollTop);
    await list.evaluate((box) => box.scrollBy(0, 60));
    expect(await place()).toBeGreaterThan(0);
    await page.keyboard.type(" n");
    await expect.poll(place).toBe(0);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
  },
  async "the menu of a phone"(page) {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, PAGE);
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    await expect(page.locator(".navbar-sidebar")).toBeInViewport();
  },
  async "a part of the sidebar"(page) {
    await open(page, PAGE);
    await page
      .getByRole("button", { name: "Expand sidebar category 'Mathfield'" })
      .click();
    await expect(
      page.getByRole("button", { name: /^Collapse .* 'Mathfield'/ }),
    ).toBeVisible();
  },
  async "a link of the contents, and the way back to the top"(page) {
    await open(page, GUIDE);
    await page.locator(".table-of-contents a").last().click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    const back = page.getByRole("button", { name: "Scroll back to top" });
    await page.mouse.move(400, 400);
    // The first scroll after a link of the contents does not count.
    await expect(async () => {
      await page.mouse.wheel(0, -100);
      await expect(back).toBeVisible({ timeout: 500 });
    }).toPass();
    await back.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  },
  async "the next page"(page) {
    await open(page, PAGE);
    await page.getByRole("link", { name: "MathJSON" }).last().click();
    await expect(page).toHaveURL("/math-json/");
  },
  async "the home page and its plot"(page) {
    await open(page, "/");
    await page.locator("[data-field]").first().click();
    await expect(page.locator("math-field")).toBeFocused();
    await page.keyboard.type("+x");
    const plot = page.getByRole("application", { name: /^Plot of/ });
    await plot.press("+");
  },
  async "the demo of the mathfield"(page) {
    await open(page, "/mathfield/demo/");
    await page.locator("[data-field]").click();
    await expect(page.locator("math-field")).toBeFocused();
  },
};

for (const [what, use] of Object.entries(PLACES))
  test(`nothing moves in ${what}`, async ({ page }) => {
    await page.addInitScript(watchMotion, FRAME_MS);
    await use(page);
    expect(await moved(page)).toEqual([]);
  });

test("smooth scrolling is for others", async ({ page }) => {
  await open(page, GUIDE);
  await page.locator("main a").first().focus();
  const root = page.locator("html");
  await expect(root).toHaveCSS("scroll-behavior", "auto");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(root).toHaveCSS("scroll-behavior", "smooth");
});

test("what moves would be found", async ({ page }) => {
  await page.addInitScript(watchMotion, FRAME_MS);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, PAGE);
  await page.locator("h1").evaluate((title) => {
    title.animate([{ opacity: 0 }, { opacity: 1 }], 300);
  });
  await expect.poll(() => moved(page)).not.toEqual([]);
});
