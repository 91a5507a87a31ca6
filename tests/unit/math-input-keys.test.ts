// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";

import { KeyBuffer } from "../../src/field.ts";

/** Passes a key to the buffer and tells whether it kept it from the page. */
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

/** Replays the buffer and returns what a field is told: text, and commands. */
function replayed(buffer: KeyBuffer, isTaken = false): unknown[] {
  const told: unknown[] = [];
  const host = document.createElement("div");
  const shadowRoot = host.attachShadow({ mode: "open" });
  const sink = document.createElement("span");
  sink.className = "ML__keyboard-sink";
  shadowRoot.append(sink);
  sink.addEventListener("keydown", (event) => {
    if (isTaken) event.preventDefault();
  });
  sink.addEventListener("input", (event) => {
    told.push(event instanceof InputEvent && event.data);
  });
  const executeCommand = (command: unknown) => told.push([command]) > 0;
  buffer.replay({ executeCommand, shadowRoot });
  return told;
}

test("characters come in the order in which they were typed", () => {
  const buffer = new KeyBuffer();
  for (const key of ["x", "^", " ", "𝑥"]) expect(press(buffer, key)).toBe(true);
  expect(replayed(buffer)).toEqual(["x", "^", " ", "𝑥"]);
});

test("keys that edit and move do so", () => {
  const buffer = new KeyBuffer();
  for (const key of ["1", "Backspace", "ArrowLeft"]) press(buffer, key);
  expect(replayed(buffer)).toEqual([
    "1",
    ["deleteBackward"],
    ["moveToPreviousChar"],
  ]);
});

test("a field selects all, on every system", () => {
  for (const modifier of ["ctrlKey", "metaKey"] as const) {
    const buffer = new KeyBuffer();
    expect(press(buffer, "a", { [modifier]: true })).toBe(true);
    press(buffer, "y");
    expect(replayed(buffer)).toEqual([["selectAll"], "y"]);
  }
});

test("keys of the page and the browser are left to them", () => {
  const buffer = new KeyBuffer();
  for (const key of ["Tab", "Escape", "F5", "Shift", "Dead", "toString"])
    expect(press(buffer, key)).toBe(false);
  for (const modifier of ["ctrlKey", "metaKey", "altKey"] as const)
    expect(press(buffer, "k", { [modifier]: true })).toBe(false);
  expect(press(buffer, "a", { ctrlKey: true, altKey: true })).toBe(false);
  expect(replayed(buffer)).toEqual([]);
});

test("a key that the field uses, as for a shortcut, puts nothing in", () => {
  const buffer = new KeyBuffer();
  press(buffer, "i");
  expect(replayed(buffer, true)).toEqual([]);
});

test("keys are pressed once", () => {
  const buffer = new KeyBuffer();
  press(buffer, "x");
  replayed(buffer);
  expect(replayed(buffer)).toEqual([]);
});
