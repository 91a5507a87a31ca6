import type { Page } from "@playwright/test";

import { expect, open, test } from "../../support/fixture.ts";

const PAGE = "/mathfield/reference/commands/";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test.beforeEach(async ({ page }) => {
  await open(page, PAGE);
  await expect(statusOf(page)).toHaveText(/^\d+ commands and environments$/);
});

test("commands are found by name, symbol, word, group and reader", async ({
  page,
}) => {
  const field = page.getByRole("searchbox", { name: "Name, symbol or word" });
  await field.fill("\\dfrac");
  await expect(row(page, "\\dfrac")).toBeVisible();
  await expect(row(page, "\\alpha")).toBeHidden();
  await field.fill("∫");
  await expect(row(page, "\\int")).toBeVisible();
  await expect(row(page, "\\sum")).toBeHidden();
  await field.fill("greek");
  await expect(row(page, "\\omega")).toBeVisible();
  await field.fill("matrix");
  await expect(row(page, "pmatrix")).toBeVisible();
  await expect(row(page, "\\sum")).toBeHidden();
  await field.fill("no such command");
  await expect(statusOf(page)).toHaveText(/^0 of/);
  await field.fill("");
  await expect(statusOf(page)).toHaveText(/^\d+ commands and environments$/);
  await page
    .getByRole("combobox", { name: "Group" })
    .selectOption("Greek letters");
  await expect(row(page, "\\alpha")).toBeVisible();
  await expect(row(page, "\\frac")).toBeHidden();
  await page.getByLabel("KaTeX").first().selectOption("does not render it");
  await expect(row(page, "\\alpha")).toBeHidden();
  await expect(row(page, "\\koppa")).toBeVisible();
  await page.getByLabel("KaTeX").first().selectOption("all");
  await page
    .getByRole("combobox", { name: "Compute Engine" })
    .first()
    .selectOption("does not parse it");
  await expect(row(page, "\\alpha")).toBeHidden();
});

test("a command is copied by click and by key, an environment whole", async ({
  page,
}) => {
  await button(page, "\\beta").click();
  await expect(statusOf(page)).toHaveText("Copied \\beta");
  expect(await clipboard(page)).toBe("\\beta");
  await page
    .getByRole("searchbox", { name: "Name, symbol or word" })
    .fill("\\var");
  await page.keyboard.press("ArrowDown");
  const first = page.locator("tr:not([hidden]) button:visible");
  await expect(first.nth(0)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(first.nth(1)).toBeFocused();
  const name = await first.nth(1).textContent();
  await page.keyboard.press("Enter");
  await expect(statusOf(page)).toHaveText(`Copied ${name ?? ""}`);
  expect(await clipboard(page)).toBe(name);
  await page.getByRole("searchbox", { name: "Name, symbol" }).fill("pmatrix");
  await page.getByRole("button", { name: "pmatrix", exact: true }).click();
  await expect
    .poll(() => clipboard(page))
    .toBe("\\begin{pmatrix}\\end{pmatrix}");
});

function statusOf(page: Page) {
  return page.getByRole("status").filter({ hasText: /command|Copied/ });
}

function button(page: Page, name: string) {
  return page.getByRole("button", { name, exact: true });
}

function row(page: Page, name: string) {
  return page.locator("tr").filter({ has: button(page, name) });
}

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
