/** Describes an editing command; one that is new in the words of its name. */
export function commandWords(command: string): string {
  const words = command
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());
  return COMMAND_WORDS[command] ?? words;
}

/** Describes what an editing command does with its arguments. */
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

/** Returns a command as lists of keybindings show it, with its arguments. */
export function useText(command: string, args: readonly unknown[]): string {
  return args.length === 0 ? command : selectorText(command, args);
}

/** Returns the argument of `executeCommand()` for a command, as code. */
export function selectorText(
  command: string,
  args: readonly unknown[] = [],
): string {
  const texts = [command, ...args].map((each) => JSON.stringify(each));
  return texts.length === 1 ? texts.join() : `[${texts.join(", ")}]`;
}

/** Descriptions of the editing commands, without their arguments. */
export const COMMAND_WORDS: Readonly<Record<string, string>> = {
  addColumnAfter: "Add a column after this one",
  addColumnBefore: "Add a column before this one",
  addRowAfter: "Add a row after this one",
  addRowBefore: "Add a row before this one",
  applyStyle: "Change the color, size or typeface of the selection",
  commit: "Finish the input, as Enter does",
  complete: "Leave LaTeX mode and insert what was typed",
  copyToClipboard: "Copy the selection, or the formula",
  cutToClipboard: "Cut the selection, or the formula",
  deleteAll: "Delete the formula",
  deleteBackward: "Delete the selection, or what is before the caret",
  deleteForward: "Delete the selection, or what is after the caret",
  deleteNextWord: "Delete to the end of the word",
  deletePreviousWord: "Delete to the start of the word",
  deleteToGroupEnd: "Delete to the end of the group",
  deleteToGroupStart: "Delete to the start of the group",
  deleteToMathFieldEnd: "Delete to the end of the formula",
  deleteToMathFieldStart: "Delete to the start of the formula",
  dispatchEvent: "Dispatch an event on the mathfield",
  extendSelectionBackward: "Extend the selection to the left",
  extendSelectionDownward: "Extend the selection downwards",
  extendSelectionForward: "Extend the selection to the right",
  extendSelectionUpward: "Extend the selection upwards",
  extendToGroupEnd: "Extend the selection to the end of the group",
  extendToGroupStart: "Extend the selection to the start of the group",
  extendToMathFieldEnd: "Extend the selection to the end of the formula",
  extendToMathFieldStart: "Extend the selection to the start of the formula",
  extendToNextBoundary: "Extend the selection over the next run of its kind",
  extendToNextWord: "Extend the selection to the end of the word",
  extendToPreviousBoundary:
    "Extend the selection over the previous run of its kind",
  extendToPreviousWord: "Extend the selection to the start of the word",
  hideVirtualKeyboard: "Hide the virtual keyboard",
  insert: "Insert a formula",
  insertDecimalSeparator: "Insert a decimal point or comma",
  insertPrompt: "Insert a prompt",
  moveAfterParent: "Leave the part that the caret is in, to its right",
  moveBeforeParent: "Leave the part that the caret is in",
  moveDown: "Move down",
  moveToGroupEnd: "Move to the end of the group",
  moveToGroupStart: "Move to the start of the group",
  moveToMathfieldEnd: "Move to the end of the formula",
  moveToMathfieldStart: "Move to the start of the formula",
  moveToNextChar: "Move right",
  moveToNextGroup: "Move to the next part, prompt or element of the page",
  moveToNextPlaceholder: "Move to the next placeholder or prompt",
  moveToNextWord: "Move to the end of the word",
  moveToOpposite: "Move between numerator and denominator, or between scripts",
  moveToPreviousChar: "Move left",
  moveToPreviousGroup:
    "Move to the previous part, prompt or element of the page",
  moveToPreviousPlaceholder: "Move to the previous placeholder or prompt",
  moveToPreviousWord: "Move to the start of the word",
  moveToSubscript: "Move to the subscript, which is added if there is none",
  moveToSuperscript: "Move to the superscript, which is added if there is none",
  moveUp: "Move up",
  nextSuggestion: "Go to the next suggestion",
  pasteFromClipboard: "Paste",
  performWithFeedback: "Run another command, with sound and vibration",
  plonk: "Play the sound of a key that does nothing",
  previousSuggestion: "Go to the previous suggestion",
  redo: "Redo",
  removeColumn: "Remove the column",
  removeRow: "Remove the row",
  scrollIntoView: "Scroll the caret into view",
  scrollToEnd: "Scroll to the end of the formula",
  scrollToStart: "Scroll to the start of the formula",
  selectAll: "Select all",
  selectGroup: "Select the group",
  setEnvironment: "Change the brackets of a matrix, or another environment",
  showVirtualKeyboard: "Show the virtual keyboard",
  speak: "Speak the formula, or a part of it",
  switchKeyboardLayer: "Show another layer of the virtual keyboard",
  switchMode: "Switch to another mode",
  toggleContextMenu: "Open or close the menu",
  toggleKeystrokeCaption: "Show or hide the keys as they are pressed",
  toggleVirtualKeyboard: "Show or hide the virtual keyboard",
  typedText: "Insert text character by character, without shortcuts",
  undo: "Undo",
};

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

/** Example arguments of the commands that need some. */
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
