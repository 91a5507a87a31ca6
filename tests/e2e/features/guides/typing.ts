import type { Locator, Page } from "@playwright/test";

import type { Field } from "../../support/field.ts";
import { expect } from "../../support/fixture.ts";
import { MARKUP, ranInView, resultOf } from "../../support/markup.ts";

/** A part of an example's result, once the example has run. */
export async function partOf(
  page: Page,
  title: string,
  selector = "math-field",
): Promise<Locator> {
  const example = page.locator(`${MARKUP}[data-title="${title}"]`);
  await ranInView(example);
  return resultOf(example).locator(selector);
}

/** Waits until a mathfield has this value. */
export function expectValue(field: Locator, value: string): Promise<void> {
  const read = () => field.evaluate((element) => (element as Field).value);
  return expect.poll(read).toBe(value);
}

/** Gives a mathfield the keyboard, as only a click does in a frame. */
export async function enter(field: Locator): Promise<void> {
  await field.click({ position: { x: 8, y: 16 } });
  await expect(field.locator("[part=keyboard-sink]")).toBeFocused();
}

/** Types at the end of a formula, as if nothing was typed before. */
export async function typeAfter(
  field: Locator,
  formula: string,
  text: string,
): Promise<void> {
  await enter(field);
  await field.evaluate((element, latex) => {
    const mf = element as Field;
    mf.value = latex;
    mf.executeCommand("moveToMathfieldEnd");
  }, formula);
  await field.page().keyboard.type(text);
}
