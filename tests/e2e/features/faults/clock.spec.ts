import { expect, open, test } from "../../support/fixture.ts";
import { examples, runsSame, SMALL_PAGE } from "../../support/playgrounds.ts";
import { find, rows } from "../../support/search.ts";

/** Clocks of readers that are years off. */
const YEARS = [1990, 2060];

for (const year of YEARS)
  test.describe(`where the clock says ${year}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.clock.install({ time: new Date(`${year}-03-01T12:00:00Z`) });
    });

    test("a page is read, searched and left, and its examples run", async ({
      page,
    }) => {
      await open(page, SMALL_PAGE);
      expect(await page.evaluate(() => new Date().getFullYear())).toBe(year);
      const first = examples(page).first();
      await first.locator("figcaption").click();
      await expect(first).toHaveAttribute("data-ran", "same");
      await runsSame(first);
      await find(page, "privacy");
      await rows(page).first().getByRole("link").click();
      await expect(page).toHaveURL(/\/about\//);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("About");
    });

    test("releases have the dates that they have", async ({ page }) => {
      const dates = () => page.locator("main time").allTextContents();
      await open(page, "/mathfield/changelog/");
      const here = await dates();
      await page.clock.setSystemTime(new Date("2026-03-01T12:00:00Z"));
      await page.reload();
      expect(here).toEqual(await dates());
    });

    test("the demo computes", async ({ page }) => {
      await open(page, "/compute-engine/demo/");
      const demo = page.locator("[data-demo]");
      await demo
        .getByRole("textbox", { name: "LaTeX", exact: true })
        .fill("6\\cdot7");
      await expect(demo.locator('[data-outcome~="value"]')).toContainText(
        "42",
        {
          timeout: 30_000,
        },
      );
    });
  });
