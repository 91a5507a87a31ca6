import type { Page } from "@playwright/test";

import {
  encodeState,
  type PlaygroundState,
} from "../../../../src/playground/address.ts";
import { open } from "../../support/fixture.ts";

/** The page that is a playground. */
export const ROUTE = "/playground/";
/** The end of an address with code in it. */
export const CODE = /#code=1\.[\w-]+$/;
/** Of the code that the page starts with. */
export const FIRST = 'ce.parse("x^2 \\\\ln x")';

export const region = (page: Page) =>
  page.getByRole("region", { name: "Editor" });
export const editor = (page: Page) => region(page).getByRole("textbox").first();

/** Locates the page's note on code that it was opened with. */
export const note = (page: Page) =>
  page.getByText(/^This code came with the address/);
export const language = (page: Page, name: string) =>
  page.getByRole("radio", { name });

/** A problem with the address, as the page says it. */
export const problem = (page: Page) => region(page).getByRole("alert");

/** Opens the page with code in its address. */
export async function openWith(
  page: Page,
  state: PlaygroundState,
): Promise<void> {
  await open(page, `${ROUTE}#${await encodeState(state)}`);
}

/** Puts text at the end of the code, as the reader does. */
export async function append(page: Page, text: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText(text);
}

/** Puts text in the place of the code. */
export async function replace(page: Page, text: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(text);
}
