import type { Page } from "@playwright/test";

import { EXAMPLE_COUNTS } from "../../built/examples.ts";
import { EXTREMES, isMade, PAGES } from "../../built/site.ts";
import { IS_WHOLE, isTurn } from "../../draw.ts";
import { expectAccessible } from "../support/accessible.ts";
import { expect, hydrated } from "../support/fixture.ts";
import { expectNoSidewaysScroll } from "../support/looks.ts";
import {
  allSame,
  examples,
  isPlain,
  LIVE_PARTS,
} from "../support/playgrounds.ts";
import { IS_LIMITED, isChosen } from "../support/selection.ts";
import { expectMarkupSound, openMeasured } from "../support/markup-checks.ts";
import { test } from "../support/visits.ts";

test.use({ savesData: false });

/** Longest that all examples of a page take on a busy machine. */
const PATIENCE_MS = 120_000;

/** Longest that a markup example takes then, its file included. */
const MARKUP_MS = 60_000;

/**
 * Each program runs to the same effect as at build, each markup example is
 * sound.
 *
 * @param heights - What the page keeps free for results, in CSS pixels.
 */
async function expectLive(
  page: Page,
  route: string,
  heights: readonly number[],
): Promise<void> {
  // What stands on the playground's own page waits for its reader.
  if (route === "/playground/") return;
  const waiting = examples(page).and(page.locator(":not([data-ran])"));
  await expect(waiting).toHaveCount(0, { timeout: PATIENCE_MS });
  await allSame(page);
  await expectMarkupSound(page, heights);
}

/** The browser has come to what it does when it has time. */
async function isIdle(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve)),
  );
}

/** Pages that are made alike have the same faults: see CONTRIBUTING.md. */
const VISITED = PAGES.filter(
  (route) => IS_WHOLE || !isMade(route) || EXTREMES.includes(route),
);

/** Documents have the same parts: axe looks at one in six. */
const DOCUMENTS = VISITED.filter((route) =>
  /\/(?:api|changelog|guides|math-json|reference|tutorials)\//.test(route),
);

/** Tells whether axe checks a page; it checks each page of a limited run. */
function isExamined(route: string): boolean {
  const place = DOCUMENTS.indexOf(route);
  return place < 0 || IS_LIMITED || isTurn(place, 0, 6);
}

/**
 * Pages whose only examples are scripts, all of which run together elsewhere.
 */
const SCRIPTED = EXAMPLE_COUNTS.filter(({ markup }) => markup === 0).map(
  ({ route }) => route,
);

/** Tells whether the examples of a page run in it, as for most readers. */
function isRun(route: string): boolean {
  const place = SCRIPTED.indexOf(route);
  return place < 0 || IS_LIMITED || isTurn(place, 0, 9);
}

for (const route of VISITED.filter(isChosen))
  test.describe(() => {
    test.use({ savesData: !isRun(route) });
    visit(route);
  });

/** Defines the test of a page. */
function visit(route: string): void {
  const what = isExamined(route) ? "accessible" : "narrow";
  test(`${route} is whole, ${isRun(route) ? "live, " : ""}silent and ${what}`, async ({
    page,
  }) => {
    const requests: string[] = [];
    const note = (request: { url: () => string }) =>
      requests.push(request.url());
    page.on("request", note);
    const heights = await openMeasured(page, route);
    test.setTimeout(180_000 + heights.length * MARKUP_MS);
    if (isRun(route)) await expectLive(page, route, heights);
    await expectNoSidewaysScroll(page);
    await isIdle(page);
    if (isExamined(route)) await expectAccessible(page);
    page.off("request", note);
    if (!isPlain(route)) return;
    const needless = requests.filter((url) => LIVE_PARTS.test(url));
    expect(needless, "nothing is loaded for examples").toEqual([]);
  });
}

test("an address that is no page is whole, live, silent and accessible", async ({
  page,
  faults,
}) => {
  faults.expect(/console error: .* 404 \(Not Found\)/);
  const response = await page.goto("/compute-engin/");
  expect(response?.status()).toBe(404);
  await hydrated(page);
  const main = page.getByRole("main");
  await expect(page).toHaveTitle(/^Page not found/);
  await expect(
    page.getByRole("heading", { level: 1, name: "Page not found" }),
  ).toHaveCount(1);
  await expect(
    main.getByRole("link", { name: /^Compute Engine/ }).first(),
  ).toHaveAttribute("href", "/compute-engine/");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await expect(
    main.getByRole("region", { name: "Were you looking for this?" }),
  ).toContainText("Compute Engine");
  const box = main.getByRole("searchbox");
  await expect(box).toHaveValue("compute engin");
  await box.fill("mathjson");
  await box.press("Enter");
  await expect(page).toHaveURL("/search/?q=mathjson");
});
