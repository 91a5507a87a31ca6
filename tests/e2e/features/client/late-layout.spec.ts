import type { Browser, Page } from "@playwright/test";

import { expect, open, test } from "../../support/fixture.ts";

/** A page of many examples, and a place far down in it. */
const ROUTE = "/compute-engine/reference/arithmetic/";
const PLACE = "gcd";

/** Place of a link's target below the navbar: pixels from the top. */
const LANDING = { top: 80, tolerance: 20 };

async function expectLanded(page: Page): Promise<void> {
  const place = page.locator(`[id="${PLACE}"]`);
  const missed = async () =>
    Math.abs(((await place.boundingBox())?.y ?? Infinity) - LANDING.top);
  await expect.poll(missed).toBeLessThan(LANDING.tolerance);
}

test("a page that is opened at a place stands there", async ({ page }) => {
  await open(page, `${ROUTE}#${PLACE}`);
  await expectLanded(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a page that is opened at a place stands there", async ({ page }) => {
    await page.goto(`${ROUTE}#${PLACE}`);
    await expectLanded(page);
  });
});

/** Counts the elements that the browser restyles for a change of the page. */
async function countStyled(
  browser: Browser,
  page: Page,
  change: () => void,
): Promise<number> {
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await page.evaluate(change);
  // The styles of the change, and of what observes it.
  await page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(done)),
      ),
  );
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  return trace.traceEvents
    .filter(({ name }) => name === "UpdateLayoutTree")
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

/** Far fewer than the examples of the page. */
const FEW = 50;

test("an open page is laid out late, at little cost, and links land", async ({
  browser,
  page,
}) => {
  await open(page, ROUTE);
  const insert = () => {
    const word = document.createElement("span");
    word.textContent = "new";
    document.querySelector("main h1")?.append(word);
  };
  // What comes to a page has nothing else styled anew.
  const styled = await countStyled(browser, page, insert);
  expect(styled).toBeGreaterThan(0);
  expect(styled).toBeLessThan(FEW);
  // A class of the root has only that styled anew which asks for it.
  const mark = () => document.documentElement.classList.add("nobody-asks");
  expect(await countStyled(browser, page, mark)).toBeLessThan(FEW);
  await page.addStyleTag({ content: ".all-ask * { outline: 1px solid; }" });
  const ask = () => document.documentElement.classList.add("all-ask");
  expect(await countStyled(browser, page, ask)).toBeGreaterThan(FEW);

  const contents = page.locator(".table-of-contents");
  await contents.locator(`a[href="#${PLACE}"]`).click();
  await expectLanded(page);
});
