import {
  factsOf,
  inlineShortcuts,
} from "../../../../plugins/package-facts/index.ts";
import { documentTest as test } from "../../support/documents.ts";
import type { Field } from "../../support/field.ts";
import { expect } from "../../support/fixture.ts";
import { openFields } from "./fields.ts";

/** Those that the reference says never apply. */
const NEVER = /[/\\^_]|^~|^lim(?:inf|sup)$/;

/** The keys of an English keyboard that type these with Shift. */
const SHIFTED: Readonly<Record<string, string>> = {
  "~": "Backquote",
  "!": "Digit1",
  "^": "Digit6",
  "*": "Digit8",
  "(": "Digit9",
  ")": "Digit0",
  _: "Minus",
  "+": "Equal",
  ":": "Semicolon",
  '"': "Quote",
  "|": "Backslash",
  "<": "Comma",
  ">": "Period",
  "?": "Slash",
};

const keyOf = (character: string) =>
  SHIFTED[character] ? `Shift+${SHIFTED[character]}` : character;

/** Runs in the page: a formula after which a shortcut applies. */
function prepare(base: string): void {
  const field = document.querySelector("#typed") as Field;
  field.executeCommand(["switchMode", "math"]);
  field.value = base;
  field.position = field.lastOffset;
}

/** Runs in the page: whether what was typed became this LaTeX. */
function hasApplied([base, latex]: readonly [string, string]): boolean {
  const [typed, told] = document.querySelectorAll<Field>("math-field");
  if (!typed || !told) throw new Error("no mathfields");
  told.value = base;
  told.position = told.lastOffset;
  told.executeCommand(["insert", latex]);
  return typed.value === told.value;
}

test("each shortcut applies when it is typed, but for those that never do", async ({
  page,
}) => {
  await openFields(
    page,
    `<math-field id="typed"></math-field><math-field></math-field>`,
  );
  await page.locator("#typed [part=keyboard-sink]").focus();
  await page.keyboard.press("x");
  const wrong: string[] = [];
  for (const { text, latex, after } of await factsOf(inlineShortcuts)) {
    // Signs such as ∑ have no key here.
    if (/[^ -~]/.test(text)) continue;
    const isAnywhere = !after || after.includes("nothing");
    const base = isAnywhere ? "" : after.includes("letter") ? "x" : "2";
    await page.evaluate(prepare, base);
    // Ends what was typed before.
    await page.keyboard.press("ArrowRight");
    for (const character of text) await page.keyboard.press(keyOf(character));
    const applies = await page.evaluate(hasApplied, [base, latex] as const);
    if (applies === NEVER.test(text)) wrong.push(`${text}: ${applies}`);
  }
  expect(wrong).toEqual([]);
});
