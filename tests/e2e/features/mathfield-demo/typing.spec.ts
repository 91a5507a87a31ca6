import type { Page } from "@playwright/test";

import {
  keysOf,
  TRIES,
} from "../../../../src/features/mathfield-demo/tries.ts";
import { expect, open, test } from "../../support/fixture.ts";
import { choose, enter, event, field, latex, ROUTE, write } from "./demo.ts";

test("events are listed as they fire, and the selection is told", async ({
  page,
}) => {
  await open(page, ROUTE);
  await enter(page);
  await expect(event(page, "focus").first()).toBeVisible();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowRight");
  await expect(event(page, "move-out").first()).toBeVisible();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("x");
  await expect(event(page, "input").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(event(page, "change").first()).toBeVisible();
  await page.keyboard.press("Shift+ArrowLeft");
  await choose(page, "Selection");
  await field(page).focus();
  const selection = page.getByRole("region", { name: "Selection" });
  await expect(selection).toContainText("backward");
  await choose(page, "Events, newest first");
  await page.getByLabel("Pause").check();
  await page.getByRole("button", { name: "Clear events" }).click();
  await field(page).press("y");
  await expect(latex(page)).toHaveValue("y");
  await expect(
    page.getByText("Type in the field, or move its caret."),
  ).toBeVisible();
});

test("the keys of the page do what it says", async ({ page }) => {
  await open(page, ROUTE);
  await enter(page);
  const rows = page.locator("table:has(kbd) tbody tr");
  const told = await rows.evaluateAll((all) =>
    all.map((row) => ({
      caps: [...row.querySelectorAll("kbd")].map((kbd) => kbd.textContent),
      latex: row.querySelector("code")?.textContent ?? "",
    })),
  );
  expect(told.length).toBeGreaterThan(8);
  for (const { caps, latex: expected } of told) {
    await write(page, "");
    await field(page).focus();
    await expect(field(page)).toBeFocused();
    for (const cap of caps) await press(page, cap);
    await expect(latex(page), caps.join(" ")).toHaveValue(expected);
  }
});

/** Presses what a cap is labelled with: a key, or letters in turn. */
async function press(page: Page, cap: string): Promise<void> {
  if (cap.includes("+") && cap.length > 1)
    await page.keyboard.press(
      cap
        .replace("Ctrl", "Control")
        .replace(/[A-Z]$/, (key) => key.toLowerCase()),
    );
  else if (cap === "Enter") await page.keyboard.press(cap);
  else await page.keyboard.type(cap);
}

test("the formulas to try come out as shown, typed by hand or by the page", async ({
  page,
}) => {
  // It presses a hundred keys.
  test.slow();
  await open(page, ROUTE);
  await enter(page);
  expect(TRIES.length).toBeGreaterThan(1);
  const rowOf = (title: string) =>
    page.getByRole("listitem").filter({ hasText: title });
  for (const each of TRIES)
    await test.step(`by hand: ${each.title}`, async () => {
      const row = rowOf(each.title);
      await expect(row.getByRole("status")).toHaveText("");
      await row.getByRole("button", { name: /^Empty/ }).click();
      await expect(latex(page)).toHaveValue("");
      await expect(field(page)).toBeFocused();
      for (const key of keysOf(each)) await page.keyboard.press(key);
      await expect(latex(page)).toHaveValue(each.latex);
      await expect(row.getByRole("status")).toHaveText("✓ Done");
    });
  // Each begins with the formula of the one before. The first is typed at a
  // reader's pace, the others at once.
  for (const [at, each] of TRIES.entries())
    await test.step(`by the page: ${each.title}`, async () => {
      if (at > 0) await page.emulateMedia({ reducedMotion: "reduce" });
      const button = rowOf(each.title).getByRole("button", { name: /^Type/ });
      await button.click();
      await expect(latex(page)).toHaveValue(each.latex);
    });
});
