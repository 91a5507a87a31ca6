import { execFileSync } from "node:child_process";

import type { Page } from "@playwright/test";

import { expect, open, test } from "../support/fixture.ts";
import { ADDRESSES, EXTREMES, isBuilt, isMade } from "../../built/site.ts";
import { expectAccessible } from "../support/accessible.ts";
import { SMALLEST } from "../support/looks.ts";
import { isAtRest, isPlain, LIVE_PARTS } from "../support/playgrounds.ts";

/** Dates are shown where the whole history is there to take them from. */
const isDated =
  execFileSync("git", ["rev-parse", "--is-shallow-repository"], {
    encoding: "utf8",
  }).trim() === "false";

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize(SMALLEST);
  const width = await page.evaluate(async () => {
    await document.fonts.ready;
    return document.documentElement.scrollWidth;
  });
  expect(width).toBeLessThanOrEqual(SMALLEST.width);
}

async function expectHead(page: Page, address: string): Promise<void> {
  const meta = (name: string) =>
    page.locator(`head meta:is([name="${name}"],[property="${name}"])`);
  await expect(page).toHaveTitle(/\S/);
  await expect(meta("description")).toHaveAttribute(
    "content",
    /^\S[^]{0,159}$/,
  );
  await expect(page.locator("head link[rel=canonical]")).toHaveAttribute(
    "href",
    address,
  );
  await expect(meta("og:title")).toHaveAttribute("content", /\S/);
  await expect(meta("twitter:card")).toHaveAttribute(
    "content",
    "summary_large_image",
  );
  await expect(meta("og:image")).toHaveCount(1);
  const image = await meta("og:image").getAttribute("content");
  const { origin, pathname } = new URL(image ?? "");
  expect(origin).toBe(new URL(address).origin);
  expect(isBuilt(pathname), `${pathname} is in the build`).toBe(true);
}

async function expectPlace(page: Page): Promise<void> {
  const isDocument = (await page.locator("html.docs-doc-page").count()) === 1;
  const breadcrumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
  await expect(breadcrumbs).toHaveCount(isDocument ? 1 : 0);
  await expect(page.locator(".theme-edit-this-page")).toHaveCount(0);
  if (!isDocument) return;
  await expect(
    page.getByRole("navigation", { name: "Docs pages" }).getByRole("link"),
  ).not.toHaveCount(0);
  await expect(
    page.locator(".theme-last-updated time"),
    "the date is that of the file's last commit: commit it",
  ).toHaveCount(isDated ? 1 : 0);
}

for (const address of ADDRESSES) {
  const route = new URL(address).pathname;

  test.describe(route, () => {
    test.describe("with all that it does by itself", () => {
      test.use({ savesData: false });

      test("is whole, live and silent", async ({ page }) => {
        const requests: string[] = [];
        page.on("request", (request) => requests.push(request.url()));
        await open(page, route);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expect(page.getByRole("main")).toHaveCount(1);
        if (!isMade(route)) {
          await expectHead(page, address);
          await expectPlace(page);
        }
        await expectNoSidewaysScroll(page);
        if (!isPlain(route)) return;
        await isAtRest(page);
        const needless = requests.filter((url) => LIVE_PARTS.test(url));
        expect(needless, "nothing is loaded for examples").toEqual([]);
      });
    });

    // Pages that are made alike have the same faults: see CONTRIBUTING.md.
    if (!isMade(route) || EXTREMES.includes(route)) {
      test("is accessible", async ({ page }) => {
        // A reference page has ten thousand elements to look at, four times.
        test.setTimeout(300_000);
        await open(page, route);
        await expectAccessible(page);
      });
    }
  });
}

test.describe("not-found page", () => {
  const unknown = "/no/such/page/";
  const logged = /console error: .* 404 \(Not Found\)/;

  test("is whole and live", async ({ page, faults }) => {
    faults.expect(logged);
    await open(page, unknown);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectNoSidewaysScroll(page);
  });

  test("is accessible", async ({ page, faults }) => {
    faults.expect(logged);
    await open(page, unknown);
    await expectAccessible(page);
  });
});
