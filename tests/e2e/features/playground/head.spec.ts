import type { Locator, Page } from "@playwright/test";

import { expect, open, test } from "../../support/fixture.ts";
import { PHONE, SIZES } from "../../support/looks.ts";
import { MARKUP, ranInView } from "../../support/markup.ts";
import {
  ended,
  examples,
  openRun,
  SMALL_PAGE,
  write,
} from "../../support/playgrounds.ts";
import { watchShifts } from "../../support/shifts.ts";

/** One row of buttons, in CSS pixels. */
const ROW = 40;
/** One line of a title, in CSS pixels. */
const LINE = 32;

const TUTORIAL = "/tutorials/calculator/";

/** Measures the height of an example's head, which shows if it is one row. */
function heightOf(example: Locator): Promise<number> {
  return example
    .locator("figcaption")
    .evaluate((head) => head.getBoundingClientRect().height);
}

const details = (page: Page) => page.getByRole("tooltip");

test("a page says once what its examples were checked with, a mark how", async ({
  page,
}) => {
  await open(page, SMALL_PAGE);
  const line = page.getByText(
    /^(?:✓ All examples|Examples marked ✓ were) checked with/,
  );
  await expect(line).toHaveCount(1);
  await expect(line).toContainText(/Compute Engine \d+\.\d+\.\d+/);
  const mark = examples(page).first().getByRole("button", { name: "Checked" });
  await expect(details(page)).toHaveCount(0);
  await mark.focus();
  await expect(mark).toHaveAccessibleDescription(
    /^Checked with Compute Engine \d+\.\d+\.\d+/,
  );
  await expect(details(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(details(page)).toHaveCount(0);
  await mark.hover();
  await expect(details(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(details(page)).toHaveCount(0);
});

test("an example whose output varies is not among the checked", async ({
  page,
}) => {
  await open(page, "/compute-engine/guides/performance/");
  await expect(page.getByText(/^Examples marked ✓ were checked/)).toBeVisible();
  const example = page.locator("[data-varies]").first();
  await expect(example.locator("figcaption")).toContainText("output varies");
  await expect(example.getByRole("button", { name: "Checked" })).toHaveCount(0);
  await expect(
    examples(page).getByRole("button", { name: "Checked" }),
  ).not.toHaveCount(0);
});

test("a title is one line, on a phone too", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, "/mathfield/guides/security/");
  const heads = page.locator(`${MARKUP} > figcaption`);
  const title = heads.first().locator("> :first-child");
  await expect(title).toHaveText("What a formula becomes");
  const height = () =>
    title.evaluate((element) => element.getBoundingClientRect().height);
  expect(await height()).toBeLessThan(LINE);
  await title.evaluate((element) => element.append(" ".padEnd(99, "x ")));
  expect(await height()).toBeGreaterThan(LINE);
});

test.describe("live", () => {
  test.use({ savesData: false });

  for (const size of SIZES) {
    test.describe(`${size.width} px wide`, () => {
      test.use({ viewport: size });

      test("a head is one row, whatever it says", async ({ page }) => {
        await openRun(page, SMALL_PAGE);
        const example = examples(page).first();
        const before = await heightOf(example);
        expect(before).toBeLessThan(ROW);
        await example.getByRole("button", { name: "Run" }).click();
        await ended(example);
        const says = example.getByRole("status").first();
        await expect(says).toContainText("same result here");
        expect(await heightOf(example)).toBe(before);
        await write(example, "1;");
        await expect(says).toHaveText("edited");
        await expect(
          example.getByRole("button", { name: "Reset" }),
        ).toBeVisible();
        expect(await heightOf(example)).toBe(before);
        // What would not fit in the row is seen.
        await says.evaluate((element) => {
          element.style.cssText = "display: block; min-height: 5rem";
        });
        expect(await heightOf(example)).toBeGreaterThan(before);
      });

      test("a step of a tutorial stays where it is when it is run", async ({
        page,
      }) => {
        const shifts = await watchShifts(page, "load", { input: true });
        await open(page, TUTORIAL);
        const example = page.locator(MARKUP).first();
        await ranInView(example);
        const before = await heightOf(example);
        await shifts();
        await example.getByRole("button", { name: "Run" }).click();
        await ended(example);
        expect(await heightOf(example)).toBe(before);
        expect(await shifts()).toEqual([]);
      });
    });
  }
});
