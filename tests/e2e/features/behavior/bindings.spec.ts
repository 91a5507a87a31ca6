import type { CDPSession, Page } from "@playwright/test";

import {
  factsOf,
  keybindings,
} from "../../../../plugins/package-facts/index.ts";
import {
  bindingRows,
  isNeverPressed,
} from "../../../../plugins/reference-tables/index.ts";
import { PLATFORMS } from "../../../../src/keys/index.ts";
import { documentTest as test } from "../../support/documents.ts";
import type { Field } from "../../support/field.ts";
import { expect } from "../../support/fixture.ts";
import { openFields } from "./fields.ts";

/** The systems of one keyboard, as `navigator` names them. */
const SYSTEMS = { other: "Linux x86_64", macos: "MacIntel" } as const;

/** Number of systems that MathLive tells apart. */
const ALL = Object.keys(PLATFORMS).length;

const MODES = ["math", "text", "latex"] as const;

/** A key as Playwright names it: `Shift+Alt+KeyV`. */
function pressName(keys: string): string {
  return keys
    .replaceAll(/\b[a-z]+(?=\+)/g, (word) => MODIFIERS[word] ?? word)
    .replace(/\[(\w+)\]/, "$1");
}

const MODIFIERS: Readonly<Record<string, string>> = {
  shift: "Shift",
  alt: "Alt",
  ctrl: "Control",
  meta: "Meta",
};

/** Keys that a keyboard of Playwright's does not have. */
const RARE =
  /Cut|Copy|Paste|Undo|Redo|Clear|EraseEof|IntlBackslash|Page(up|down)/;

async function press(
  page: Page,
  session: CDPSession,
  keys: string,
): Promise<void> {
  const name = pressName(keys);
  if (!RARE.test(name)) return page.keyboard.press(name);
  const key = name === "IntlBackslash" ? "\\" : name;
  for (const type of ["rawKeyDown", "keyUp"] as const)
    await session.send("Input.dispatchKeyEvent", { type, code: name, key });
}

type Ran = [mode: (typeof MODES)[number], at: number];

/**
 * Runs in the page: each of the package's keybindings only tells its number.
 */
function tellNumbers(): void {
  const field = document.querySelector("#field") as Field & { mode: Ran[0] };
  const ran: Ran[] = [];
  Object.assign(window, { ran });
  field.addEventListener("ran", (event) =>
    ran.push([field.mode, (event as CustomEvent<number>).detail]),
  );
  field.keybindings = field.keybindings.map((binding, at) => ({
    ...binding,
    command: ["dispatchEvent", "ran", at],
  }));
  addEventListener("keydown", (event) => {
    event.preventDefault();
  });
}

/**
 * Runs in the page: what ran up to `math`, and another mode for the next key.
 */
function enterMode(mode: string): Ran[] {
  const field = document.querySelector("#field") as Field;
  field.executeCommand(["switchMode", "math"]);
  field.value = "x";
  field.executeCommand(["switchMode", mode]);
  const ran = Reflect.get(window, "ran") as Ran[];
  return mode === "math" ? ran.splice(0) : ran;
}

for (const [system, platform] of Object.entries(SYSTEMS))
  test(`each row of the keys runs what it says on ${system}`, async ({
    page,
  }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, "platform", { get: () => name });
      const none = { get: () => undefined };
      Object.defineProperty(navigator, "userAgentData", none);
    }, platform);
    await openFields(page, `<math-field id="field"></math-field>`);
    const all = await factsOf(keybindings);
    const rows = bindingRows(all);
    await page.evaluate(tellNumbers);
    const session = await page.context().newCDPSession(page);
    await page.locator("#field [part=keyboard-sink]").focus();
    await page.keyboard.press("x");
    const wrong: string[] = [];
    for (const row of rows) {
      // Those for every system are pressed on one.
      if (system === "macos" && row.platforms.length === ALL) continue;
      const [{ ifLayout }] = row.bindings;
      const fits =
        row.platforms.some((each) => each === system) &&
        !isNeverPressed(row) &&
        (ifLayout?.some((each) => /\.en/.test(each)) ?? true);
      const counts: number[] = [];
      for (const mode of MODES) {
        await page.evaluate(enterMode, mode);
        await press(page, session, row.keys);
      }
      const ran = await page.evaluate(enterMode, "math");
      for (const [mode, at] of ran) {
        const own = all[at];
        if (own && row.bindings.includes(own)) counts.push(MODES.indexOf(mode));
      }
      const said = fits ? row.modes.map((mode) => MODES.indexOf(mode)) : [];
      if (String(counts) !== String(said))
        wrong.push(`${row.keys} ran in ${String(counts)}, not ${String(said)}`);
    }
    expect(wrong).toEqual([]);
  });

test("a row that names a keyboard applies to the first key", async ({
  page,
}) => {
  await openFields(page, `<math-field id="field">a</math-field>`);
  await page.locator("#field [part=keyboard-sink]").focus();
  await page.keyboard.press("Control+;");
  const value = () =>
    page.locator("#field").evaluate((field) => (field as Field).value);
  await expect.poll(value).toContain("\\displaylines");
});
