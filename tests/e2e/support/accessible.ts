import type { Page } from "@playwright/test";

import { axeFindings } from "./axe.ts";
import { expect } from "./fixture.ts";
import { inEachLook } from "./looks.ts";

/**
 * What axe says of a page, or a part of it, in both widths and both schemes.
 *
 * @param part - A selector; without it all of the page.
 */
export async function expectAccessible(
  page: Page,
  part?: string,
): Promise<void> {
  const style = await page.addStyleTag({
    // What is out of view counts too.
    content: "* { content-visibility: visible !important; }",
  });
  await inEachLook(page, async (look) => {
    await readThrough(page);
    expect.soft(await axeFindings(page, part), look).toEqual([]);
  });
  await style.evaluate((element) => (element as HTMLElement).remove());
}

/**
 * Go down the page as a reader does: what is further down is laid out, and
 * made ready for the keyboard, when it comes near.
 */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () =>
      new Promise((resolve) => requestAnimationFrame(resolve));
    const { scrollingElement: sheet } = document;
    if (sheet === null) return;
    for (let y = 0; y < sheet.scrollHeight; y += innerHeight) {
      sheet.scrollTo({ top: y, behavior: "instant" });
      // The frame in which it comes into view, and the one after its layout.
      await frame();
      await frame();
    }
    sheet.scrollTo({ top: 0, behavior: "instant" });
  });
}
