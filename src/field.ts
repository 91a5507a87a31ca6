import type { MathfieldElement } from "mathlive";

import { latexFault } from "./address";
import { lazy } from "./loading";

export type { MathfieldElement };

/** Tries of the download: the first at once, the next after a second, two. */
const SCHEDULE = { first: 0, tries: 3 };

/**
 * Load MathLive, once for the site.
 *
 * @throws Error when its script cannot be loaded; the next call tries again.
 */
export const loadMathfield = lazy(importMathfield, SCHEDULE);

async function importMathfield(): Promise<typeof MathfieldElement> {
  const { MathfieldElement: field } = await import(
    /* webpackChunkName: "mathlive" */ "mathlive"
  );
  // The pages have KaTeX's faces already, which are the same; and no sounds.
  field.fontsDirectory = null;
  field.soundsDirectory = null;
  // It listens to every window by default: see also src/foreign-messages.ts.
  window.mathVirtualKeyboard.originValidator = "same-origin";
  return field;
}

/**
 * From this height on MathLive has a field's buttons one above the other, in
 * pixels.
 */
const TALL = 100;

/**
 * Puts the buttons of a field where MathLive does a tenth of a second after the
 * field is there: they would jump before the reader's eyes.
 *
 * @param field - A field that is shown.
 */
export function placeButtons(field: MathfieldElement): void {
  field.shadowRoot
    ?.querySelector(".ML__toggles")
    ?.classList.toggle("ML__toggles--vertical", field.offsetHeight >= TALL);
}

/** Types of a copy that MathLive prefers to its text, and nobody can read. */
const UNREADABLE = ["application/json+mathlive", "application/json"];

/**
 * Keeps out of a field what is pasted and would end the tab, or reach beyond
 * the field.
 *
 * @param field - Takes all else as before.
 * @param tell - Told why something was refused, in a sentence.
 */
export function boundPastes(
  field: MathfieldElement,
  tell: (fault: string) => void,
): void {
  // MathLive sends this event itself, for its menu and its keys as well.
  field.addEventListener(
    "beforeinput",
    (event) => {
      if (event.inputType !== "insertFromPaste") return;
      const { data, dataTransfer } = event;
      const latex = dataTransfer?.getData("application/x-latex") ?? "";
      const text = dataTransfer?.getData("text/plain") ?? data ?? "";
      const fault = latexFault(latex) ?? latexFault(text);
      const isReadable = !UNREADABLE.some((type) =>
        dataTransfer?.getData(type),
      );
      if (fault === undefined && isReadable) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (fault !== undefined) tell(fault);
      else if (latex) field.insert(latex, { format: "latex" });
      else field.insert(text);
    },
    { capture: true },
  );
}

/** Commands of keys that put no character in. */
const COMMANDS = {
  ArrowDown: "moveDown",
  ArrowLeft: "moveToPreviousChar",
  ArrowRight: "moveToNextChar",
  ArrowUp: "moveUp",
  Backspace: "deleteBackward",
  "Control+a": "selectAll",
  "Control+Enter": "addRowAfter",
  Delete: "deleteForward",
  End: "moveToMathfieldEnd",
  Home: "moveToMathfieldStart",
} as const;

/**
 * Tells whether a key, by its name in a `KeyboardEvent`, means something to a
 * field.
 */
function isFieldKey(key: string): boolean {
  return Array.from(key).length === 1 || Object.hasOwn(COMMANDS, key);
}

/**
 * Presses a key in a field, as a reader would. The command `typedText` would
 * not do for a character: it leaves inline shortcuts such as `pi` as they are.
 */
export function pressKey(
  field: Pick<MathfieldElement, "executeCommand" | "shadowRoot">,
  key: string,
): void {
  const command = COMMANDS[key as keyof typeof COMMANDS];
  if (command) {
    field.executeCommand(command);
    return;
  }
  const sink = sinkOf(field);
  const press = new KeyboardEvent("keydown", { key, cancelable: true });
  if (sink?.dispatchEvent(press))
    sink.dispatchEvent(
      new InputEvent("input", { data: key, inputType: "insertText" }),
    );
}

/**
 * Gives a field the focus at once. Its own `focus()` waits for 60 ms, and the
 * keys that a reader presses in between would be lost.
 */
export function focusAtOnce(field: Pick<MathfieldElement, "shadowRoot">): void {
  sinkOf(field)?.focus({ preventScroll: true });
}

/** Finds the element where MathLive listens for the keys of a focused field. */
function sinkOf({ shadowRoot }: Pick<MathfieldElement, "shadowRoot">) {
  return shadowRoot?.querySelector<HTMLElement>(".ML__keyboard-sink");
}

/** Keys that a reader presses before the field is there to take them. */
export class KeyBuffer {
  readonly #keys: string[] = [];

  /** Keeps a key, unless it is one for the page or the browser. */
  take(
    event: Pick<
      KeyboardEvent,
      "key" | "ctrlKey" | "metaKey" | "altKey" | "preventDefault"
    >,
  ): void {
    if (event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const key = isCommand ? `Control+${event.key}` : event.key;
    if (!isFieldKey(key)) return;
    event.preventDefault();
    this.#keys.push(key);
  }

  /** Presses the keys in a field, as if it were done now, and forget them. */
  replay(field: Parameters<typeof pressKey>[0]): void {
    for (const key of this.#keys.splice(0)) pressKey(field, key);
  }
}
