import type { Page } from "@playwright/test";

/** A command of `executeCommand()`. */
export type Deed = string | readonly [string, ...unknown[]];

/** A keycap, and what the page says a tap on it does. */
export interface Said {
  readonly name: string;
  readonly cap: object | string;
  readonly deed?: Deed | undefined;
  /** After a tap on Shift. */
  readonly shifted?: Deed | undefined;
}

/** A mathfield before a tap: its value, and the selection or the caret. */
type Before = readonly [value: string, from: number, to: number];

const BEFORE: readonly Before[] = [
  ["2+x", 3, 3],
  ["2+x", 0, 3],
  ["\\frac{12}{34}", 2, 2],
];

/** Members of a mathfield that tests of the virtual keyboard use. */
export interface Tapped extends HTMLElement {
  selection: { ranges: number[][] };
  readonly value: string;
  readonly setValue: (latex: string) => void;
  readonly hasFocus: () => boolean;
  readonly executeCommand: (deed: Deed) => void;
}

/** Inserts LaTeX as a keycap does. */
export function inserting(latex: string): Deed {
  return ["insert", latex, { focus: true, mode: "math", format: "latex" }];
}

/** Types characters as on a physical keyboard. */
export function typing(text: string): Deed {
  return ["typedText", text, { focus: true, simulateKeystroke: true }];
}

/** A document with a mathfield that the keyboard types into. */
export const TAPPED = `<math-field id="tapped" math-virtual-keyboard-policy="manual"></math-field>
<script>
  // The package draws the ids of keycaps: two of a layout could be the same.
  let draws = 0;
  Math.random = () => ((draws = (draws + 1) % 100000) + 0.5) / 100000;
  globalThis.tap = (cap, types = ["pointerdown", "pointerup"]) => {
    for (const type of types)
      cap.dispatchEvent(
        new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1 }),
      );
  };
  globalThis.capsShown = () =>
    document.querySelectorAll(".MLK__layer.is-visible .MLK__row > *");
</script>`;

/** Waits until taps on the keyboard reach the mathfield of {@link TAPPED}. */
export async function connect(page: Page): Promise<void> {
  await page.locator("#tapped").click();
  await page.waitForFunction(() => {
    const {
      mathVirtualKeyboard: keyboard,
      capsShown,
      tap,
    } = window as unknown as Taps;
    const mf = document.querySelector<Tapped>("#tapped");
    if (!mf?.hasFocus()) return false;
    keyboard.layouts = { rows: [["7"]] };
    keyboard.show();
    for (const cap of capsShown()) tap(cap);
    keyboard.hide();
    return mf.value.includes("7");
  });
}

/** The globals of the document. */
export interface Taps {
  readonly tapped: Tapped;
  readonly mathVirtualKeyboard: EventTarget & {
    layouts: unknown;
    readonly normalizedLayouts: unknown;
    visible: boolean;
    readonly isShifted: boolean;
    readonly show: () => void;
    readonly hide: () => void;
  };
  readonly capsShown: () => Iterable<HTMLElement>;
  readonly tap: (cap: Element, types?: string[]) => void;
}

/**
 * Taps each keycap in a mathfield, does what it is said to do in the same
 * mathfield, and compares value, selection, `change` and the keyboard.
 *
 * @returns A line for each tap that does something else, and the number of taps.
 */
export function compareTaps(
  page: Page,
  all: readonly Said[],
): Promise<{ readonly lines: string[]; readonly taps: number }> {
  return page.evaluate(
    async ({ all, before }) => {
      const {
        mathVirtualKeyboard: keyboard,
        capsShown,
        tap,
      } = window as unknown as Taps;
      const { tapped: mf } = window as unknown as Taps;
      let changes = 0;
      mf.addEventListener("change", () => (changes += 1));
      const lines: string[] = [];
      let taps = 0;

      async function outcome(
        [value, from, to]: Before,
        isSeen: boolean,
        run: () => void,
      ): Promise<string> {
        keyboard.show();
        mf.setValue(value);
        // Up and down are looked for in what is rendered.
        if (isSeen) await new Promise(requestAnimationFrame);
        mf.selection = { ranges: [[from, to]] };
        changes = 0;
        run();
        const { ranges } = mf.selection;
        return JSON.stringify([mf.value, ranges, changes, keyboard.visible]);
      }

      async function compare(
        { name, cap }: Said,
        deed: Deed,
        isShifted: boolean,
      ): Promise<void> {
        const isSeen = /^(?:move|extend)/.test(String(deed));
        keyboard.hide();
        keyboard.layouts = { rows: [["[shift]", cap]] };
        for (const state of before) {
          const done = await outcome(state, isSeen, () =>
            mf.executeCommand(deed),
          );
          const got = await outcome(state, isSeen, () => {
            const [shift] = capsShown();
            if (isShifted && shift) tap(shift);
            const [, key] = capsShown();
            if (key) tap(key);
          });
          taps += 1;
          if (done !== got)
            lines.push(
              `${isShifted ? "Shift " : ""}${name}: ${got}, not ${done}`,
            );
        }
      }

      for (const said of all) {
        if (said.deed) await compare(said, said.deed, false);
        if (said.shifted) await compare(said, said.shifted, true);
      }
      return { lines, taps };
    },
    { all, before: BEFORE },
  );
}
