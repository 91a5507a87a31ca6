import type { Page } from "@playwright/test";

import { Fault, notLoaded, noteWaits } from "../../support/fault.ts";
import { expect, open, test } from "../../support/fixture.ts";
import { PAGE } from "../../support/search.ts";
import { barLink, isMarked, mark } from "../../support/site-page.ts";

/** What a page is made of that the one before had not loaded. */
interface Step {
  readonly from: string;
  readonly link: string;
  readonly to: string;
  /** The files that fail. */
  readonly address: RegExp;
}

const OWN = /\/assets\/js\/[0-9a-f]{8}\.[0-9a-f]{8}\.js$/;

const STEPS: Readonly<Record<string, Step>> = {
  "the scripts of a document": {
    from: PAGE,
    link: "MathJSON",
    to: "/math-json/",
    address: OWN,
  },
  "the scripts of the playground": {
    from: PAGE,
    link: "Playground",
    to: "/playground/",
    address: OWN,
  },
};

const notice = (page: Page) => page.locator("body > [role=alert]");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The page is the one that was asked for, and no other document. */
async function expectArrived(page: Page, to: string): Promise<void> {
  await expect(page).toHaveURL(to);
  await expect(heading(page)).toBeVisible();
  await expect(heading(page)).not.toHaveText("About");
  await expect(notice(page)).toHaveCount(0);
  await expect(page.locator("#nprogress")).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
}

for (const [name, { from, link, to, address }] of Object.entries(STEPS)) {
  test(`${name} may fail once on the way`, async ({ page, faults }) => {
    faults.expect(notLoaded(address));
    await noteWaits(page);
    await open(page, from);
    await mark(page);
    const fault = await Fault.at(page, address, 1);
    await barLink(page, link).first().click();
    await expectArrived(page, to);
    expect(fault.tries).toBeGreaterThan(1);
  });

  test(`without ${name} the page stays, and the next can be tried again`, async ({
    page,
    faults,
  }) => {
    faults.expect(
      notLoaded(address),
      /^console warning: The next page did not load/,
    );
    await noteWaits(page);
    await open(page, from);
    await mark(page);
    const title = await heading(page).textContent();
    const fault = await Fault.at(page, address);
    await barLink(page, link).first().click();
    await expect(notice(page)).toHaveText(
      /^The next page did not load: check the connection, then try again\./,
    );
    await expect(page).toHaveURL(from);
    await expect(heading(page)).toHaveText(title ?? "");
    fault.mend();
    await notice(page).getByRole("button", { name: "Retry" }).click();
    await expectArrived(page, to);
  });
}

test("a page is read without its style sheet and faces", async ({
  page,
  faults,
}) => {
  const files = /\/assets\/(?:css\/styles|fonts\/)[^/]*\.(?:css|woff2)$/;
  faults.expect(/ERR_FAILED/);
  const fault = await Fault.at(page, files);
  await open(page, PAGE);
  expect(fault.tries).toBeGreaterThan(0);
  await expect(heading(page)).toHaveText("About");
  await expect(page.locator("main p").first()).toBeVisible();
  await page.getByRole("link", { name: "MathJSON" }).last().click();
  await expect(page).toHaveURL("/math-json/");
  await expect(heading(page)).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu leads on where its documents do not load", async ({
    page,
    faults,
  }) => {
    faults.allow(/ERR_FAILED/);
    await open(page, "/");
    const fault = await Fault.at(page, OWN);
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    const menu = page.locator(".navbar-sidebar .theme-doc-sidebar-menu");
    await expect.poll(() => fault.tries).toBeGreaterThan(0);
    const link = menu.locator('a[href="/compute-engine/"]');
    await expect(link).toBeVisible();
    fault.mend();
    await link.click();
    await expect(page).toHaveURL("/compute-engine/");
    await expect(heading(page)).toBeVisible();
  });
});
