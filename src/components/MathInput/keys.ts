import type { KeyboardEvent } from "react";

import type { MathfieldElement } from "../../field";

/** What a key does that puts no character in. */
const COMMANDS = {
  Backspace: "deleteBackward",
  Delete: "deleteForward",
  ArrowLeft: "moveToPreviousChar",
  ArrowRight: "moveToNextChar",
} as const;

/** Keys that a reader presses before the field is there to take them. */
export class KeyBuffer {
  /** Whether the reader is in the place of the field. */
  isFocused = false;
  readonly #keys: string[] = [];

  take(event: KeyboardEvent): void {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (Array.from(key).length !== 1 && !Object.hasOwn(COMMANDS, key)) return;
    event.preventDefault();
    this.#keys.push(key);
  }

  /** Give a field the focus, if it is due, and the keys, as if typed now. */
  replay(field: MathfieldElement): void {
    if (!this.isFocused) return;
    field.focus();
    for (const key of this.#keys.splice(0)) {
      const command = COMMANDS[key as keyof typeof COMMANDS];
      field.executeCommand(
        command ?? ["typedText", key, { simulateKeystroke: true }],
      );
    }
  }
}
