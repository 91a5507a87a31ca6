import { open } from "../../support/fixture.ts";
import {
  runsSame,
  allSame,
  examples,
  openRun,
  SMALL_PAGE,
  tryOut,
} from "../../support/playgrounds.ts";
import { chosen, find } from "../../support/search.ts";
import { barLink } from "../../support/site-page.ts";
import { expect, expectKept, openKept, openKeptExample, test } from "./kept.ts";

/** The files by which the second page of a visit is known to have all kept. */
const CORE = [
  "/playground/",
  "/search/",
  "/assets/search/names.json",
  "/assets/sandbox/bridge.",
  "/assets/sandbox/worker.",
  "/assets/sandbox/mathlive.",
  "/assets/js/mathlive.",
];

test("a page that was read is there without a network, and runs", async ({
  page,
  context,
}) => {
  await openKeptExample(page);
  await context.setOffline(true);
  await openRun(page, `${SMALL_PAGE}?later#main`);
  await allSame(page);
  expect(await tryOut(examples(page).first(), "1 + 1")).toEqual(["2"]);
});

test("from the second page on, the search and the playground are there as well", async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/^console warning: The next page did not load: \/math-json\//);
  await openKept(page, "/about/");
  await barLink(page, "Mathfield").click();
  await expect(page).toHaveURL("/mathfield/");
  await expectKept(page, "/mathfield/", ...CORE);
  await context.setOffline(true);

  await test.step("the search", async () => {
    await open(page, "/mathfield/");
    await find(page, "GoldenRatio");
    await expect(chosen(page)).toContainText("GoldenRatio");
    await page.keyboard.press("Escape");
  });

  await test.step("the playground", async () => {
    await open(page, "/playground/");
    await runsSame(examples(page).first());
  });

  await test.step("a page that was not read says so", async () => {
    await barLink(page, "MathJSON").click();
    await expect(page.locator("body > [role=alert]")).toContainText(
      "The next page did not load",
    );
    await expect(page).toHaveURL(/\/playground\//);
  });
});

test.describe("for readers who save data", () => {
  test.use({ savesData: true });

  test("nothing is kept unasked", async ({ page }) => {
    await open(page, SMALL_PAGE);
    await barLink(page, "Mathfield").click();
    await expect(page).toHaveURL("/mathfield/");
    const found = await page.evaluate(async () => [
      await navigator.serviceWorker.getRegistrations(),
      await caches.keys(),
    ]);
    expect(found).toEqual([[], []]);
  });
});
