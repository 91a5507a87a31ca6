import type { Locator, Page } from "@playwright/test";

import { expect } from "../../support/fixture.ts";

/** The script with the engine, which comes when the reader wants it. */
export const ENGINE = /\/assets\/.*compute-engine.*/;

/** The script of the field. */
export const MATHLIVE = /\/assets\/.*mathlive.*/;

/** A row of the results. */
export function row(page: Page, label: string): Locator {
  return page
    .locator("dl > div", { has: page.locator("dt", { hasText: label }) })
    .locator("dd");
}

/** The line that says where the results come from. */
export function source(page: Page): Locator {
  return page.locator("main [data-status]");
}

/** The live plot; the picture that the build drew is an image. */
export function plot(page: Page): Locator {
  return page.getByRole("application", { name: /^Plot of/ });
}

/** Locates the text box: the field's stand-in, which needs scripts. */
export function textbox(page: Page): Locator {
  return page.locator("main [role=textbox]");
}

/** Clicks into the formula, as a reader does, and waits until it takes keys. */
export async function enter(page: Page): Promise<void> {
  await page.locator("[data-field]").click();
  await expect(page.locator("math-field")).toBeFocused();
}

/** Replaces the formula by another. */
export async function type(page: Page, keys: string): Promise<void> {
  await enter(page);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(keys);
}

/** Waits until the engine has answered. */
export async function isComputed(page: Page): Promise<void> {
  // The engine is a megabyte, and its worker starts cold.
  await expect(source(page)).toHaveAttribute("data-status", "done", {
    timeout: 30_000,
  });
}
