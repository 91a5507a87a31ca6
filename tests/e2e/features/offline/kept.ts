import type { Page } from "@playwright/test";

import { expect, open, test as base } from "../../support/fixture.ts";
import {
  examples,
  openRun,
  SMALL_PAGE,
  tryOut,
} from "../../support/playgrounds.ts";

/** What a browser says of a file that does not come. */
const AWAY =
  /^console (?:error|warning): (?:Failed to load resource: net::ERR_(?:INTERNET_DISCONNECTED|FAILED)|The FetchEvent for)/;

/** Playwright's `test`, with the site's service worker. */
export const test = base.extend({
  savesData: false,
  keepsPages: true,
  faults: async ({ faults }, use) => {
    faults.allow(AWAY);
    await use(faults);
  },
});

/** Waits until the browser has kept files, by what their paths begin with. */
export async function expectKept(page: Page, ...paths: string[]) {
  await expect
    .poll(
      async () => {
        const kept = await page.evaluate(async () => {
          const names = await caches.keys();
          const all = names.map(async (name) =>
            (await (await caches.open(name)).keys()).map(
              ({ url }) => new URL(url).pathname,
            ),
          );
          return (await Promise.all(all)).flat();
        });
        return paths.filter(
          (path) => !kept.some((each) => each.startsWith(path)),
        );
      },
      { timeout: 60_000 },
    )
    .toEqual([]);
}

/** Opens a page and waits until the browser has kept it. */
export async function openKept(page: Page, route: string): Promise<void> {
  await open(page, route);
  await expectKept(page, route, "/assets/js/main.", "/assets/css/styles.");
}

/**
 * Opens a page whose first example the reader runs, and waits until the browser
 * has kept both, and the editor.
 */
export async function openKeptExample(page: Page): Promise<void> {
  await openRun(page, SMALL_PAGE);
  await tryOut(examples(page).first(), "1");
  await expectKept(
    page,
    SMALL_PAGE,
    "/assets/js/main.",
    "/assets/js/editor.",
    "/assets/sandbox/bridge.",
    "/assets/sandbox/lane.",
    "/assets/sandbox/compute-engine.",
  );
}

export { expect };
