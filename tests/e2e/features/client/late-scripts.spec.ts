import { expect, hydrated, open, test } from "../../support/fixture.ts";
import { expectLive } from "../../support/site-page.ts";
import { askedFor } from "../../support/listen.ts";
import { Gate } from "../../support/gate.ts";
import { networkIdle } from "../../support/network.ts";

const SCRIPTS = /\/assets\/js\/.*\.js$/;
const ROUTE = "/about/";

/** A part of the sidebar that is folded there. */
const FOLDED = "Mathfield";

test("no script is asked for before the page has loaded", async ({ page }) => {
  let loaded = false;
  const early: string[] = [];
  const late: string[] = [];
  page.on("load", () => {
    loaded = true;
  });
  page.on("request", (request) => {
    if (SCRIPTS.test(request.url()))
      (loaded ? late : early).push(request.url());
  });
  await open(page, ROUTE);
  expect(early).toEqual([]);
  expect(late).not.toEqual([]);
});

test("a click before the scripts are there is not lost", async ({ page }) => {
  const scripts = await Gate.before(page);
  await page.goto(ROUTE);
  const fold = (verb: string) =>
    page.getByRole("button", { name: `${verb} sidebar category '${FOLDED}'` });
  await fold("Expand").click();
  await expectLive(page, false);
  await scripts.open();
  await hydrated(page);
  await expect(fold("Collapse")).toHaveAttribute("aria-expanded", "true");
});

for (const keys of ["Control+k", "/"])
  test(`${keys} before the scripts are there is not lost`, async ({ page }) => {
    const scripts = await Gate.before(page);
    await page.goto(ROUTE);
    await page.keyboard.press(keys);
    await scripts.open();
    await hydrated(page);
    await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  });

test.describe("pages are loaded ahead", () => {
  test.use({ savesData: false });

  test("not for links in view, but for one that keeps the focus", async ({
    page,
  }) => {
    const asked = askedFor(page, SCRIPTS);
    await open(page, ROUTE);
    await page.mouse.wheel(0, 200);
    // Each link would be asked for when the page has nothing else to do.
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve)),
    );
    await networkIdle(page);
    await expect(page.locator('head link[rel="prefetch"]')).toHaveCount(0);
    const before = asked.length;
    await page.locator('main a[href^="/compute-engine/"]').first().focus();
    await expect.poll(() => asked.length).toBeGreaterThan(before);
  });

  test("never for a reader who saves data", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", {
        value: { saveData: true, effectiveType: "4g" },
      });
    });
    await open(page, ROUTE);
    await networkIdle(page);
    const asked = askedFor(page);
    await page.locator('main a[href^="/compute-engine/"]').first().focus();
    await networkIdle(page);
    expect(asked).toEqual([]);
  });
});
