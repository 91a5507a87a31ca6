import type { Page } from "@playwright/test";

import { documentTest as test } from "../../support/documents.ts";
import type { Field } from "../../support/field.ts";
import { expect } from "../../support/fixture.ts";
import { openFields, walk } from "./fields.ts";

const OPEN = "\\placeholder[a]{1}+\\placeholder[b]{2}=3";
const EMPTY = "\\placeholder[a]{}+\\placeholder[b]{}";
const MARKED = "\\placeholder[a][correct]{1}+\\placeholder[b][incorrect]{2}";
const LOCKED = "\\placeholder[a][correct][locked]{1}";
const FIRST_LOCKED = `${LOCKED}+\\placeholder[b]{2}`;
const LAST_LOCKED = "\\placeholder[a]{1}+\\placeholder[b][correct][locked]{2}";

/**
 * The steps of Tab, and of Shift+Tab from behind: `in` the mathfield, `on` to
 * the next element of the page, or back.
 */
const WALKS: [attributes: string, latex: string, tab: string, back: string][] =
  [
    ["read-only", OPEN, "in in on", "in on"],
    ["read-only", EMPTY, "in in on", "in on"],
    ["read-only", MARKED, "in in on", "in on"],
    ["read-only", "\\placeholder[a]{1}", "in on", "in on"],
    ["read-only", "\\boxed{1}+\\placeholder[b]{2}", "in on", "in on"],
    ["read-only", "\\boxed{1}+\\boxed{2}", "in in on", "in on"],
    ["read-only", "1+2=3", "in in on", "in on"],
    ["", OPEN, "in in in on", "in on"],
    ["", EMPTY, "in in in on", "in on"],
    ["read-only", FIRST_LOCKED, "in in in in", "in on"],
    ["read-only", LAST_LOCKED, "in in in in", "in on"],
    ["read-only", LOCKED, "in in in in", "in on"],
    ["", FIRST_LOCKED, "in in in in", "in on"],
    ["read-only inert", FIRST_LOCKED, "on", "on"],
    ["inert", OPEN, "on", "on"],
    ["read-only tabindex=-1", OPEN, "on", "on"],
  ];

test("Tab goes through prompts, and does not leave a locked one", async ({
  page,
}) => {
  // Each walk has its mathfield, because one that was left keeps its caret.
  const walks = WALKS.flatMap(([attributes, latex, tab, back]) => [
    { attributes, latex, key: "Tab", steps: tab },
    { attributes, latex, key: "Shift+Tab", steps: back },
  ]);
  const html = walks.map(
    ({ attributes, latex, key }, row) =>
      `<p><input id="${key === "Tab" ? "from" : "on"}-${row}"><math-field id="in-${row}" ${attributes}>${latex}</math-field><input id="${key === "Tab" ? "on" : "from"}-${row}"></p>`,
  );
  await openFields(page, html.join(""));
  const walked: string[] = [];
  for (const [row, { attributes, latex, key, steps }] of walks.entries()) {
    await page.locator(`#from-${row}`).focus();
    const ids = await walk(page, key, steps.split(" ").length);
    const places = ids.map((id) =>
      id.endsWith(`-${row}`) ? id.replace(/-.*/, "") : id,
    );
    walked.push(`${key} ${attributes} ${latex}: ${places.join(" ")}`);
  }
  expect(walked).toEqual(
    walks.map(
      ({ attributes, latex, key, steps }) =>
        `${key} ${attributes} ${latex}: ${steps}`,
    ),
  );
});

test("a locked answer can be deleted, and typed over from outside", async ({
  page,
}) => {
  await openFields(
    page,
    `<input id="i"><math-field id="mf" read-only>2${LOCKED}+\\placeholder[b]{2}</math-field>`,
  );
  const latex = () =>
    page.evaluate(() =>
      document.querySelector<Field>("#mf")?.getValue("latex-expanded"),
    );
  await page.locator("#i").focus();
  for (const key of ["Tab", "Tab", "7"]) await page.keyboard.press(key);
  expect(await latex()).toBe(
    "72\\placeholder[a][correct][locked]{}+\\placeholder[b]{2}",
  );
});

test("a read-only mathfield takes brackets, and spaces beside text", async ({
  page,
}) => {
  const rows = [
    ["read-only", "(", "x+1\\left(\\text{a}\\right)"],
    ["read-only", "Space", "x+1\\text{ a}"],
    ["read-only", "y", "x+1\\text{a}"],
    ["disabled", "(", "x+1\\text{a}"],
  ] as const;
  for (const isCancelled of [false, true])
    for (const [attribute, key, value] of rows) {
      await openFields(
        page,
        `<math-field ${attribute}>x+1\\text{a}</math-field>`,
      );
      const field = page.locator("math-field");
      await field.evaluate((element, cancels) => {
        const options = { capture: true };
        if (cancels)
          element.addEventListener(
            "keydown",
            (e) => e.preventDefault(),
            options,
          );
        element.focus();
        Reflect.set(element, "position", 3);
      }, isCancelled);
      await settle(page);
      await page.keyboard.press(key);
      const latex = await field.evaluate((element) => (element as Field).value);
      const before = "x+1\\text{a}";
      expect.soft(latex, attribute + key).toBe(isCancelled ? before : value);
    }
});

/** Waits for what a mathfield puts off when it gets the focus. */
function settle(page: Page): Promise<unknown> {
  return page.waitForFunction(
    () => (Reflect.get(window, "timersUnderway") as Set<number>).size === 0,
  );
}

test("change comes for Enter, and with the focus only after an edit", async ({
  page,
}) => {
  await openFields(
    page,
    `<input id="i"><math-field id="plain">x</math-field><math-field id="ro" read-only>\\placeholder[a]{1}</math-field>`,
  );
  await page.evaluate(() => {
    Reflect.set(window, "changes", []);
    document.addEventListener("change", ({ target }) => {
      if (target instanceof HTMLElement && target.localName === "math-field")
        (Reflect.get(window, "changes") as string[]).push(target.id);
    });
  });
  const changes = () =>
    page.evaluate(() => (Reflect.get(window, "changes") as string[]).splice(0));
  for (const id of ["plain", "ro"]) {
    const steps: [string[], number][] = [
      [[], 0],
      [["2"], 1],
      [["Enter"], 1],
      // The second is for the formula that has changed since the focus came.
      [["3", "Enter"], 2],
    ];
    for (const [keys, count] of steps) {
      await page.locator(`#${id}`).click();
      await settle(page);
      for (const key of keys) await page.keyboard.press(key);
      await page.locator("#i").focus();
      expect(`${keys.join(" ")} ${(await changes()).length}`).toBe(
        `${keys.join(" ")} ${count}`,
      );
    }
  }
});
