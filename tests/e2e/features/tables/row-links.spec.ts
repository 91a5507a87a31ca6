import type { Page } from "@playwright/test";

import { expect, open, test } from "../../support/fixture.ts";

const COMMANDS = "/mathfield/reference/commands/";
const KEYS = "/mathfield/reference/keybindings/";

function link(page: string, parameter: string, name: string): string {
  return `${page}?${parameter}=${encodeURIComponent(name)}`;
}

function table(page: Page, name: string) {
  return page.getByRole("region", { name, exact: true });
}

/** The rows that a reader sees, in a table of either kind. */
function rows(page: Page, name: string) {
  return table(page, name)
    .locator("[data-rows] > tr, [data-find]")
    .filter({ visible: true });
}

for (const [path, parameter, region, name] of [
  // Many others have it in their names.
  [COMMANDS, "filter", "commands", "\\int"],
  [COMMANDS, "filter", "commands", "\\Delta"],
  [COMMANDS, "environment", "environments", "pmatrix"],
  [KEYS, "filter", "keybindings", "selectAll"],
  [KEYS, "shortcut", "inline shortcuts", "<="],
  [KEYS, "command", "editing commands", "insert"],
  ["/compute-engine/standard-library/", "filter", "names", "Add"],
] as const) {
  test(`a link shows the row of ${name} alone, in view`, async ({ page }) => {
    await open(page, link(path, parameter, name));
    await expect(rows(page, region)).toHaveCount(1);
    await expect(rows(page, region)).toContainText(name);
    await expect(rows(page, region)).toBeInViewport();
  });
}

test("a link narrows the table that it names, and no other", async ({
  page,
}) => {
  await open(page, link(KEYS, "shortcut", "alpha"));
  await expect(rows(page, "inline shortcuts")).toHaveCount(1);
  await expect(page.getByLabel("Filter by what is typed")).toHaveValue("alpha");
  await expect(page.getByLabel("Filter by keys")).toHaveValue("");
  expect(await rows(page, "editing commands").count()).toBeGreaterThan(10);
});

test("what no row is called is found as if it were typed", async ({ page }) => {
  await open(page, link(COMMANDS, "filter", "greek"));
  const status = page
    .getByRole("status")
    .filter({ hasText: /of \d+ commands/ });
  await expect(status).not.toHaveText(/^[01] of/);
});

test("the reader goes on from there", async ({ page }) => {
  await open(page, link(COMMANDS, "filter", "\\int"));
  const field = page.getByRole("searchbox", { name: "Name, symbol or word" });
  await expect(rows(page, "commands")).toHaveCount(1);
  await field.press("End");
  await field.pressSequentially("o");
  await expect(field).toHaveValue("\\into");
  await expect(rows(page, "commands")).toContainText("\\intop");
  await field.press("Escape");
  await expect(rows(page, "commands").nth(1)).toBeVisible();
});

test("another link shows another row, without a new page", async ({ page }) => {
  await open(page, link(COMMANDS, "filter", "\\int"));
  await expect(rows(page, "commands")).toContainText("\\int");
  await page.getByRole("searchbox", { name: "Name, symbol" }).fill("greek");
  await expect(rows(page, "commands").nth(1)).toBeVisible();
  await page.evaluate(
    (address) => {
      history.pushState(null, "", address);
      dispatchEvent(new PopStateEvent("popstate"));
    },
    link(COMMANDS, "filter", "\\sum"),
  );
  await expect(rows(page, "commands")).toHaveCount(1);
  await expect(rows(page, "commands")).toContainText("\\sum");
  await page.goBack();
  await expect(rows(page, "commands")).toHaveCount(1);
  await expect(rows(page, "commands")).toContainText("\\int");
});
