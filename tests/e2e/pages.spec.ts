import { execFileSync } from "node:child_process";

import type { Page } from "@playwright/test";

import { expect, hydrated, open, test } from "./fixture.ts";
import { ADDRESSES, EXTREMES, isBuilt, isMade } from "./site.ts";
import { axeFindings } from "./support/axe.ts";

const DESKTOP = { width: 1350, height: 900 };
const PHONE = { width: 390, height: 844 };
const SMALLEST = { width: 360, height: 640 };

/** Dates are shown where the whole history is there to take them from. */
const isDated =
  execFileSync("git", ["rev-parse", "--is-shallow-repository"], {
    encoding: "utf8",
  }).trim() === "false";

/**
 * Go down the page as a reader does: what is further down is laid out, and
 * made ready for the keyboard, when it comes near.
 */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () =>
      new Promise((resolve) => requestAnimationFrame(resolve));
    const { scrollingElement: sheet } = document;
    if (sheet === null) return;
    for (let y = 0; y < sheet.scrollHeight; y += innerHeight) {
      sheet.scrollTo({ top: y, behavior: "instant" });
      // The frame in which it comes into view, and the one after its layout.
      await frame();
      await frame();
    }
    sheet.scrollTo({ top: 0, behavior: "instant" });
  });
}

async function expectAccessible(page: Page): Promise<void> {
  await readThrough(page);
  // What is out of view counts too.
  await page.addStyleTag({
    content: "* { content-visibility: visible !important; }",
  });
  expect.soft(await axeFindings(page)).toEqual([]);
}

/** Both widths, so that what only one of them shows is looked at. */
async function expectAccessibleAtBothWidths(
  page: Page,
  colorScheme: "light" | "dark",
  address: string,
): Promise<void> {
  await page.emulateMedia({ colorScheme });
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await page.goto(address);
    await hydrated(page);
    await expect(page.locator("html")).toHaveAttribute(
      "data-theme",
      colorScheme,
    );
    await expectAccessible(page);
  }
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize(SMALLEST);
  const width = await page.evaluate(async () => {
    await document.fonts.ready;
    return document.documentElement.scrollWidth;
  });
  expect(width).toBeLessThanOrEqual(SMALLEST.width);
}

for (const address of ADDRESSES) {
  const route = new URL(address).pathname;

  test.describe(route, () => {
    test.describe("with all that it does by itself", () => {
      test.use({ savesData: false });

      test("is whole, live and silent", async ({ page }) => {
        await open(page, route);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expect(page.getByRole("main")).toHaveCount(1);
        await expectNoSidewaysScroll(page);
      });
    });

    // Pages that are made alike have the same faults: see CONTRIBUTING.md.
    if (!isMade(route) || EXTREMES.includes(route)) {
      for (const scheme of ["light", "dark"] as const)
        test(`is accessible in the ${scheme} scheme`, async ({ page }) => {
          // A reference page has ten thousand elements to look at, twice.
          test.slow();
          await expectAccessibleAtBothWidths(page, scheme, route);
        });
    }
    if (isMade(route)) return;

    test("says what it is", async ({ page }) => {
      await open(page, route);
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
    });

    test("shows where a document stands", async ({ page }) => {
      await open(page, route);
      const isDocument = await page
        .locator("html.docs-doc-page")
        .evaluateAll((found) => found.length === 1);
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
    });
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

  for (const scheme of ["light", "dark"] as const)
    test(`is accessible in the ${scheme} scheme`, async ({ page, faults }) => {
      faults.expect(logged);
      await expectAccessibleAtBothWidths(page, scheme, unknown);
    });
});
