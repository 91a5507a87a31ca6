import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import type { Page } from "@playwright/test";

import { expect, test } from "../support/fixture.ts";
import { test as bareTest } from "./bare-site.ts";
import { NO_STORAGE } from "./foreign-page.ts";

const FOREIGN_REQUEST = /^foreign request: http:\/\//;

const FRAMING = /^console error: Framing [^]*"frame-ancestors 'self'"/;

/** The site of somebody else, with a page of this one in a frame. */
let foreign: Server;

for (const each of [test, bareTest]) {
  each.beforeEach(async ({ baseURL }) => {
    foreign = createServer((_, response) => {
      response.setHeader("content-type", "text/html");
      response.end(
        `<!doctype html><title>Elsewhere</title><iframe src="${baseURL ?? ""}/about/"></iframe>`,
      );
    });
    foreign.listen(0, "127.0.0.1");
    await once(foreign, "listening");
  });
  each.afterEach(() => {
    foreign.close();
    foreign.closeAllConnections();
  });
}

async function gotoForeign(page: Page): Promise<void> {
  const { port } = foreign.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${String(port)}/`);
}

const heading = (page: Page) =>
  page.frameLocator("iframe").getByRole("heading", { level: 1 });

test("with its headers, the site is not framed by another", async ({
  page,
  faults,
}) => {
  faults.expect(FOREIGN_REQUEST, FRAMING);
  await gotoForeign(page);
  // The browser shows a document of its own instead.
  await expect(page.frameLocator("iframe").locator("body")).toBeAttached();
  await expect(heading(page)).toHaveCount(0);
});

bareTest("without them, it is", async ({ page, faults }) => {
  faults.expect(FOREIGN_REQUEST);
  faults.allow(NO_STORAGE);
  await gotoForeign(page);
  await expect(heading(page)).toHaveText("About");
});

/**
 * Opens the site from another. @returns Whether each has a hold of the other.
 */
async function openFromThere(page: Page, address: string) {
  await gotoForeign(page);
  const opened = page.context().waitForEvent("page");
  const handle = await page.evaluateHandle((to) => window.open(to), address);
  const site = await opened;
  await expect(site.getByRole("heading", { level: 1 })).toBeVisible();
  return {
    hasOpener: await site.evaluate(() => opener !== null),
    isHeld: await handle.evaluate((other) => other?.closed === false),
  };
}

test("with its headers, who opened the site has no hold of it", async ({
  page,
  baseURL,
  faults,
}) => {
  faults.expect(FOREIGN_REQUEST, FRAMING);
  const hold = await openFromThere(page, `${baseURL ?? ""}/about/`);
  expect(hold).toEqual({ hasOpener: false, isHeld: false });
});

bareTest(
  "without them, who opened it has, though the page forgets its opener",
  async ({ page, baseURL, faults }) => {
    faults.expect(FOREIGN_REQUEST);
    faults.allow(NO_STORAGE);
    const hold = await openFromThere(page, `${baseURL ?? ""}/about/`);
    expect(hold).toEqual({ hasOpener: false, isHeld: true });
  },
);
