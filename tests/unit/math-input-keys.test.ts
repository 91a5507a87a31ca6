import { expect, test, vi } from "vitest";

import { KeyBuffer } from "../../src/components/MathInput/keys.ts";

/** What a key is to the buffer, and whether it kept it from the page. */
function press(
  buffer: KeyBuffer,
  key: string,
  modifiers: Partial<Record<"ctrlKey" | "metaKey" | "altKey", true>> = {},
): boolean {
  const preventDefault = vi.fn();
  const none = { ctrlKey: false, metaKey: false, altKey: false };
  buffer.take({ key, ...none, ...modifiers, preventDefault });
  return preventDefault.mock.calls.length > 0;
}

/** The commands that a field is given for what the buffer holds. */
function replayed(buffer: KeyBuffer): unknown[] {
  const executeCommand = vi.fn(() => true);
  buffer.replay({ executeCommand });
  return executeCommand.mock.calls.flat();
}

const typed = (key: string) => ["typedText", key, { simulateKeystroke: true }];

test("characters come in the order in which they were typed", () => {
  const buffer = new KeyBuffer();
  for (const key of ["x", "^", " ", "𝑥"]) expect(press(buffer, key)).toBe(true);
  expect(replayed(buffer)).toEqual(["x", "^", " ", "𝑥"].map(typed));
});

test("keys that edit and move do so", () => {
  const buffer = new KeyBuffer();
  for (const key of ["1", "Backspace", "ArrowLeft"]) press(buffer, key);
  expect(replayed(buffer)).toEqual([
    typed("1"),
    "deleteBackward",
    "moveToPreviousChar",
  ]);
});

test("keys of the page and the browser are left to them", () => {
  const buffer = new KeyBuffer();
  for (const key of ["Tab", "Escape", "F5", "Shift", "Dead", "toString"])
    expect(press(buffer, key)).toBe(false);
  for (const modifier of ["ctrlKey", "metaKey", "altKey"] as const)
    expect(press(buffer, "k", { [modifier]: true })).toBe(false);
  expect(replayed(buffer)).toEqual([]);
});

test("keys are pressed once", () => {
  const buffer = new KeyBuffer();
  press(buffer, "x");
  replayed(buffer);
  expect(replayed(buffer)).toEqual([]);
});
