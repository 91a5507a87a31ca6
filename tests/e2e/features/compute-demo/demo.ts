import type { Locator, Page } from "@playwright/test";

import { expect } from "../../support/fixture.ts";

export const ROUTE = "/compute-engine/demo/";

export const demo = (page: Page): Locator => page.locator("[data-demo]");

export const field = (page: Page): Locator => demo(page).locator("math-field");

export const input = (page: Page, name: string): Locator =>
  demo(page).getByRole("textbox", { name, exact: true });

export const latex = (page: Page): Locator => input(page, "LaTeX");

export const json = (page: Page): Locator => input(page, "MathJSON");

/** The result of a task, which other tasks may share. */
export const panel = (page: Page, task: string): Locator =>
  demo(page).locator(`[data-outcome~="${task}"]`);

/** The answer, or why there is none. */
export const answer = (page: Page): Locator =>
  demo(page).getByRole("group", { name: "Answer", exact: true });

/** The program that computes what is shown. */
export const program = (page: Page): Locator =>
  demo(page).locator("[data-program]");

/** Waits until all results are those of what was entered. */
export async function settled(page: Page): Promise<void> {
  const busy = demo(page).locator(
    '[aria-busy="true"]:is([data-outcome], [data-answer])',
  );
  // The engine is a megabyte, and the machine may have other things to do.
  await expect(busy).toHaveCount(0, { timeout: 30_000 });
}

/** Expects results, each as its panel's Copy gives it. */
export async function expectResults(
  page: Page,
  results: Readonly<Record<string, string>>,
): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  for (const [task, text] of Object.entries(results)) {
    await panel(page, task).getByRole("button", { name: /^Copy/ }).click();
    await expect.soft.poll(() => clipboard(page), task).toBe(text);
  }
}

/** Reads the text that was copied last. */
export function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
