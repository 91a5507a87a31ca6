import type { Page } from "@playwright/test";

import { expect, open, test } from "../../support/fixture.ts";
import { Gate } from "../../support/gate.ts";
import { intercept } from "../../support/intercept.ts";
import { PHONE, SIZES } from "../../support/looks.ts";
import {
  enter,
  event,
  field,
  fieldBox,
  latex,
  MATHLIVE,
  ROUTE,
  standIn,
} from "./demo.ts";

/** Measures where the characters of a formula are, from its box's top left. */
function places(page: Page): Promise<unknown[]> {
  return page.locator("[data-field]").evaluate((box) => {
    const root = box.querySelector("math-field")?.shadowRoot ?? box;
    const origin = box.getBoundingClientRect();
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: unknown[] = [[origin.width, origin.height]];
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const text = (node.textContent ?? "").replaceAll("\u200B", "").trim();
      if (text === "" || !node.parentElement?.closest(".ML__latex")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { x, y, width } = range.getBoundingClientRect();
      found.push(
        [x - origin.x, y - origin.y, width].map((px) => px.toFixed(1)),
      );
    }
    return found;
  });
}

for (const size of SIZES)
  test(`nothing moves when the field comes, at ${size.width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await open(page, ROUTE);
    await page.evaluate(() => document.fonts.ready);
    const before = await places(page);
    expect(before.length).toBeGreaterThan(10);
    await enter(page);
    await expect.poll(() => places(page)).toEqual(before);
    // What does move is seen.
    await page.keyboard.press("Home");
    await page.keyboard.type("1");
    await expect.poll(() => places(page)).not.toEqual(before);
  });

test("keys that come before the field are typed into it", async ({ page }) => {
  const scripts = await Gate.before(page, MATHLIVE);
  await open(page, ROUTE);
  await standIn(page).focus();
  await page.keyboard.type("+alpha/2");
  await expect.poll(() => scripts.size).toBeGreaterThan(0);
  await expect(field(page)).toHaveCount(0);
  await scripts.open();
  await expect(field(page)).toBeFocused();
  await expect(latex(page)).toHaveValue(/\+\\frac\{\\alpha\}\{?2\}?$/);
  await page.keyboard.type("+1");
  await expect(latex(page)).toHaveValue(/2\}?\+1$|2\}?\}?\+1\}?$/);
});

test("a field that does not load says so, and keeps what was typed", async ({
  page,
  faults,
}) => {
  faults.expect(/Failed to load resource/);
  await intercept(page, MATHLIVE, (route) => route.abort());
  await open(page, ROUTE);
  await standIn(page).focus();
  await page.keyboard.type("+7");
  await expect(page.getByRole("alert")).toContainText("did not load");
  await page.unroute(MATHLIVE);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(field(page)).toBeFocused();
  await expect(latex(page)).toHaveValue(/\+7$/);
});

test.describe("where data is cheap", () => {
  test.use({ savesData: false });

  test("the field comes when the reader does something", async ({ page }) => {
    await open(page, ROUTE);
    await expect(standIn(page)).toBeVisible();
    await page.mouse.move(300, 300);
    await expect(field(page)).toBeVisible();
    await expect(field(page)).not.toBeFocused();
  });
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  test("the virtual keyboard types, and goes with the page", async ({
    page,
  }) => {
    await open(page, ROUTE);
    await fieldBox(page).tap();
    const keycap = page.locator(
      ".MLK__layer.is-visible .MLK__keycap[aria-label='7']",
    );
    await expect(keycap).toBeVisible();
    await keycap.tap();
    await expect(latex(page)).toHaveValue(/7/);
    await expect(event(page, "virtual-keyboard-toggle").first()).toBeAttached();
    await expect(page.locator(".MLK__keycap")).not.toHaveCount(0);
    await page.getByRole("link", { name: "Playground" }).last().click();
    await expect(page).toHaveURL(/\/playground\//);
    await expect(page.locator(".MLK__keycap")).toHaveCount(0);
    await expect(field(page)).toHaveCount(0);
  });
});
