import type { Frame, Page } from "@playwright/test";

import { hydrated } from "../support/fixture.ts";

/** A page of another origin, with nothing in it. */
const FOREIGN = "http://attacker.test/";

/** Pattern of the fault that is reported for a request to that page. */
export const FOREIGN_REQUEST = /^foreign request: http:\/\/attacker\.test\/$/;

/** Warning of Docusaurus in a frame of another site, if it runs in time. */
export const NO_STORAGE = /browser storage is not available/;

/**
 * Opens a page of another origin. Chromium lets none of the wide world frame
 * this machine, so a page that is to frame the site has to be of this machine
 * too.
 */
export async function openForeign(
  page: Page,
  address = FOREIGN,
): Promise<void> {
  await page.context().route(`${FOREIGN}**`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: "<!doctype html><title>Elsewhere</title>",
    }),
  );
  await page.goto(address);
}

/** Opens a page of the site from one of another origin. */
export async function openFromThere(
  page: Page,
  address: string,
): Promise<Page> {
  const opened = page.context().waitForEvent("page");
  await page.evaluate((to) => {
    Reflect.set(window, "victim", window.open(to));
  }, address);
  const victim = await opened;
  await hydrated(victim);
  return victim;
}

/** Puts a page of the site into a frame of one of another origin. */
export async function embedThere(page: Page, address: string): Promise<Frame> {
  await page.evaluate((src) => {
    const frame = document.createElement("iframe");
    Object.assign(frame, { src, width: 1280, height: 600 });
    document.body.append(frame);
  }, address);
  const frame = page.frames().find((each) => each !== page.mainFrame());
  if (frame === undefined) throw new Error("The page has no frame.");
  await frame.waitForSelector("html[data-has-hydrated=true]");
  return frame;
}

/** Has MathLive listen to everybody, as it does by default. */
export async function withoutValidator(victim: Page | Frame): Promise<void> {
  await victim.waitForFunction(() => "mathVirtualKeyboard" in window);
  await victim.evaluate(() => {
    const { mathVirtualKeyboard } = window as unknown as {
      mathVirtualKeyboard: { originValidator: string };
    };
    mathVirtualKeyboard.originValidator = "none";
  });
}
