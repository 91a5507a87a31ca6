import type { KeyboardEvent } from "react";

import type { MathfieldElement } from "../../field";

/** What a key does that puts no character in. */
const COMMANDS = {
  Backspace: "deleteBackward",
  Delete: "deleteForward",
  ArrowLeft: "moveToPreviousChar",
  ArrowRight: "moveToNextChar",
  Home: "moveToMathfieldStart",
  End: "moveToMathfieldEnd",
} as const;

/** Keys that a reader presses before the field is there to take them. */
export class KeyBuffer {
  readonly #keys: string[] = [];

  /** Keep a key, unless it is one for the page or the browser. */
  take(
    event: Pick<
      KeyboardEvent,
      "key" | "ctrlKey" | "metaKey" | "altKey" | "preventDefault"
    >,
  ): void {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (Array.from(key).length !== 1 && !Object.hasOwn(COMMANDS, key)) return;
    event.preventDefault();
    this.#keys.push(key);
  }

  /** Press the keys in a field, as if it were done now, and forget them. */
  replay(field: Pick<MathfieldElement, "executeCommand">): void {
    for (const key of this.#keys.splice(0))
      field.executeCommand(
        COMMANDS[key as keyof typeof COMMANDS] ?? [
          "typedText",
          key,
          { simulateKeystroke: true },
        ],
      );
  }
}
