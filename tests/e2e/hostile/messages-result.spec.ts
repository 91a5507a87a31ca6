import type { Frame, Page } from "@playwright/test";

import { expect } from "../support/fixture.ts";
import { test } from "./bare-site.ts";
import { FOREIGN_REQUEST, openForeign, openFromThere } from "./foreign-page.ts";
import { KEYBOARD } from "./payloads/index.ts";

test.use({ savesData: false });

/** Results with a mathfield come with this page, before anything is run. */
const PAGE = "/mathfield/guides/getting-started/";

/** The frames of results in which MathLive is at work. */
async function resultsOf(victim: Page): Promise<Frame[]> {
  const found: Frame[] = [];
  for (const frame of victim.frames())
    if ((await frame.locator("math-field").count()) > 0 && frame.parentFrame())
      found.push(frame);
  return found;
}

/**
 * Opens a page from another site, and waits until one of its results is live.
 */
async function openVictim(page: Page, baseURL = ""): Promise<Page> {
  await openForeign(page);
  const victim = await openFromThere(page, baseURL + PAGE);
  await victim
    .locator("[data-playground=markup]")
    .first()
    .scrollIntoViewIfNeeded();
  await expect
    .poll(async () => (await resultsOf(victim)).length)
    .toBeGreaterThan(0);
  for (const frame of await resultsOf(victim))
    await frame.waitForFunction(() => customElements.get("math-field"));
  return victim;
}

/**
 * Posts the messages to every window in the page, from the one that opened it.
 */
async function postToAll(page: Page): Promise<void> {
  await page.evaluate((messages) => {
    const post = (target: Window) => {
      for (const message of messages) target.postMessage(message, "*");
      for (let at = 0; at < target.length; at += 1) post(target[at] as Window);
    };
    post(Reflect.get(window, "victim") as Window);
  }, KEYBOARD);
}

/** Counts the keyboards in the results, once all that was posted is heard. */
async function keyboardsIn(victim: Page): Promise<number> {
  let count = 0;
  for (const frame of await resultsOf(victim))
    count += await frame.evaluate(async () => {
      const heard = new Promise((resolve) =>
        addEventListener("message", resolve, { once: true }),
      );
      postMessage("last", "*");
      await heard;
      return document.querySelectorAll(".ML__keyboard").length;
    });
  return count;
}

test("a site that opens a page is not heard in its results", async ({
  page,
  baseURL,
  faults,
}) => {
  faults.expect(FOREIGN_REQUEST);
  const victim = await openVictim(page, baseURL);
  await postToAll(page);
  expect(await keyboardsIn(victim)).toBe(0);
  expect(await victim.evaluate(() => window.opener as unknown)).toBeNull();
});

test("without the guard of results it opens a keyboard in them", async ({
  page,
  baseURL,
  faults,
  ledger,
}) => {
  faults.expect(FOREIGN_REQUEST);
  ledger.disarm("resultGuard");
  const victim = await openVictim(page, baseURL);
  await postToAll(page);
  await expect.poll(() => keyboardsIn(victim)).toBeGreaterThan(0);
});
