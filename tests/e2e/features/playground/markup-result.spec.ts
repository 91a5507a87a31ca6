import type { Locator } from "@playwright/test";

import { expect, open, test } from "../../support/fixture.ts";
import { DESKTOP } from "../../support/looks.ts";
import { ranInView, resultOf } from "../../support/markup.ts";
import {
  exampleOn,
  field,
  openExample,
  route,
} from "../../support/markup-example.ts";
import { watchShifts } from "../../support/shifts.ts";

test.use({ savesData: false, viewport: DESKTOP });

const heightOf = async (example: Locator) =>
  (await example.locator("[data-result]").boundingBox())?.height ?? 0;

test("a result follows the scheme of the page, as it is", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  const example = await openExample(page);
  const root = resultOf(example).locator("html");
  await expect(root).toHaveCSS("color-scheme", "light");
  await field(example).evaluate((element) => {
    element.dataset["mark"] = "of this run";
  });
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(root).toHaveCSS("color-scheme", "dark");
  await expect(field(example)).toHaveAttribute("data-mark", "of this run");
});

test("the virtual keyboard opens, types and closes within the result", async ({
  page,
}) => {
  const example = await openExample(page);
  const before = await heightOf(example);
  const value = () =>
    field(example).evaluate((element) =>
      String(Reflect.get(element, "value") ?? ""),
    );
  const toggle = field(example).locator("[part=virtual-keyboard-toggle]");
  const keyboard = resultOf(example).locator(".ML__keyboard");
  const was = await value();

  await toggle.click();
  await expect(keyboard).toBeVisible();
  await expect.poll(() => heightOf(example)).toBeGreaterThan(before + 100);
  const key = keyboard.locator(".MLK__layer.is-visible .MLK__keycap", {
    hasText: /^7/,
  });
  await key.first().click();
  await expect.poll(value).not.toBe(was);
  expect(await value()).toContain("7");
  await expect(page.locator(".ML__keyboard")).toHaveCount(0);

  await toggle.click();
  await expect.poll(() => heightOf(example)).toBeLessThan(before + 100);
  await expect(keyboard.locator(".MLK__backdrop")).toBeHidden();
});

test("nothing moves when a result appears", async ({ page }) => {
  const shifts = await watchShifts(page, "load");
  await open(page, route);
  const example = exampleOn(page);
  const next = example.locator("xpath=following::p[1]");
  // Half of a page may have been painted before the other half came.
  await shifts();
  await example.evaluate((element) => element.scrollIntoView());
  const { y: before } = (await next.boundingBox()) ?? { y: 0 };
  await ranInView(example);
  await expect(field(example)).toBeVisible();
  const { y: after } = (await next.boundingBox()) ?? { y: -1 };
  expect(Math.abs(after - before)).toBeLessThanOrEqual(2);
  expect(await shifts()).toEqual([]);
});
