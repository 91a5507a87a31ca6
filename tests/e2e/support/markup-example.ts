import type { Locator, Page } from "@playwright/test";

import { open } from "./fixture.ts";
import { findPlace, MARKUP, ranInView, resultOf } from "./markup.ts";

/**
 * A page with a markup example that has a mathfield and prints nothing, and
 * that the bar at the top of each page leads to.
 */
export const { route } = findPlace(({ route }) => route === "/mathfield/");

/** The first example of the page with a mathfield and a script. */
export function exampleOn(page: Pick<Page, "locator">): Locator {
  return page
    .locator(MARKUP)
    .filter({ has: page.locator("[data-language=js]") })
    .filter({ hasText: "<math-field" })
    .first();
}

/** Opens the page, and waits until its example has run. */
export async function openExample(page: Page): Promise<Locator> {
  await open(page, route);
  const example = exampleOn(page);
  await ranInView(example);
  return example;
}

/** A tab of an example's sources. */
export function tab(example: Locator, name: string): Locator {
  return example.getByRole("tab", { name });
}

/** A button in the head of an example. */
export function button(example: Locator, name: string): Locator {
  return example.getByRole("button", { name, exact: true });
}

/** The mathfield that an example shows. */
export function field(example: Locator): Locator {
  return resultOf(example).locator("math-field").first();
}

/** Puts other code into a source. */
export async function write(
  example: Locator,
  name: string,
  code: string,
): Promise<void> {
  await tab(example, name).click();
  if (await button(example, "Edit").isVisible())
    await button(example, "Edit").click();
  const source = example.getByRole("textbox");
  // Not filled: the editor would keep the lines that are there.
  await source.press("Control+A");
  await source.press("Delete");
  await example.page().keyboard.insertText(code);
}
