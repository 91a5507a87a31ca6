import type { Locator, Page } from "@playwright/test";

import { TRIES } from "../../../../src/features/mathfield-demo/tries.ts";
import { expect, open, test } from "../../support/fixture.ts";
import { DESKTOP, PHONE, SIZES } from "../../support/looks.ts";
import { enter, fieldBox, latex, ROUTE, value } from "./demo.ts";

/** Tells whether an element is all in the window, below the navigation bar. */
function isInSight(element: Locator): Promise<boolean> {
  return element.evaluate((found) => {
    const { top, bottom, height } = found.getBoundingClientRect();
    const bar = document.querySelector(".navbar")?.getBoundingClientRect();
    return height > 0 && top >= (bar?.bottom ?? 0) && bottom <= innerHeight;
  });
}

const options = (page: Page) => page.getByRole("group", { name: "Options" });

test("the notations are in one row beside a scroll bar", async ({ page }) => {
  const { width, height } = DESKTOP;
  await page.setViewportSize({ width: width - 15, height });
  await open(page, ROUTE);
  const notations = page
    .getByRole("region", { name: "Other notations" })
    .getByRole("radio");
  const tops = () =>
    notations.evaluateAll(
      (all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size,
    );
  expect(await notations.count()).toBeGreaterThan(1);
  expect(await tops()).toBe(1);
  // A narrow page has more than one.
  await page.setViewportSize(PHONE);
  expect(await tops()).toBeGreaterThan(1);
});

test("one view has the field, a notation, the options and the latest events", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await open(page, ROUTE);
  await enter(page);
  await page.keyboard.type("+1");
  await page.evaluate(() => scrollTo(0, 0));
  const latest = page
    .getByRole("region", { name: "Events" })
    .getByRole("listitem")
    .first();
  for (const each of [
    fieldBox(page),
    latex(page),
    value(page, "MathML"),
    latest,
    options(page).getByLabel("Read-only"),
  ])
    await expect.poll(() => isInSight(each)).toBe(true);
});

for (const size of SIZES)
  test(`the field stays in sight of what is typed for the reader, at ${String(size.width)} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, ROUTE);
    await enter(page);
    for (const { title, latex: result } of TRIES) {
      const button = page
        .getByRole("listitem")
        .filter({ hasText: title })
        .getByRole("button", { name: /^Type/ });
      await button.evaluate((found) =>
        found.scrollIntoView({ block: "center", behavior: "instant" }),
      );
      await button.click();
      await expect(latex(page)).toHaveValue(result);
      expect(await isInSight(fieldBox(page)), title).toBe(true);
      expect(await isInSight(button), title).toBe(true);
    }
  });

test("what is scrolled to is not under the field", async ({ page }) => {
  const [, phone] = SIZES;
  await page.setViewportSize(phone);
  await open(page, `${ROUTE}#keys-to-know`);
  const gap = () =>
    page.evaluate(() => {
      const field = document.querySelector("[data-field]");
      const heading = document.querySelector("#keys-to-know");
      return (
        (heading?.getBoundingClientRect().top ?? 0) -
        (field?.getBoundingClientRect().bottom ?? Infinity)
      );
    });
  await expect.poll(gap).toBeGreaterThan(0);
});
