import { expect, test as base } from "../../support/fixture.ts";
import { PHONE } from "../../support/looks.ts";
import { MARKUP } from "../../support/markup.ts";
import { GUIDE, key, openResult } from "./result.ts";

const test = base.extend<object, { launchOptions: { args?: string[] } }>({
  // The headless shell of Chromium 150 brings no touch to a frame of another
  // process. The whole browser does.
  launchOptions: [
    async ({ launchOptions }, use) => {
      const { args = [] } = launchOptions;
      await use({
        ...launchOptions,
        args: args.filter((name) => name !== "--site-per-process"),
      });
    },
    { scope: "worker" },
  ],
});

test.use({
  savesData: false,
  hasTouch: true,
  isMobile: true,
  viewport: PHONE,
});

test("on a phone the keyboard opens with the focus", async ({ page }) => {
  const result = await openResult(page, GUIDE, "Digits only");
  const field = result.locator("math-field");
  await field.tap({ position: { x: 10, y: 10 } });
  // It may open below the screen: a reader scrolls to it.
  await expect(key(result, "5")).toBeVisible();
  await page
    .locator(`${MARKUP}[data-title="Digits only"]`)
    .evaluate((example) => example.scrollIntoView({ block: "end" }));
  await key(result, "5").tap();
  await expect(field).toHaveJSProperty("value", "5");
});
