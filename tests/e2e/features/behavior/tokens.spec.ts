import type { Page } from "@playwright/test";

import { tableRows } from "../../../page-rows.ts";
import { documentTest as test } from "../../support/documents.ts";
import type { Field } from "../../support/field.ts";
import { expect } from "../../support/fixture.ts";
import { openFields } from "./fields.ts";

/** A place that inserts LaTeX with a token, in a mathfield that has the focus. */
type Place = (page: Page, latex: string) => Promise<unknown>;

const PLACES: Readonly<Record<string, Place>> = {
  "the command": (page, latex) =>
    page.evaluate((text) => {
      const field = document.querySelector("math-field") as Field;
      return field.executeCommand(["insert", text]);
    }, latex),
  "the method": (page, latex) =>
    page.evaluate((text) => {
      const field = document.querySelector("math-field") as Field;
      field.insert(text);
    }, latex),
  "a keybinding": async (page, latex) => {
    await page.evaluate((text) => {
      const command = ["insert", text];
      Object.assign(document.querySelector("math-field") as Field, {
        keybindings: [{ key: "ctrl+alt+[KeyG]", command }],
      });
    }, latex);
    await page.keyboard.press("Control+Alt+KeyG");
  },
  "a keycap's insert": (page, latex) =>
    pressKeycap(page, { label: "K", insert: latex }),
  "a keycap's latex": (page, latex) => pressKeycap(page, { latex }),
  "a keycap's command": (page, latex) =>
    pressKeycap(page, { label: "K", command: ["insert", latex] }),
  "an inline shortcut": async (page, latex) => {
    await page.evaluate((text) => {
      Object.assign(document.querySelector("math-field") as Field, {
        inlineShortcuts: { qz: text },
      });
    }, latex);
    await page.keyboard.type("qz");
  },
};

async function pressKeycap(page: Page, keycap: object): Promise<void> {
  await page.evaluate((cap) => {
    const keyboard = window.mathVirtualKeyboard;
    keyboard.layouts = { rows: [[cap]] };
    keyboard.show({ animate: false });
  }, keycap);
  await page.locator(".is-visible .MLK__keycap").first().click();
}

/** The formula that a cell of the table tells, with or without a selection. */
function told(says: string, isSelected: boolean, formula: string): string {
  const box = "\\sqrt{\\placeholder{}}";
  if (isSelected) return `${says === "the selection" ? "\\sqrt{12}" : box}+34`;
  const isOperand = says.startsWith("the operand");
  return isOperand && formula === "12+34" ? "12+\\sqrt{34}" : formula + box;
}

test("each token takes what the page says, in each place", async ({ page }) => {
  await openFields(page, `<math-field></math-field>`);
  await page.locator("[part=keyboard-sink]").focus();
  const rows = tableRows("docs/mathfield/guides/commands.mdx", "tokens");
  for (const [token = "", selected = "", without = ""] of rows)
    for (const [place, insert] of Object.entries(PLACES))
      for (const formula of ["12+34", "12+", "selected"]) {
        const isSelected = formula === "selected";
        // Typing replaces the selection before the shortcut is complete.
        if (isSelected && place === "an inline shortcut") continue;
        await page.evaluate((latex) => {
          const field = document.querySelector("math-field") as Field;
          field.value = latex === "selected" ? "12+34" : latex;
          field.position = field.lastOffset;
          if (latex === "selected")
            Object.assign(field, { selection: { ranges: [[0, 2]] } });
        }, formula);
        await insert(page, `\\sqrt{${token}}`);
        const value = await page
          .locator("math-field")
          .evaluate((field) => (field as Field).value);
        expect(value, `${token} in ${place}: ${formula}`).toBe(
          told(isSelected ? selected : without, isSelected, formula),
        );
      }
  await page.evaluate(() => {
    window.mathVirtualKeyboard.hide({ animate: false });
  });
});

test("in a value, each token is a placeholder", async ({ page }) => {
  await openFields(page, `<math-field></math-field>`);
  const rows = tableRows("docs/mathfield/guides/commands.mdx", "tokens");
  for (const [token = ""] of rows) {
    const value = await page.locator("math-field").evaluate((field, text) => {
      (field as Field).value = "12+34";
      (field as Field).value = `1+\\sqrt{${text}}`;
      return (field as Field).value;
    }, token);
    expect(value, token).toBe("1+\\sqrt{\\placeholder{}}");
  }
});
