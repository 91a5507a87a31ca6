import type { Page } from "@playwright/test";

import { expectAccessible } from "../support/accessible.ts";
import { Fault, noteWaits } from "../support/fault.ts";
import { expect, open, test } from "../support/fixture.ts";
import { barLink, isMarked, mark } from "../support/site-page.ts";
import { SCRIPTS } from "../support/gate.ts";
import { intercept } from "../support/intercept.ts";
import { editorOf, SMALL_PAGE, write } from "../support/playgrounds.ts";
import { expectTab } from "../support/tabs.ts";
import { first } from "./faulty-network.ts";

const NEXT = "/mathfield/";
const EDITED = 'console.log("edited");';

const notice = (page: Page) => page.getByRole("alert");
const again = (page: Page) =>
  notice(page).getByRole("button", { name: "Retry" });
const link = (page: Page) => barLink(page, "Mathfield");

/** A page whose first example the reader has edited. */
async function openEdited(page: Page): Promise<void> {
  await open(page, SMALL_PAGE);
  await mark(page);
  await first(page).locator("figcaption").click();
  await write(first(page), EDITED);
}

/** The page is the one that was edited, with all that was written. */
async function expectEdited(page: Page): Promise<void> {
  await expect(page).toHaveURL(SMALL_PAGE);
  await expect(editorOf(first(page)).locator(".cm-line")).toHaveText(EDITED);
  expect(await isMarked(page)).toBe(true);
}

const LOST = /^console error: Failed to load resource: net::ERR_FAILED/;
const TOLD = /^console warning: The next page did not load: \/mathfield\//;

for (const [what, follow] of [
  ["is clicked", (page: Page) => link(page).click()],
  ["is followed with the keyboard", (page: Page) => link(page).press("Enter")],
] as const)
  test(`a link that ${what} without a network leaves page and edits alone`, async ({
    page,
    faults,
  }) => {
    faults.expect(LOST, TOLD);
    await openEdited(page);
    const fault = await Fault.at(page, SCRIPTS);
    const documents: string[] = [];
    page.on("request", (request) => {
      const isPage = request.frame() === page.mainFrame();
      if (isPage && request.isNavigationRequest())
        documents.push(request.url());
    });

    await test.step("the page says so", async () => {
      await follow(page);
      await expect(notice(page)).toContainText(
        "The next page did not load: check the connection, then try again.",
      );
      expect(fault.tries).toBeGreaterThan(0);
      await expectEdited(page);
      await expect(page.locator("#nprogress")).toHaveCount(0);
    });

    await test.step("and again, while the network is away", async () => {
      const before = fault.tries;
      await again(page).click();
      await expect.poll(() => fault.tries).toBeGreaterThan(before);
      await expect(page.locator("#nprogress")).toHaveCount(0);
      await expect(notice(page)).toBeVisible();
      await expectEdited(page);
    });

    await test.step("links within the page go on working", async () => {
      await page.evaluate(() => {
        location.hash = "main";
      });
      await expect(notice(page)).toHaveCount(0);
      await expect(page).toHaveURL(`${SMALL_PAGE}#main`);
      await page.goBack();
      await expectEdited(page);
    });

    await test.step("until the network is back", async () => {
      await follow(page);
      await expect(notice(page)).toBeVisible();
      fault.mend();
      await again(page).click();
      await expect(page).toHaveURL(NEXT);
      await expect(page).toHaveTitle(/^Mathfield/i);
      await expect(notice(page)).toHaveCount(0);
    });

    expect(documents).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(SMALL_PAGE);
  });

test("a host that fails is said and logged as a network is", async ({
  page,
  faults,
}) => {
  faults.expect(/^console error: Failed to load resource: .* 500/, TOLD);
  await open(page, SMALL_PAGE);
  await mark(page);
  await intercept(page, SCRIPTS, (route) => route.fulfill({ status: 500 }));
  await link(page).click();
  await expect(notice(page)).toContainText("The next page did not load");
  await expect(page).toHaveURL(SMALL_PAGE);
  await page.unroute(SCRIPTS);
  await again(page).click();
  await expect(page).toHaveURL(NEXT);
  await expect(page).toHaveTitle(/^Mathfield/i);
  expect(await isMarked(page)).toBe(true);
});

test("the notice is accessible in each look", async ({ page, faults }) => {
  faults.expect(LOST, TOLD);
  await open(page, SMALL_PAGE);
  const fault = await Fault.at(page, SCRIPTS);
  await link(page).click();
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  expect(fault.tries).toBeGreaterThan(0);
  await expectAccessible(page, "[role=alert]");
});

test("a notice can be closed, and another link followed", async ({
  page,
  faults,
}) => {
  faults.expect(LOST, TOLD);
  await openEdited(page);
  const fault = await Fault.at(page, SCRIPTS);
  await link(page).click();
  await notice(page).getByRole("button", { name: "Close" }).click();
  await expect(notice(page)).toHaveCount(0);
  expect(fault.tries).toBeGreaterThan(0);
  await expectEdited(page);
  fault.mend();
  await page.getByRole("link", { name: "MathJSON" }).last().click();
  await expect(page).toHaveURL("/math-json/");
  await expect(page).toHaveTitle(/^MathJSON/i);
  await expect(notice(page)).toHaveCount(0);
});

test.describe("for readers who do not save data", () => {
  test.use({ savesData: false });

  test("a link that was pointed at without a network is not lost", async ({
    page,
    faults,
  }) => {
    faults.expect(LOST);
    const waits = await noteWaits(page);
    await openEdited(page);
    const fault = await Fault.at(page, SCRIPTS);
    await link(page).hover();
    await expect.poll(waits).toContain(1000);
    await expect.poll(() => fault.tries).toBeGreaterThan(1);
    await expect(notice(page)).toHaveCount(0);
    fault.mend();
    await link(page).click();
    await expect(page).toHaveURL(NEXT);
    await expect(page).toHaveTitle(/^Mathfield/i);
  });
});

test("a link without a network opens in a tab of its own", async ({
  page,
  browser,
}) => {
  await openEdited(page);
  const fault = await Fault.at(page, SCRIPTS);
  await link(page).click({ modifiers: ["ControlOrMeta"] });
  await expectTab(browser, new URL(NEXT, page.url()).href);
  await expect(notice(page)).toHaveCount(0);
  expect(fault.tries).toBe(0);
  await expectEdited(page);
});
