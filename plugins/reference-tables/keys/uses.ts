import { COMMAND_WORDS } from "./words.ts";

/** Words for a command with what it is given first. */
const USES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  complete: {
    "accept-all": "Leave LaTeX mode with what was typed and suggested",
    "accept-suggestion": "Take over the suggestion",
    reject: "Leave LaTeX mode and drop what was typed",
  },
  insert: {
    "(": "Insert an opening parenthesis",
    ")": "Insert a closing parenthesis",
    "/": "Insert a slash",
    "\\frac{#@}{#?}": "Insert a fraction, with what is before as numerator",
    "\\frac{#?}{#@}": "Insert a fraction, with what is before as denominator",
  },
  speak: {
    all: "Speak the formula",
    group: "Speak the group",
    left: "Speak what is left of the caret",
    parent: "Speak the part that the caret is in",
    right: "Speak what is right of the caret",
    selection: "Speak the selection",
  },
  switchMode: {
    latex: "Switch to LaTeX mode",
    math: "Switch to math mode",
    text: "Switch to text mode",
  },
};

/** What a command needs to be given, as an example. */
const EXAMPLES: Readonly<Record<string, readonly unknown[]>> = {
  applyStyle: [{ color: "red" }],
  dispatchEvent: ["solved", { score: 1 }],
  insert: ["\\frac{#@}{2}"],
  performWithFeedback: ["deleteBackward"],
  setEnvironment: ["pmatrix"],
  speak: ["all"],
  switchKeyboardLayer: ["greek"],
  switchMode: ["text"],
  typedText: ["sin"],
};

/** What an editing command does; one that is new in the words of its name. */
export function commandWords(command: string): string {
  const words = command
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());
  return COMMAND_WORDS[command] ?? words;
}

/** What an editing command does with what it is given. */
export function useWords(command: string, args: readonly unknown[]): string {
  const [first] = args;
  const use = typeof first === "string" ? USES[command]?.[first] : undefined;
  if (use !== undefined) return use;
  return command === "insert" ? "Insert" : commandWords(command);
}

/** Arguments to show a command with; none where it does without. */
export function exampleArgs(command: string): readonly unknown[] {
  return EXAMPLES[command] ?? [];
}

/** How a list of keybindings names what one runs. */
export function useText(command: string, args: readonly unknown[]): string {
  return args.length === 0 ? command : selectorText(command, args);
}

/** What `executeCommand()` is called with. */
export function selectorText(
  command: string,
  args: readonly unknown[] = [],
): string {
  const texts = [command, ...args].map((each) => JSON.stringify(each));
  return texts.length === 1 ? texts.join() : `[${texts.join(", ")}]`;
}
