/** Keys that are pressed together. */
export interface Combination {
  readonly shift: boolean;
  readonly alt: boolean;
  readonly ctrl: boolean;
  /** Command on keyboards of Apple, the key with the logo on others. */
  readonly meta: boolean;
  /** The last key, as `KeyboardEvent.code` names it. */
  readonly code: string;
}

/** Properties of a `KeyboardEvent` that tell the combination. */
interface Press {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Keys that MathLive names by a word. */
const WORDS: Readonly<Record<string, string>> = {
  backspace: "Backspace",
  capslock: "CapsLock",
  delete: "Delete",
  down: "ArrowDown",
  end: "End",
  enter: "Enter",
  escape: "Escape",
  home: "Home",
  insert: "Insert",
  left: "ArrowLeft",
  pagedown: "PageDown",
  pageup: "PageUp",
  pausebreak: "Pause",
  right: "ArrowRight",
  space: "Space",
  tab: "Tab",
  up: "ArrowUp",
  numpad_add: "NumpadAdd",
  numpad_decimal: "NumpadDecimal",
  numpad_divide: "NumpadDivide",
  numpad_multiply: "NumpadMultiply",
  numpad_separator: "NumpadComma",
  numpad_subtract: "NumpadSubtract",
};

/** Keys with signs on an English keyboard: alone, and with Shift. */
const SIGNS: Readonly<Record<string, string>> = {
  Backquote: "`~",
  Backslash: "\\|",
  BracketLeft: "[{",
  BracketRight: "]}",
  Comma: ",<",
  Digit0: "0)",
  Digit1: "1!",
  Digit2: "2@",
  Digit3: "3#",
  Digit4: "4$",
  Digit5: "5%",
  Digit6: "6^",
  Digit7: "7&",
  Digit8: "8*",
  Digit9: "9(",
  Equal: "=+",
  Minus: "-_",
  Period: ".>",
  Quote: "'\"",
  Semicolon: ";:",
  Slash: "/?",
};

const MODIFIERS = ["shift", "alt", "ctrl", "cmd", "win", "meta"];

/**
 * The combination that a keybinding names, on an English keyboard.
 *
 * @param key - As in MathLive's keybindings: `ctrl+[Digit2]`, `alt+v`, `left`.
 * @returns Nothing when it names a key or modifier that is not known.
 */
export function readCombination(key: string): Combination | undefined {
  // The last key may be a plus itself.
  const [, head = "", last = ""] = /^(.*\+)?(.+)$/.exec(key) ?? [];
  const modifiers = head.split("+").filter(Boolean);
  const found = findKey(last);
  if (!found || modifiers.some((each) => !MODIFIERS.includes(each))) return;
  return {
    shift: found.shift || modifiers.includes("shift"),
    alt: modifiers.includes("alt"),
    ctrl: modifiers.includes("ctrl"),
    meta: ["cmd", "win", "meta"].some((each) => modifiers.includes(each)),
    code: found.code,
  };
}

/**
 * The combination that is pressed; nothing while that is modifiers alone.
 * Letters and digits count by what is written on the key, as MathLive has it
 * once it knows the keyboard; everything else by its place.
 */
export function combinationPressed(press: Press): Combination | undefined {
  const { key, code, shiftKey, altKey, ctrlKey, metaKey } = press;
  if (/^(Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead)$/.test(key)) return;
  // With Alt, keys give other signs: `π`.
  const written = !altKey && /^[a-z]$/i.test(key) ? findKey(key) : undefined;
  const pressed = written?.code ?? (code || findKey(key)?.code);
  if (pressed === undefined) return;
  return {
    shift: shiftKey,
    alt: altKey,
    ctrl: ctrlKey,
    meta: metaKey,
    code: pressed,
  };
}

/** One text for each combination, such as `shift+alt+[KeyV]`. */
export function combinationText(combination: Combination): string {
  const { shift, alt, ctrl, meta, code } = combination;
  const held = { shift, alt, ctrl, meta };
  const modifiers = Object.entries(held).flatMap(([name, isHeld]) =>
    isHeld ? [`${name}+`] : [],
  );
  return `${modifiers.join("")}[${code}]`;
}

/** Returns the sign on a key of an English keyboard, if it has one. */
export function signOf(code: string): string | undefined {
  return SIGNS[code]?.[0] ?? /^Key([A-Z])$/.exec(code)?.[1];
}

function findKey(name: string): { code: string; shift: boolean } | undefined {
  const [, physical] = /^\[(\w+)\]$/.exec(name) ?? [];
  if (physical !== undefined) return { code: physical, shift: false };
  if (/^[a-z]$/i.test(name))
    return { code: `Key${name.toUpperCase()}`, shift: false };
  const [, pad] = /^numpad(\d)$/.exec(name) ?? [];
  if (pad !== undefined) return { code: `Numpad${pad}`, shift: false };
  const word = WORDS[name] ?? (/^f1?\d$/.test(name) && name.toUpperCase());
  if (typeof word === "string") return { code: word, shift: false };
  const sign = Object.entries(SIGNS).find(
    ([, signs]) => name.length === 1 && signs.includes(name),
  );
  return sign && { code: sign[0], shift: sign[1].indexOf(name) === 1 };
}
