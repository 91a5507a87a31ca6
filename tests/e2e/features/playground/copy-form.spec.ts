import type { Locator, Page } from "@playwright/test";

import { expect, open, test } from "../../support/fixture.ts";
import { copied } from "../../support/markup.ts";
import { Gate } from "../../support/gate.ts";
import {
  allRan,
  examples,
  LIVE_PARTS,
  openRun,
  SMALL_PAGE,
} from "../../support/playgrounds.ts";

test.use({ savesData: false });

const OTHER_PAGE = "/compute-engine/guides/evaluate/";

async function formOf(page: Page, example: Locator): Promise<Locator> {
  await example.getByRole("button", { name: "More" }).click();
  const form = page.getByRole("combobox", { name: "Copy as" });
  await expect(form).toBeVisible();
  return form;
}

test("the form that Copy gives is chosen once for the site", async ({
  page,
}) => {
  await openRun(page, SMALL_PAGE);
  const example = examples(page).first();
  expect(await copied(example)).toMatch(/^import /);

  const form = await formOf(page, example);
  await expect(form).toHaveValue("module");
  await form.selectOption("page");
  await page.keyboard.press("Escape");
  const copy = example.getByRole("button", { name: /^Copy .* HTML$/ });
  await expect(copy).toBeVisible();
  expect(await copied(example)).toMatch(/^<!doctype html>/);

  await page.reload();
  await expect(examples(page).first()).toHaveAttribute("data-live");
  await expect(copy).toBeVisible();
  expect(await copied(examples(page).first())).toMatch(/^<!doctype html>/);

  await open(page, OTHER_PAGE);
  const other = examples(page).first();
  await expect(other).toHaveAttribute("data-live");
  await expect(await formOf(page, other)).toHaveValue("page");
  await page.keyboard.press("Escape");
  expect(await copied(other)).toMatch(/^<!doctype html>/);
});

test("an example has no more of the head once it is a page that Copy gives", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openRun(page, SMALL_PAGE);
  const example = examples(page).first();
  const head = example.locator(".playground-head");
  const before = await head.boundingBox();
  await (await formOf(page, example)).selectOption("page");
  await page.keyboard.press("Escape");
  await expect(
    example.getByRole("button", { name: /^Copy .* HTML$/ }),
  ).toBeVisible();
  const after = await head.boundingBox();
  expect(after?.height).toBe(before?.height);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});

test("Copy gives the program, without results, before an example is live", async ({
  page,
}) => {
  const gate = await Gate.before(page, LIVE_PARTS);
  await open(page, SMALL_PAGE);
  const example = examples(page).first();
  const before = await copied(example);
  await expect(example).not.toHaveAttribute("data-live");
  await gate.open();
  await allRan(page);
  expect(before).toMatch(/^import /);
  expect(before).toBe(await copied(example));
});
