import type { Page } from "@playwright/test";

import { EXTREMES, isMade, PAGES } from "../../built/site.ts";
import { expectAccessible } from "../support/accessible.ts";
import { expect, hydrated, open } from "../support/fixture.ts";
import { SMALLEST } from "../support/looks.ts";
import { MARKUP, ranInView } from "../support/markup.ts";
import {
  allSame,
  examples,
  isPlain,
  LIVE_PARTS,
} from "../support/playgrounds.ts";
import { isChosen } from "../support/selection.ts";
import { test } from "../support/visits.ts";

/** Longest that all examples of a page take on a busy machine. */
const PATIENCE_MS = 120_000;

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize(SMALLEST);
  const width = await page.evaluate(async () => {
    await document.fonts.ready;
    return document.documentElement.scrollWidth;
  });
  expect(width).toBeLessThanOrEqual(SMALLEST.width);
}

/** Each example runs, and a program to the same effect as at build. */
async function expectLive(page: Page, route: string): Promise<void> {
  // What stands on the playground's own page waits for its reader.
  if (route === "/playground/") return;
  const waiting = examples(page).and(page.locator(":not([data-ran])"));
  await expect(waiting).toHaveCount(0, { timeout: PATIENCE_MS });
  await allSame(page);
  for (const example of await page.locator(MARKUP).all())
    await ranInView(example);
}

/** The browser has come to what it does when it has time. */
async function isIdle(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve)),
  );
}

/** References are long, and of the same parts: axe looks at one in four. */
const UNEXAMINED = PAGES.filter((route) =>
  route.startsWith("/compute-engine/reference/"),
).filter((_, index) => index % 4 !== 0);

for (const route of PAGES.filter(isChosen)) {
  // Pages that are made alike have the same faults: see CONTRIBUTING.md.
  const isExamined =
    !UNEXAMINED.includes(route) && (!isMade(route) || EXTREMES.includes(route));

  test(`${route} is whole, live, silent and ${isExamined ? "accessible" : "narrow"}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const requests: string[] = [];
    const note = (request: { url: () => string }) =>
      requests.push(request.url());
    page.on("request", note);
    await open(page, route);
    await expectLive(page, route);
    await expectNoSidewaysScroll(page);
    await isIdle(page);
    if (isExamined) await expectAccessible(page);
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
