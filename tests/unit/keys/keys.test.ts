import { describe, expect, test } from "vitest";

import {
  capsOf,
  combinationPressed,
  combinationText,
  platformOf,
  readCombination,
} from "../../../src/keys/index.ts";

function read(key: string) {
  const combination = readCombination(key);
  if (!combination) throw new Error(key);
  return combination;
}

const NOTHING_HELD = {
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
};

describe("keys of a keybinding", () => {
  test.each([
    ["left", "[ArrowLeft]"],
    ["ctrl+[Digit2]", "ctrl+[Digit2]"],
    ["alt+shift+v", "shift+alt+[KeyV]"],
    ["cmd+;", "meta+[Semicolon]"],
    ["alt+|", "shift+alt+[Backslash]"],
    ["/", "[Slash]"],
    ["+", "shift+[Equal]"],
    ["ctrl++", "shift+ctrl+[Equal]"],
    ["numpad_add", "[NumpadAdd]"],
    ["f12", "[F12]"],
  ])("%s is %s", (key, text) => {
    expect(combinationText(read(key))).toBe(text);
  });

  test.each(["hyper+a", "alt+", "ctrl+nothing", ""])("%s is unknown", (key) => {
    expect(readCombination(key)).toBeUndefined();
  });
});

describe("labels of keys", () => {
  test.each([
    ["cmd+a", "⌘ A", "Meta A"],
    ["alt+ctrl+[ArrowUp]", "⌃ ⌥ ↑", "Ctrl Alt ↑"],
    ["shift+[Backspace]", "⇧ ⌫", "Shift Backspace"],
    ["ctrl+[Enter]", "⌃ ↩", "Ctrl Enter"],
    ["[Escape]", "Esc", "Esc"],
    ["alt+[BracketLeft]", "⌥ [", "Alt ["],
    ["[EraseEof]", "Erase Eof", "Erase Eof"],
  ])("%s on keyboards of Apple and on others", (key, apple, other) => {
    expect(capsOf(read(key), true).caps.join(" ")).toBe(apple);
    expect(capsOf(read(key), false).caps.join(" ")).toBe(other);
  });

  test("are spoken as words", () => {
    expect(capsOf(read("shift+cmd+;"), true).spoken).toBe(
      "Shift Command Semicolon",
    );
    expect(capsOf(read("alt+[Backslash]"), false).spoken).toBe("Alt Backslash");
  });
});

describe("pressed keys", () => {
  test("with Alt count by their place, since they give other signs", () => {
    const press = { ...NOTHING_HELD, key: "π", code: "KeyP", altKey: true };
    expect(combinationPressed(press)).toEqual(read("alt+p"));
  });

  test("count by the letter on the key, not by its place", () => {
    const press = { ...NOTHING_HELD, key: "a", code: "KeyQ", ctrlKey: true };
    expect(combinationPressed(press)).toEqual(read("ctrl+a"));
  });

  test("are none while modifiers alone are", () => {
    const press = { ...NOTHING_HELD, key: "Shift", code: "ShiftLeft" };
    expect(combinationPressed({ ...press, shiftKey: true })).toBeUndefined();
  });
});

test.each([
  ["macos", "MacIntel", "Macintosh", 0],
  ["ios", "MacIntel", "Macintosh", 5],
  ["ios", "iPhone", "iPhone", 5],
  ["windows", "Win32", "Windows NT 10.0", 10],
  ["android", "Linux arm", "Android 14", 5],
  ["chromeos", "Linux x86_64", "X11; CrOS x86_64", 0],
  ["other", "Linux x86_64", "X11; Linux x86_64", 0],
])("%s is told by %s, %s", (system, platform, userAgent, maxTouchPoints) => {
  expect(platformOf({ platform, userAgent, maxTouchPoints })).toBe(system);
});
