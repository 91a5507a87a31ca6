import type { Page } from "@playwright/test";

import { tableRows } from "../../../page-rows.ts";
import { documentTest as test } from "../../support/documents.ts";
import type { Field } from "../../support/field.ts";
import { expect } from "../../support/fixture.ts";
import { caretAfter } from "./carets.ts";
import { openFields } from "./fields.ts";

const FILE = "docs/mathfield/guides/focus.mdx";

/** More presses than any way through a row takes. */
const MOST_STEPS = 6;

/** The row of each number is in a section, of which one is shown. */
function show(page: Page, row: number): Promise<void> {
  return page.evaluate((shown) => {
    for (const [at, section] of document.querySelectorAll("section").entries())
      section.hidden = at !== shown;
  }, row);
}

/** Returns the place of the focus: an id, or the place in the formula. */
function place(page: Page): Promise<string> {
  return page.evaluate(() => {
    const active = document.activeElement;
    if (active?.localName !== "math-field") return active?.id ?? "";
    const field = active as Field;
    const { position, lastOffset, selection } = field;
    const id = field.getPrompts().find((each) => {
      const [start = 0, end = 0] = field.getPromptRange(each) ?? [];
      return start <= position && position <= end;
    });
    if (id !== undefined) return `prompt ${id}`;
    const selected = field.getValue(selection, "latex");
    if (selected.startsWith("\\placeholder")) return `placeholder ${position}`;
    if (position === 0) return "start";
    return position === lastOffset ? "end" : `inside ${position}`;
  });
}

/**
 * Presses a key until the place is another. A key pressed while the virtual
 * keyboard opens can be lost, so a place that stays was pressed at twice.
 */
async function step(page: Page, key: string): Promise<string> {
  const before = await place(page);
  for (let frame = 0; frame < 20; frame += 1) {
    if (frame % 10 === 0) await page.keyboard.press(key);
    const now = await place(page);
    if (now !== before) return now;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return before;
}

const inWords = (stops: readonly string[]) =>
  stops.join(", ").replaceAll(/(placeholder|inside) \d+/g, "$1") || "no stop";

/** The way through a row, in the words of the page. */
async function way(
  page: Page,
  [key, from, to]: readonly [string, string, string],
  first: string,
): Promise<string> {
  await page.locator(`section:not([hidden]) .${from}`).focus();
  const stops: string[] = [];
  while (stops.length < MOST_STEPS) {
    const now = await step(page, key);
    if (now.startsWith(to)) return inWords(stops);
    if (/^(before|after|last)\d/.test(now)) return inWords([...stops, first]);
    if (now === stops.at(-1)) return inWords([...stops, "stays there"]);
    stops.push(now);
  }
  return inWords(stops);
}

test("Tab goes through each mathfield as the page says", async ({ page }) => {
  const rows = tableRows(FILE, "where-tab-stops");
  await openFields(
    page,
    rows
      .map(
        ([, , , markup], at) =>
          `<section><input id="before${at}" class="before">${markup}
           <input id="after${at}" class="after"><input id="last${at}"></section>`,
      )
      .join(""),
  );
  for (const [at, [name = "", forwards, back]] of rows.entries()) {
    await show(page, at);
    const field = page.locator("section:not([hidden]) math-field");
    if (name.includes("locked"))
      await field.evaluate((element) => {
        (element as Field).setPromptState("a", "correct", true);
      });
    if (name.includes("virtual keyboard"))
      await page.evaluate(() => {
        window.mathVirtualKeyboard.show({ animate: false });
        return new Promise((resolve) => requestAnimationFrame(resolve));
      });
    const there = await way(
      page,
      ["Tab", "before", "after"],
      "back to the first element",
    );
    const again = await way(
      page,
      ["Shift+Tab", "after", "before"],
      "on to the last element",
    );
    expect.soft([there, again], name).toEqual([forwards, back]);
    await page.evaluate(() => {
      window.mathVirtualKeyboard.hide({ animate: false });
    });
  }
});

/** A stop in the words of the page: what is selected, or where the caret is. */
function stop(page: Page): Promise<string> {
  return page.evaluate(() => {
    const field = document.activeElement as Field;
    if (field.localName !== "math-field") return "leaves the mathfield";
    const selected = field.getValue(field.selection, "latex");
    if (selected !== "") return selected;
    if (field.position === field.lastOffset) return "end";
    const before = field.getValue(0, field.position, "latex");
    return `${before}+c` === field.value ? "after the script" : before;
  });
}

test("Tab goes on from inside a formula as the page says", async ({ page }) => {
  await openFields(page, `<math-field id="field"></math-field><input>`);
  const field = page.locator("#field");
  for (const [latex = "", said = ""] of tableRows(
    FILE,
    "from-inside-a-formula",
  )) {
    await field.evaluate(caretAfter, latex);
    await field.locator("[part=keyboard-sink]").focus();
    const stops: string[] = [];
    while (!/^(end|leaves)/.test(stops.at(-1) ?? "")) {
      if (stops.length > MOST_STEPS) break;
      await step(page, "Tab");
      stops.push(await stop(page));
    }
    expect.soft(stops.join(", "), latex).toBe(said);
  }
});
