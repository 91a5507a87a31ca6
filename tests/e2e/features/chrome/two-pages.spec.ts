import type { Page } from "@playwright/test";

import { Fault } from "../../support/fault.ts";
import { Gate, SCRIPTS } from "../../support/gate.ts";
import { expect, open, test } from "../../support/fixture.ts";
import { barLink } from "../../support/site-page.ts";
import { examples } from "../../support/playgrounds.ts";

/** The reader is here, asks for one page, and for another before it is there. */
const HERE = "/about/";
const FIRST = "Mathfield";
const SECOND = "Compute Engine";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const bar = (page: Page) => page.locator("#nprogress .bar");
const loader = (page: Page) => page.locator("#loader");

/** The first page comes, the second does not yet; the clock stands still. */
async function changeCourse(page: Page): Promise<Gate> {
  await open(page, HERE);
  const scripts = await Gate.before(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await barLink(page, FIRST).click();
  await expect.poll(() => scripts.size).toBeGreaterThan(0);
  const first = scripts.take();
  await barLink(page, SECOND).click();
  await expect.poll(() => scripts.size).toBeGreaterThan(0);
  for (const route of first) {
    const response = route.request().response();
    await route.continue();
    await (await response)?.finished();
  }
  // Whatever the first page brings would be there now.
  await page.clock.runFor(1000);
  return scripts;
}

/** The page is the one that the reader was on, in each respect. */
async function expectHere(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText("About");
  await expect(page).toHaveTitle(/^About/);
  await expect(loader(page)).toHaveCount(0);
}

/** The page is the second one, in each respect, and its examples are live. */
async function expectSecond(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/^Compute Engine/i);
  await expect(heading(page)).toHaveText(/^Compute Engine/i);
  await expect(page).toHaveURL("/compute-engine/");
  await expect(bar(page)).toHaveCount(0);
  await expect(loader(page)).toHaveCount(0);
  const first = examples(page).first();
  await first.locator("figcaption").click();
  await expect(first.getByRole("button", { name: "Edit" })).toBeVisible();
}

test("the page stays until the second is there, whose examples are live", async ({
  page,
}) => {
  const scripts = await changeCourse(page);
  await expectHere(page);
  await expect(bar(page)).toBeVisible();
  await page.clock.resume();
  await scripts.open();
  await expectSecond(page);
});

test("the page stays where the second fails, which can be tried again", async ({
  page,
  faults,
}) => {
  faults.expect(
    /ERR_FAILED/,
    /^console warning: The next page did not load: \/compute-engine\//,
  );
  const scripts = await changeCourse(page);
  const failing = await Fault.at(page, SCRIPTS);
  await page.clock.resume();
  for (const route of scripts.take()) await route.abort();
  const notice = page.getByRole("alert");
  await expect(notice).toContainText("The next page did not load");
  expect(failing.tries).toBeGreaterThan(0);
  await expectHere(page);
  await expect(page).toHaveURL(HERE);
  await expect(bar(page)).toHaveCount(0);

  failing.mend();
  await notice.getByRole("button", { name: "Retry" }).click();
  await expect(notice).toHaveCount(0);
  await expectSecond(page);
  await page.goBack();
  await expect(page).toHaveURL("/mathfield/");
  await expect(page).toHaveTitle(/^Mathfield/i);
  await expect(heading(page)).toHaveText(/^Mathfield/i);
});

test("no progress bar is left where the second is there at once", async ({
  page,
}) => {
  // What it needs is there once it has been read.
  await open(page, "/compute-engine/");
  await page.getByRole("link", { name: "About Us" }).click();
  await expectHere(page);
  const scripts = await Gate.before(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await barLink(page, FIRST).click();
  await expect.poll(() => scripts.size).toBeGreaterThan(0);
  await barLink(page, SECOND).click();
  await expect(heading(page)).toHaveText(/^Compute Engine/i);
  // Whatever still waits to show the bar would show it now.
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.resume();
  await scripts.open();
  await expectSecond(page);
});
