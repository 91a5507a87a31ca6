import type { MathfieldElement } from "mathlive";

/** What a key does that puts no character in. */
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

/** Whether a key, by its name in a `KeyboardEvent`, means something to a field. */
export function isFieldKey(key: string): boolean {
  return Array.from(key).length === 1 || Object.hasOwn(COMMANDS, key);
}

/**
 * Press a key in a field, as a reader would. The command `typedText` would not
 * do for a character: it leaves inline shortcuts such as `pi` as they are.
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
 * Give a field the focus at once. Its own `focus()` waits for 60 ms, and the
 * keys that a reader presses in between would be lost.
 */
export function focusAtOnce(field: Pick<MathfieldElement, "shadowRoot">): void {
  sinkOf(field)?.focus({ preventScroll: true });
}

/** Where MathLive listens for the keys of a field that has the focus. */
function sinkOf({ shadowRoot }: Pick<MathfieldElement, "shadowRoot">) {
  return shadowRoot?.querySelector<HTMLElement>(".ML__keyboard-sink");
}
