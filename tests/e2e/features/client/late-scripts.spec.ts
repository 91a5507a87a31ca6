import { expect, hydrated, open, test } from "../../support/fixture.ts";
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
  await expect(page.locator("html")).not.toHaveAttribute(
    "data-has-hydrated",
    "true",
  );
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

test.describe("links in view are fetched ahead", () => {
  test.use({ savesData: false });

  for (const { what, connection, fetched } of [
    {
      what: "once somebody is there",
      connection: { saveData: false, effectiveType: "4g" },
      fetched: true,
    },
    {
      what: "never for a reader who saves data",
      connection: { saveData: true, effectiveType: "4g" },
      fetched: false,
    },
    {
      what: "never on a slow line",
      connection: { saveData: false, effectiveType: "2g" },
      fetched: false,
    },
  ])
    test(what, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, "connection", { value });
      }, connection);
      await open(page, ROUTE);
      await networkIdle(page);
      const links = page.locator('head link[rel="prefetch"]');
      await expect(links).toHaveCount(0);
      await page.mouse.wheel(0, 200);
      if (fetched) {
        await expect(links).not.toHaveCount(0);
        return;
      }
      // Each link is asked for when the page has nothing else to do.
      await page.evaluate(
        () => new Promise((resolve) => requestIdleCallback(resolve)),
      );
      await networkIdle(page);
      await expect(links).toHaveCount(0);
    });
});
