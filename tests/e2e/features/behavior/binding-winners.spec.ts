import { tableRows } from "../../../page-rows.ts";
import { documentTest as test } from "../../support/documents.ts";
import type { Field } from "../../support/field.ts";
import { expect } from "../../support/fixture.ts";
import { openFields } from "./fields.ts";

/** A mathfield in which two things fit the same keys. */
interface Contest {
  /** Keybindings that are added to those of the package. */
  readonly bindings?: readonly object[];
  readonly shortcuts?: object;
  /** The result of `onInlineShortcut`. */
  readonly named?: string;
  readonly isCancelled?: true;
  readonly keys?: string;
  /** The value of the mathfield once the keys are pressed. */
  readonly value: string;
  /** What that value means, in the words of the table. */
  readonly winner: string;
}

function inserts(latex: string, more: object = {}): object {
  return { key: "[KeyP]", command: ["insert", latex], ...more };
}

/** By what a row of the table begins with. */
const CONTESTS: Readonly<Record<string, Contest>> = {
  "a keydown listener": {
    isCancelled: true,
    value: "",
    winner: "the listener",
  },
  "an inline shortcut that ends with the key": {
    shortcuts: { p: "S" },
    bindings: [inserts("K", { ifMode: "math" })],
    value: "S",
    winner: "the shortcut",
  },
  "two keybindings with the same ifMode": {
    bindings: [inserts("A"), inserts("B")],
    value: "A",
    winner: "the first in the list",
  },
  "a keybinding for the mode": {
    bindings: [inserts("A", { ifMode: "math" }), inserts("B")],
    value: "B",
    winner: "the last in the list",
  },
  "a key by its label": {
    bindings: [inserts("A", { key: "p" }), inserts("B")],
    value: "A",
    winner: "decided as if both had the code",
  },
  "a keybinding for another system, mode or layout": {
    bindings: [
      inserts("A"),
      inserts("B", { ifMode: "text" }),
      inserts("C", { ifPlatform: "macos" }),
      inserts("D", { ifLayout: ["linux.french"] }),
    ],
    value: "A",
    winner: "the one that applies",
  },
  "two inline shortcuts": {
    shortcuts: { p: "S", ap: "L" },
    keys: "ap",
    value: "L",
    winner: "the longer one",
  },
  "an inline shortcut, and a name": {
    shortcuts: { pp: "S" },
    named: "N",
    keys: "pp",
    value: "S",
    winner: "the longer one; of the same length the shortcut",
  },
};

/** Runs in the page: a new mathfield for a contest. */
function prepare({
  bindings = [],
  shortcuts,
  named,
  isCancelled,
}: Contest): void {
  const field = document.createElement("math-field") as HTMLElement & {
    keybindings: object[];
    inlineShortcuts: object;
    onInlineShortcut: () => string;
  };
  field.id = "field";
  document.querySelector("main")?.replaceChildren(field);
  field.keybindings = [...field.keybindings, ...bindings];
  if (shortcuts) field.inlineShortcuts = shortcuts;
  if (named !== undefined) field.onInlineShortcut = () => named;
  if (isCancelled)
    field.addEventListener("keydown", (event) => event.preventDefault(), {
      capture: true,
    });
}

test("the binding wins that the table names", async ({ page }) => {
  const file = "docs/mathfield/guides/keybindings.mdx";
  await openFields(page, "<main></main>");
  for (const [fit = "", winner] of tableRows(file, "which-binding-wins")) {
    const [, contest] =
      Object.entries(CONTESTS).find(([start]) => fit.startsWith(start)) ?? [];
    if (!contest) throw new Error(`Nothing tries the row "${fit}".`);
    await page.evaluate(prepare, contest);
    await page.locator("#field [part=keyboard-sink]").focus();
    await page.keyboard.type(contest.keys ?? "p");
    const value = await page
      .locator("#field")
      .evaluate((field) => (field as Field).value);
    expect([value, winner], fit).toEqual([contest.value, contest.winner]);
  }
});
