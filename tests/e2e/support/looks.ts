import { expect, type Page } from "@playwright/test";

export const DESKTOP = { width: 1350, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** The narrowest screen on which nothing but boxes scrolls sideways. */
const SMALLEST = { width: 360, height: 640 };

export const SIZES = [DESKTOP, PHONE] as const;
export const SCHEMES = ["light", "dark"] as const;

/**
 * Looks at a page in both widths and both schemes, without loading it again: a
 * page follows the window and the system.
 *
 * @param look - Called in each; its argument names it.
 */
export async function inEachLook(
  page: Page,
  look: (name: string) => Promise<void>,
): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      // The attribute is there only once the page's own script has run.
      await page
        .locator(`html[data-theme=${colorScheme}]`)
        .waitFor({ state: "attached" });
      await look(`${size.width} px, ${colorScheme}`);
    }
  }
}

/** At these sizes nothing of the page is beside the screen. */
export async function expectFits(
  page: Page,
  sizes: readonly { width: number; height: number }[] = SIZES,
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const width = await page.evaluate(async () => {
      await document.fonts.ready;
      return document.documentElement.scrollWidth;
    });
    expect(width).toBeLessThanOrEqual(size.width);
  }
}

/** At the smallest width nothing of the page is beside the screen. */
export const expectNoSidewaysScroll = (page: Page): Promise<void> =>
  expectFits(page, [SMALLEST]);
