import type { Page } from "@playwright/test";

import { expectAccessible } from "../../support/accessible.ts";
import { expect, open, test } from "../../support/fixture.ts";
import { intercept } from "../../support/intercept.ts";

const ROUTE = "/mathfield/reference/keybindings/";

function keybindings(page: Page) {
  return page.getByRole("region", { name: "keybindings" });
}

/** Be on a computer of another make. */
async function pretend(page: Page, platform: string): Promise<void> {
  await page.addInitScript((name) => {
    Object.defineProperty(navigator, "platform", { value: name });
  }, platform);
}

test("pressed keys tell what they do, and Tab and Escape leave the field", async ({
  page,
}) => {
  await open(page, ROUTE);
  const field = page.getByLabel("Press keys to see what they do");
  await field.press("Shift+Backspace");
  const answers = page.getByRole("status").first().getByRole("listitem");
  await expect(answers).toHaveCount(2);
  await expect(answers.filter({ hasText: "deleteForward" })).toContainText(
    "text, LaTeX",
  );
  await expect(answers.filter({ hasText: "removeColumn" })).toContainText(
    "math",
  );
  await field.press("Alt+p");
  await expect(answers).toHaveCount(1);
  await expect(answers).toContainText("\\pi");
  await expect(field).toHaveValue("Alt + P");
  await field.press("F9");
  await expect(page.getByText("F9: no keybinding.")).toBeVisible();
  const status = page.getByRole("status").first();
  await field.focus();
  await page.keyboard.press("Tab");
  await expect(status).toContainText("moveToNextGroup");
  await expect(page.getByLabel("Filter by keys")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(field).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(status).toContainText("moveToPreviousGroup");
  await expect(field).not.toBeFocused();
  await field.focus();
  await page.keyboard.press("Escape");
  await expect(status).toContainText("Switch to LaTeX mode");
  await expect(field).not.toBeFocused();
});

test("the reader's system is chosen before scripts come", async ({ page }) => {
  await pretend(page, "MacIntel");
  await intercept(page, "**/*.js", (route) => route.fulfill({ body: "" }));
  await page.goto(ROUTE);
  const row = keybindings(page)
    .getByRole("listitem")
    .filter({ hasText: "Select all" });
  await expect(row.filter({ visible: true })).toHaveCount(1);
  await expect(row.filter({ visible: true })).toContainText("⌘A");
});

test("another system has other keys", async ({ page }) => {
  await pretend(page, "MacIntel");
  await open(page, ROUTE);
  const row = keybindings(page)
    .getByRole("listitem")
    .filter({ hasText: "Select all", visible: true });
  await expect(row).toHaveText(/⌘A/);
  await page.getByRole("combobox", { name: "System" }).selectOption("Windows");
  await expect(row).toHaveText(/CtrlA/);
  await page.getByLabel("Press keys to see what they do").press("Control+a");
  await expect(page.getByRole("status").first()).toContainText("Select all");
});

test("lists narrow by text, and a command is copied by key", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, ROUTE);
  const bindings = keybindings(page).getByRole("listitem");
  const others = bindings.filter({ hasNotText: /undo/i, visible: true });
  await expect(others).not.toHaveCount(0);
  await page.getByLabel("Filter by keys").fill("undo");
  await expect(others).toHaveCount(0);
  await expect(bindings.filter({ visible: true })).not.toHaveCount(0);
  await page.getByLabel("Filter by what is typed").fill("\\alpha");
  const shortcuts = page.getByRole("region", { name: "inline shortcuts" });
  await expect(
    shortcuts.getByRole("listitem").filter({ visible: true }),
  ).toHaveText(/alpha/);
  await page.getByLabel("Filter by name").fill("selectAll");
  const copy = page.getByRole("button", {
    name: 'executeCommand("selectAll")',
  });
  await copy.press("Enter");
  await expect(copy).toHaveAttribute("data-copied");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toBe('executeCommand("selectAll")');
});

test("an answer to pressed keys is accessible", async ({ page }) => {
  test.slow();
  await open(page, ROUTE);
  await page.getByLabel("Press keys to see what they do").press("Alt+v");
  await expect(page.getByRole("status").first()).toContainText("sqrt");
  await expectAccessible(page, "article");
});
