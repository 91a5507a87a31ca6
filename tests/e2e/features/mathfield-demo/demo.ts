import type { Locator, Page } from "@playwright/test";

import { expect } from "../../support/fixture.ts";

export const ROUTE = "/mathfield/demo/";

/** The script of the field. */
export const MATHLIVE = "**/assets/js/mathlive.*.js";

/** Locates the formula: a click finds it while a field takes its place. */
export const fieldBox = (page: Page): Locator => page.locator("[data-field]");

/** The formula before its field comes. */
export const standIn = (page: Page): Locator =>
  fieldBox(page).locator("[role=textbox]");

export const field = (page: Page): Locator => page.locator("math-field");

export const latex = (page: Page): Locator =>
  page.getByRole("textbox", { name: "LaTeX" });

/** The formula in the notation that is chosen. */
export const value = (page: Page, name: string): Locator =>
  page.getByRole("group", { name, exact: true });

/** Chooses a notation, or what else is called so. */
export const choose = (page: Page, name: string): Promise<void> =>
  page.getByRole("radio", { name, exact: true }).check();

/** Chooses a notation, and expects the formula in it. */
export async function expectIn(
  page: Page,
  name: string,
  text: string | RegExp,
): Promise<void> {
  await choose(page, name);
  // The engine is a megabyte.
  await expect(value(page, name)).toHaveText(text, { timeout: 30_000 });
}

/** The entries of an event in the list of events. */
export const event = (page: Page, name: string): Locator =>
  page.getByRole("region", { name: "Events" }).getByText(name, { exact: true });

/** Touches the formula, and waits until a field has taken its place. */
export async function enter(page: Page): Promise<void> {
  await fieldBox(page).click();
  await expect(field(page)).toBeFocused();
}

/** Replaces the formula by other LaTeX. */
export async function write(page: Page, text: string): Promise<void> {
  await latex(page).fill(text);
  await expect(field(page)).toHaveJSProperty("value", text);
}
