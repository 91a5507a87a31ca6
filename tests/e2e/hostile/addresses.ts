import type { Page } from "@playwright/test";

import { expect, open } from "../support/fixture.ts";

export const COMPUTE = "/compute-engine/demo/";

export const field = (page: Page) => page.locator("[data-field] math-field");
export const source = (page: Page) =>
  page.getByRole("textbox", { name: "LaTeX", exact: true });
export const alert = (page: Page) => page.locator("main").getByRole("alert");

/** Opens a demo and touches its formula, so that the field is live. */
export async function openLive(page: Page, route: string): Promise<void> {
  await open(page, route);
  await page.locator("[data-field]").click();
  await expect(field(page)).toBeVisible();
}

/** Follows a link within the page. */
export async function follow(
  page: Page,
  state: Readonly<Record<string, string>>,
): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, new URLSearchParams(state).toString());
}

/** A link is refused: that is said, and the reader can go on. */
export async function expectRefused(
  page: Page,
  why: RegExp,
  formula: string,
): Promise<void> {
  await expect(alert(page)).toContainText(why);
  await expect(field(page)).toHaveJSProperty("value", formula);
  await follow(page, { latex: "x+1" });
  await expect(alert(page)).toHaveCount(0);
  await expect(field(page)).toHaveJSProperty("value", "x+1");
}

/** Returns the LaTeX in the field of a page. */
export function formulaIn(page: Page): Promise<string> {
  return field(page).evaluate((element) => (element as HTMLInputElement).value);
}

/** Gives a formula to the field itself, past all that looks at it before. */
export async function hand(page: Page, latex: string): Promise<void> {
  await field(page).evaluate((element, value) => {
    (element as HTMLInputElement).value = value;
  }, latex);
}
