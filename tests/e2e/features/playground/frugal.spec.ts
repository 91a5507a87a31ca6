import type { Page } from "@playwright/test";

import { expect, open, test } from "../../support/fixture.ts";
import {
  allRan,
  allSame,
  editorOf,
  ENGINE,
  examples,
  isAtRest,
  LIVE_PARTS,
  openRun,
  PAGES,
  SMALL_PAGE,
} from "../../support/playgrounds.ts";

test.use({ savesData: false });

/** The addresses of parts of live examples that the page asks for from now on. */
function askedFor(page: Page): string[] {
  const addresses: string[] = [];
  page.on("request", (request) => {
    // A frame takes its document from what was fetched before.
    if (request.resourceType() === "document") return;
    if (LIVE_PARTS.test(request.url())) addresses.push(request.url());
  });
  return addresses;
}

async function pretendLine(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, "connection", { value });
  }, connection);
}

for (const [what, connection] of [
  ["wants to save data", { saveData: true, effectiveType: "4g" }],
  ["has a slow line", { saveData: false, effectiveType: "2g" }],
] as const) {
  test(`nothing is loaded for a reader who ${what}, until the first touch`, async ({
    page,
  }) => {
    await pretendLine(page, connection);
    const addresses = askedFor(page);
    await open(page, SMALL_PAGE);
    await isAtRest(page);
    expect(addresses).toEqual([]);
    await examples(page).first().locator("figcaption").click();
    await allRan(page);
    await allSame(page);
  });
}

test("a touch by keyboard counts", async ({ page }) => {
  await pretendLine(page, { saveData: true, effectiveType: "4g" });
  await open(page, SMALL_PAGE);
  await examples(page).first().getByRole("button", { name: "Copy" }).focus();
  await allRan(page);
  await allSame(page);
});

test("a click on code that is not live yet opens it", async ({ page }) => {
  await pretendLine(page, { saveData: true, effectiveType: "4g" });
  await open(page, SMALL_PAGE);
  await examples(page).first().locator("pre .line").first().click();
  await expect(editorOf(examples(page).first())).toBeFocused();
});

test("going on to another page reuses the engine", async ({ page }) => {
  const addresses = askedFor(page);
  await openRun(page, SMALL_PAGE);
  const others = PAGES.filter(([route]) => route !== SMALL_PAGE);
  const links = others.map(([route]) => `a[href="${route}"]`).join();
  await page.getByRole("main").locator(links).first().click();
  await expect(page).not.toHaveURL(SMALL_PAGE);
  await allRan(page);
  await allSame(page);
  expect(addresses.filter((address) => ENGINE.test(address))).toHaveLength(1);
  expect(new Set(addresses).size).toBe(addresses.length);
});
