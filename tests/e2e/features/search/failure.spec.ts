// cspell:ignore uate
import type { Page, Route } from "@playwright/test";

import { expect, open, test } from "../../support/fixture.ts";
import {
  dialog,
  field,
  look,
  NAMES,
  PAGE,
  rows,
  status,
} from "../../support/search.ts";

const TITLE = "Unable to fetch results";
const HELP = "You might want to check your network connection.";
const WARNED = /console warning: The search failed/;

const json = (body: string) => (route: Route) =>
  route.fulfill({ contentType: "application/json", body });

/** What an index may be, that is none. */
const BROKEN = [
  {
    what: "cannot be reached",
    answer: (route: Route) => route.abort(),
  },
  {
    what: "is not there",
    answer: (route: Route) => route.fulfill({ status: 404, body: "No." }),
  },
  {
    what: "is a page",
    answer: (route: Route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Log in</h1>" }),
  },
  { what: "ends too soon", answer: json('{"format":1,"na') },
  { what: "is something else", answer: json("[]") },
  {
    what: "has another format",
    answer: json('{"format":0,"names":"x","texts":[]}'),
  },
];

for (const { what, answer } of BROKEN)
  test.describe(`an index that ${what}`, () => {
    test.beforeEach(async ({ page, faults }) => {
      faults.expect(WARNED);
      await page.route(NAMES, answer);
    });

    test("is told in the dialog, and tried again", async ({ page }) => {
      await open(page, PAGE);
      await look(page, "evaluate");
      await expect(dialog(page)).toContainText(HELP);
      await expect(dialog(page).getByText(TITLE).first()).toBeVisible();
      await expect(status(page)).toHaveText(TITLE);
      await expect(dialog(page)).not.toContainText("No results found for");
      await page.unroute(NAMES);
      await dialog(page).getByRole("button", { name: "Retry" }).click();
      await expect(rows(page)).not.toHaveCount(0);
      await expect(field(page)).toBeFocused();
      await expect(dialog(page)).not.toContainText(TITLE);
    });

    test("is told on the page of results, and tried again", async ({
      page,
    }) => {
      await open(page, "/search/?q=evaluate");
      const main = page.getByRole("main");
      await expect(main).toContainText(HELP);
      await expect(main.getByRole("status")).toHaveText(TITLE);
      await page.unroute(NAMES);
      await main.getByRole("button", { name: "Retry" }).click();
      await expect(main.getByRole("listitem")).not.toHaveCount(0);
      await expect(main).not.toContainText(TITLE);
    });
  });

/** Holds the index back until the test lets it come. */
async function hold(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(NAMES, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe("an index that is slow", () => {
  test("answers what stands in the field by then", async ({ page }) => {
    const release = await hold(page);
    await open(page, PAGE);
    await look(page, "eval");
    await expect(
      dialog(page).locator(".DocSearch-LoadingIndicator"),
    ).toBeVisible();
    await expect(field(page)).toHaveAccessibleName("Search");
    await page.keyboard.type("uate");
    await expect(dialog(page)).not.toContainText(TITLE);
    release();
    await expect(rows(page)).not.toHaveCount(0);
    await expect(
      dialog(page).getByRole("link", { name: /^See all/ }),
    ).toHaveAttribute("href", "/search/?q=evaluate");
  });

  test("may be left", async ({ page }) => {
    const release = await hold(page);
    await open(page, PAGE);
    await look(page, "evaluate");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    release();
    await look(page, "evaluate");
    await expect(rows(page)).not.toHaveCount(0);
  });

  test("is waited for on the page of results", async ({ page }) => {
    const release = await hold(page);
    await open(page, "/search/?q=evaluate");
    const main = page.getByRole("main");
    await expect(main.getByRole("status")).toHaveText("Searching…");
    release();
    await expect(main.getByRole("status")).toHaveText(/^\d+ results/);
  });
});
