import type { Page } from "@playwright/test";

import { tableRows } from "../../../page-rows.ts";
import { documentTest as test } from "../../support/documents.ts";
import type { Field } from "../../support/field.ts";
import { expect } from "../../support/fixture.ts";
import { openFields } from "./fields.ts";

/** The page's rows on announcements, each for one key or several. */
const ROWS = tableRows(
  "docs/mathfield/guides/accessibility.mdx",
  "what-is-announced",
);

/** The formula of the page, with the caret after the exponent. */
const FORMULA = String.raw`\frac{x^2}{4}`;
const CARET = 4;

const ARROWS: Readonly<Record<string, string>> = {
  "←": "ArrowLeft",
  "→": "ArrowRight",
  "↑": "ArrowUp",
  "↓": "ArrowDown",
  Ctrl: "Control",
};

/** `Ctrl A` as Playwright names it: `Control+a`. */
function keyOf(words: string): string {
  return words
    .split(" ")
    .map(
      (word) => ARROWS[word] ?? (word.length === 1 ? word.toLowerCase() : word),
    )
    .join("+");
}

/** Actions that rows name in place of keys. */
const ACTIONS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "the shortcut pi": (page) => page.keyboard.type("pi"),
  async "the command \\alpha and Enter"(page) {
    await page.keyboard.type("\\alpha");
    await page.keyboard.press("Enter");
  },
  "a click": (page) => page.mouse.click(...INSIDE),
  "a double click": (page) => page.mouse.dblclick(...INSIDE),
  async "deleting a selection"(page) {
    await page.locator("math-field").evaluate((field) => {
      (field as Field).selection = { ranges: [[1, 4]] };
    });
    await page.keyboard.press("Backspace");
  },
  "a value that your program sets": (page) =>
    page.locator("math-field").evaluate((field) => {
      (field as Field).value = "y";
    }),
};

/** A point on the formula. */
const INSIDE = [20, 25] as const;

/**
 * Puts formula and caret as the page says, and waits until they are rendered.
 */
async function prepare(page: Page): Promise<void> {
  const field = page.locator("math-field");
  await field.focus();
  await expect(field.locator("[part=keyboard-sink]")).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("1");
  await field.evaluate(
    async (element, [formula, caret]) => {
      const mf = element as Field;
      mf.value = formula;
      mf.position = caret;
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise(requestAnimationFrame);
      const status = mf.shadowRoot?.querySelector("[role=status]");
      if (status) status.textContent = "";
    },
    [FORMULA, CARET] as const,
  );
}

test("the status says of each key what the page says", async ({ page }) => {
  await openFields(page, "<math-field></math-field>");
  const status = page.locator("math-field [role=status]");
  for (const [words = "", says] of ROWS)
    for (const each of words.split(", ")) {
      await prepare(page);
      const act = ACTIONS[each];
      if (act) await act(page);
      else await page.keyboard.press(keyOf(each));
      const text = ((await status.textContent()) ?? "").trim();
      expect.soft(text || "nothing", each).toBe(says);
      await page.keyboard.press("Escape");
    }
});
