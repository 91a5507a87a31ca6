import type { Page } from "@playwright/test";

import type { Field } from "../../support/field.ts";
import { expect } from "../../support/fixture.ts";
import { openFields } from "./fields.ts";

/** Opens a mathfield that keeps the names of its events, and has the focus. */
export async function openLog(page: Page): Promise<void> {
  await openFields(
    page,
    `<math-field id="field">x+1</math-field><input id="next">`,
  );
  await page.locator("#field").evaluate((field) => {
    const log: string[] = [];
    const types = ["beforeinput", "input", "change", "selection-change"];
    types.push("mode-change", "undo-state-change", "move-out", "blur");
    for (const type of [...types, "focusout"])
      field.addEventListener(type, (event) => {
        const of = Reflect.get(event, "inputType") as string | undefined;
        log.push(of === undefined ? type : `${type} ${of}`);
        if (Reflect.get(window, "refused") === type) event.preventDefault();
      });
    Object.assign(window, { log });
  });
  await page.locator("#field").click({ position: { x: 8, y: 16 } });
  const sink = page.locator("#field [part=keyboard-sink]");
  await expect(sink).toBeFocused();
}

/** The events since this was last called, once all have come. */
export function taken(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let round = 0; round < 2; round += 1)
      await new Promise((done) =>
        requestAnimationFrame(() => setTimeout(done)),
      );
    const log = Reflect.get(window, "log") as string[];
    return log.splice(0);
  });
}

/** Runs code on the mathfield, and returns its events. */
export async function eventsOf(
  page: Page,
  run: (field: Field) => void,
): Promise<string[]> {
  await taken(page);
  await page.locator("#field").evaluate(run as (field: Element) => void);
  return taken(page);
}
