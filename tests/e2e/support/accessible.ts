import type { Page } from "@playwright/test";

import { axeResults, type Finding } from "./axe.ts";
import { expect } from "./fixture.ts";
import { inEachLook, SCHEMES } from "./looks.ts";
import { DECISIONS, decisionOf } from "./undecided.ts";

/**
 * A modal dialog covers all of the page, which is inert then; axe would take a
 * fixed header for something above it.
 */
const STYLE = `
  :root:has(dialog:modal) body :not(:has(dialog:modal), dialog:modal, dialog:modal *) {
    visibility: hidden !important;
  }`;

/** Rows of a long table that join when the browser has nothing better to do. */
const FOLDED = "[data-folded]";

/**
 * Returns the findings of axe in a page, or a part of it, in both widths and
 * both schemes: of its structure in each width, of its colors in each look,
 * where a style has not been looked at before.
 *
 * @param part - A selector; without it all of the page.
 */
export async function findingsInEachLook(
  page: Page,
  part?: string,
): Promise<(Finding & { readonly look: string })[]> {
  await page.waitForFunction(
    (folded) => document.querySelector(folded) === null,
    FOLDED,
  );
  // On a long page these selectors take most of the time: they are there where
  // they are needed.
  const isCovered = (await page.locator("dialog:modal").count()) > 0;
  const style = isCovered && (await page.addStyleTag({ content: STYLE }));
  const seen = new Set<string>();
  const all: (Finding & { readonly look: string })[] = [];
  await inEachLook(page, async (look) => {
    // The scheme changes no more than colors.
    const inkOnly = !look.endsWith(SCHEMES[0]);
    if (!inkOnly) await readThrough(page);
    await endTransitions(page);
    const found = await axeResults(page, part, { inkOnly, seen });
    all.push(...found.map((finding) => ({ look, ...finding })));
  });
  if (style)
    await style.evaluate((element) => (element as HTMLElement).remove());
  return all;
}

/**
 * Expects that axe finds nothing wrong in any look, and nothing that it cannot
 * decide but what is decided in `undecided.ts`.
 *
 * @param part - A selector; without it all of the page.
 */
export async function expectAccessible(
  page: Page,
  part?: string,
): Promise<void> {
  const { pathname } = new URL(page.url());
  const found = await findingsInEachLook(page, part);
  const decisions = found.map((finding) => decisionOf(finding, pathname));
  const faults = found.filter((_, index) => decisions[index] === undefined);
  expect.soft(faults).toEqual([]);
  if (part !== undefined) return;
  for (const decision of DECISIONS)
    if (decision.route === pathname)
      expect.soft(decisions, "take it off the list").toContain(decision);
}

/**
 * A color that is on its way to another is neither's. A transition comes to its
 * end by itself only in a place that is painted.
 */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const running = () =>
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition);
    // The end of one changes what is inherited, which begins others.
    for (let all = running(); all.length > 0; all = running())
      for (const transition of all) transition.finish();
  });
}

/**
 * Goes down the page as a reader does: what is further down is laid out, and
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
    // What has come into view may have asked for faces of its own.
    await document.fonts.ready;
  });
}
