import type { Page } from "@playwright/test";

import { expect, open, test } from "../../support/fixture.ts";
import { dialog, find, look, PAGE } from "../../support/search.ts";

const starts = (page: Page) =>
  dialog(page).getByRole("navigation", { name: "Start here" });

test("an empty dialog offers places to start from", async ({ page }) => {
  await open(page, PAGE);
  await look(page, "");
  await expect(starts(page).getByRole("link")).toHaveCount(5);
  await starts(page).getByRole("link", { name: "LaTeX commands" }).click();
  await expect(page).toHaveURL("/mathfield/reference/commands/");
  await expect(dialog(page)).toHaveCount(0);
});

test("it offers them only while nothing is asked", async ({ page }) => {
  await open(page, PAGE);
  await find(page, "keybindings");
  await expect(starts(page)).toHaveCount(0);
  await dialog(page).getByRole("button", { name: "Clear the query" }).click();
  await expect(starts(page)).toBeVisible();
});
