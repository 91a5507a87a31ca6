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

/** The page, its tables by parameter and names of their rows. */
const LINKS = [
  [
    COMMANDS,
    [
      // Many others have it in their names.
      ["filter", "commands and environments", "\\int"],
      ["filter", "commands and environments", "\\Delta"],
      ["environment", "commands and environments", "pmatrix"],
    ],
  ],
  [
    KEYS,
    [
      ["filter", "keybindings", "selectAll"],
      ["shortcut", "inline shortcuts", "<="],
      ["command", "editing commands", "insert"],
    ],
  ],
  ["/compute-engine/standard-library/", [["filter", "names", "Add"]]],
] as const;

for (const [path, links] of LINKS)
  test(`links to ${path} show a row alone, in view`, async ({ page }) => {
    for (const [parameter, region, name] of links)
      await test.step(name, async () => {
        await open(page, link(path, parameter, name));
        await expect(rows(page, region)).toHaveCount(1);
        await expect(rows(page, region)).toContainText(name);
        await expect(rows(page, region)).toBeInViewport();
      });
  });

test("a link narrows the table that it names, and no other", async ({
  page,
}) => {
  await open(page, link(KEYS, "shortcut", "alpha"));
  await expect(rows(page, "inline shortcuts")).toHaveCount(1);
  await expect(page.getByLabel("Filter by what is typed")).toHaveValue("alpha");
  await expect(page.getByLabel("Filter by keys")).toHaveValue("");
  expect(await rows(page, "editing commands").count()).toBeGreaterThan(10);
});

test("the reader goes on from there", async ({ page }) => {
  await open(page, link(COMMANDS, "filter", "\\int"));
  const field = page.getByRole("searchbox", { name: "Name, symbol or word" });
  await expect(rows(page, "commands and environments")).toHaveCount(1);
  await field.press("End");
  await field.pressSequentially("o");
  await expect(field).toHaveValue("\\into");
  await expect(rows(page, "commands and environments")).toContainText(
    "\\intop",
  );
  await field.press("Escape");
  await expect(rows(page, "commands and environments").nth(1)).toBeVisible();
});

test("a link finds what no row is called, and another one needs no new page", async ({
  page,
}) => {
  await open(page, link(COMMANDS, "filter", "greek"));
  const status = page
    .getByRole("status")
    .filter({ hasText: /of \d+ commands and environments/ });
  await expect(status).toHaveText(/^(?![01] )\d+ of/);
  await page.getByRole("searchbox", { name: "Name, symbol" }).fill("\\int");
  await expect(rows(page, "commands and environments").nth(1)).toBeVisible();
  await page.evaluate(
    (address) => {
      history.pushState(null, "", address);
      dispatchEvent(new PopStateEvent("popstate"));
    },
    link(COMMANDS, "filter", "\\sum"),
  );
  await expect(rows(page, "commands and environments")).toHaveCount(1);
  await expect(rows(page, "commands and environments")).toContainText("\\sum");
  await page.goBack();
  await expect(status).toHaveText(/^(?![01] )\d+ of/);
});
