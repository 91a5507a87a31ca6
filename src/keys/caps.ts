import { signOf, type Combination } from "./combination";

/** A combination as its keys are labelled. */
interface Caps {
  /** What is written on them. */
  readonly caps: readonly string[];
  /** What they are called, where a label is no word. */
  readonly spoken: string;
}

type Names = Readonly<Record<string, readonly [cap: string, name?: string]>>;

const COMMON: Names = {
  ArrowDown: ["↓", "Down arrow"],
  ArrowLeft: ["←", "Left arrow"],
  ArrowRight: ["→", "Right arrow"],
  ArrowUp: ["↑", "Up arrow"],
  Backspace: ["Backspace"],
  Delete: ["Delete"],
  Enter: ["Enter"],
  Escape: ["Esc", "Escape"],
  IntlBackslash: ["\\ beside Shift", "Backslash beside Shift"],
  NumpadAdd: ["+ on the keypad", "Plus on the keypad"],
  NumpadDivide: ["/ on the keypad", "Slash on the keypad"],
  NumpadMultiply: ["* on the keypad", "Asterisk on the keypad"],
  NumpadSubtract: ["- on the keypad", "Minus on the keypad"],
  PageDown: ["Page Down"],
  PageUp: ["Page Up"],
};

const APPLE: Names = {
  ...COMMON,
  Backspace: ["⌫", "Delete"],
  Delete: ["⌦", "Forward delete"],
  Enter: ["↩", "Return"],
  Tab: ["⇥", "Tab"],
};

/** Names of signs that many screen readers pass over. */
const SPOKEN: Readonly<Record<string, string>> = {
  "'": "Quote",
  ",": "Comma",
  "-": "Minus",
  ".": "Period",
  "/": "Slash",
  ";": "Semicolon",
  "=": "Equals",
  "[": "Left bracket",
  "\\": "Backslash",
  "]": "Right bracket",
  "`": "Backquote",
};

/** In the order in which each maker writes them. */
const APPLE_MODIFIERS = [
  ["ctrl", "⌃", "Control"],
  ["alt", "⌥", "Option"],
  ["shift", "⇧", "Shift"],
  ["meta", "⌘", "Command"],
] as const;

const OTHER_MODIFIERS = [
  ["ctrl", "Ctrl", "Control"],
  ["alt", "Alt", "Alt"],
  ["shift", "Shift", "Shift"],
  ["meta", "Meta", "Meta"],
] as const;

/** What the keys of a combination are called. */
export function capsOf(combination: Combination, apple: boolean): Caps {
  const held = (apple ? APPLE_MODIFIERS : OTHER_MODIFIERS).filter(
    ([modifier]) => combination[modifier],
  );
  const { code } = combination;
  const sign = signOf(code);
  const [cap, name = SPOKEN[cap] ?? cap] = (apple ? APPLE : COMMON)[code] ?? [
    sign ?? spaced(code),
  ];
  return {
    caps: [...held.map(([, label]) => label), cap],
    spoken: [...held.map(([, , word]) => word), name].join(" "),
  };
}

/** `EraseEof` as `Erase Eof`. */
function spaced(code: string): string {
  return code.replaceAll(/([a-z])([A-Z0-9])/g, "$1 $2");
}
