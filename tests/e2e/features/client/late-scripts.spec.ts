import { expect, hydrated, open, test } from "../../support/fixture.ts";
import { networkIdle } from "../../support/network.ts";

const SCRIPTS = /\/assets\/js\/.*\.js$/;

test("no script is asked for before the page has loaded", async ({ page }) => {
  let loaded = false;
  const early: string[] = [];
  page.on("load", () => {
    loaded = true;
  });
  page.on("request", (request) => {
    if (!loaded && SCRIPTS.test(request.url())) early.push(request.url());
  });
  await open(page, "/mathfield/");
  expect(early).toEqual([]);
});

test("a click before the scripts are there is not lost", async ({ page }) => {
  let letThrough = () => {};
  const clicked = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await clicked;
    await route.continue();
  });
  await page.goto("/mathfield/");
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.locator("html")).not.toHaveAttribute(
    "data-has-hydrated",
    "true",
  );
  letThrough();
  await hydrated(page);
  await expect(page.getByRole("button", { name: "Close" })).toHaveCount(0);
});

for (const keys of ["Control+k", "/"])
  test(`${keys} before the scripts are there is not lost`, async ({ page }) => {
    let letThrough = () => {};
    const pressed = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(SCRIPTS, async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto("/mathfield/");
    await page.keyboard.press(keys);
    letThrough();
    await hydrated(page);
    await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  });

test.describe("for readers who do not save data", () => {
  test.use({ savesData: false });

  test("links in view are fetched ahead once somebody is there", async ({
    page,
  }) => {
    await open(page, "/");
    await networkIdle(page);
    const links = page.locator('head link[rel="prefetch"]');
    await expect(links).toHaveCount(0);
    await page.mouse.wheel(0, 200);
    await expect(links).not.toHaveCount(0);
  });
});
