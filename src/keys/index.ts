/** Keys of a keyboard: what they are called, and which of them are pressed. */
import { signOf, type Combination } from "./combination";

export {
  combinationPressed,
  combinationText,
  readCombination,
  type Combination,
} from "./combination";

/** The systems that MathLive tells apart, as its readers call them. */
export const PLATFORMS = {
  macos: "macOS",
  windows: "Windows",
  other: "Linux",
  chromeos: "ChromeOS",
  ios: "iPadOS, iOS",
  android: "Android",
} as const;

/** A system by MathLive's name of it. */
export type Platform = keyof typeof PLATFORMS;

/** Properties of `navigator` that tell the system. */
interface Machine {
  readonly platform: string;
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/**
 * The system of a machine.
 *
 * It goes into pages as text, so that it can run before they are painted: it
 * uses nothing from outside, and no syntax that is compiled away.
 */
export function platformOf(machine: Machine): Platform {
  const { platform, userAgent, maxTouchPoints } = machine;
  if (/iphone|ipod|ipad/i.test(userAgent)) return "ios";
  // A tablet that asks for pages as a desktop does.
  if (/^mac/i.test(platform)) return maxTouchPoints > 1 ? "ios" : "macos";
  if (/^win/i.test(platform)) return "windows";
  if (/android/i.test(userAgent)) return "android";
  if (/\bcros\b/i.test(userAgent)) return "chromeos";
  return "other";
}

/** Tells whether keys are called as on keyboards of Apple. */
export function isApple(platform: string): boolean {
  return platform === "macos" || platform === "ios";
}

/** A combination as its keys are labelled. */
interface Caps {
  /** Labels of the keys. */
  readonly caps: readonly string[];
  /** Names of the keys in words, also where a label is no word. */
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

/** Returns the labels and the names of the keys of a combination. */
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
