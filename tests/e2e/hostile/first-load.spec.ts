import type { Page } from "@playwright/test";

import { readBuilt } from "../../built/site.ts";
import { Fault, notLoaded, noteWaits } from "../support/fault.ts";
import { expect, hydrated, test } from "../support/fixture.ts";
import { expectLive } from "../support/site-page.ts";
import { intercept } from "../support/intercept.ts";

const ROUTE = "/about/";

/** Address patterns of the scripts that a page needs, by what they are. */
const SCRIPTS = {
  "the start of the bundle": /\/assets\/js\/runtime~[^/]+\.js$/,
  React: /\/assets\/js\/react\.[0-9a-f]+\.js$/,
  "the router": /\/assets\/js\/router\.[0-9a-f]+\.js$/,
  "what documents need": /\/assets\/js\/document\.[0-9a-f]+\.js$/,
  "the site's own script": /\/assets\/js\/main\.[0-9a-f]+\.js$/,
  // Those of a page are named by a hash alone.
  "the page's own script": /\/assets\/js\/[0-9a-f]{8}\.[0-9a-f]{8}\.js$/,
};

const LOGGED = /^console warning: Part of this page did not load/;

const notice = (page: Page) => page.getByRole("alert");

/** The text is there as the server sent it, and no page has taken its place. */
async function expectText(page: Page): Promise<void> {
  await expectLive(page, false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About");
  await expect(page.locator("main p").first()).toBeVisible();
}

for (const [name, address] of Object.entries(SCRIPTS)) {
  test(`without ${name} the page can be read, and says what it lacks`, async ({
    page,
    faults,
  }) => {
    faults.expect(notLoaded(address), LOGGED);
    const waits = await noteWaits(page);
    const fault = await Fault.at(page, address);
    await page.goto(ROUTE);
    await expect(notice(page)).toHaveText(
      /^Part of this page did not load, .* check the connection, then reload\./,
    );
    await expect(notice(page)).toBeInViewport({ ratio: 1 });
    expect(fault.tries).toBeGreaterThan(1);
    expect(await waits()).toContain(1000);
    await expectText(page);

    fault.mend();
    await notice(page).getByRole("button", { name: "Reload" }).click();
    await hydrated(page);
    await expect(notice(page)).toHaveCount(0);
  });

  test(`${name} may fail once`, async ({ page, faults }) => {
    faults.expect(notLoaded(address));
    const waits = await noteWaits(page);
    const fault = await Fault.at(page, address, 1);
    await page.goto(ROUTE);
    await hydrated(page);
    expect(fault.tries).toBeGreaterThan(1);
    expect(await waits()).toContain(1000);
    await expect(notice(page)).toHaveCount(0);
  });
}

test("a first page whose script is gone is not loaded again and again", async ({
  page,
  faults,
}) => {
  faults.expect(/^console error: Failed to load resource: .* 404/, LOGGED);
  await noteWaits(page);
  let gone = 0;
  await intercept(page, SCRIPTS["the page's own script"], async (route) => {
    gone += 1;
    await route.fulfill({ status: 404 });
  });
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.goto(ROUTE);
  await expect(notice(page)).toBeVisible();
  expect(gone).toBeGreaterThan(1);
  expect(documents).toBe(1);
  await expectText(page);
});

test("a table that waits for scripts is shown without them", async ({
  page,
  faults,
}) => {
  const address = SCRIPTS["the site's own script"];
  faults.expect(notLoaded(address), LOGGED);
  await noteWaits(page);
  await Fault.at(page, address);
  const route = "mathfield/reference/commands/";
  // On a busy machine the page has unfolded it before a test can look.
  expect(readBuilt(`${route}index.html`)).toMatch(/<main[^]*<noscript/);
  await page.goto(`/${route}`);
  await expect(notice(page)).toBeVisible();
  await expect(page.locator("main noscript")).toHaveCount(0);
});
