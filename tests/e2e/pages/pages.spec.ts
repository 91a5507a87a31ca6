import { execFileSync } from "node:child_process";

import type { Page } from "@playwright/test";

import { expect, open, test } from "../support/fixture.ts";
import { ADDRESSES, EXTREMES, isBuilt, isMade } from "../../built/site.ts";
import { axeFindings } from "../support/axe.ts";
import { isAtRest, isPlain, LIVE_PARTS } from "../support/playgrounds.ts";

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

/** At both widths and in both schemes: what only one shows is looked at too. */
async function expectAccessible(page: Page): Promise<void> {
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await readThrough(page);
    const style = await page.addStyleTag({
      // What is out of view counts too.
      content: "* { content-visibility: visible !important; }",
    });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const html = page.locator("html");
      await expect(html).toHaveAttribute("data-theme", colorScheme);
      expect
        .soft(await axeFindings(page), `${size.width} px, ${colorScheme}`)
        .toEqual([]);
    }
    await style.evaluate((element) => (element as HTMLElement).remove());
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
