type Words = Readonly<Record<string, string>>;

const KEYBOARD = "an event of the virtual keyboard";
const AS_USUAL = "the event of any element, sent again";
const FORMULA = "an event of static formulas";

/** Events that the package makes and the list of a mathfield leaves out. */
export const NOT_HERE: Words = {
  announce: "for the library: makes it speak to screen readers",
  "before-virtual-keyboard-toggle": KEYBOARD,
  geometrychange: KEYBOARD,
  "math-virtual-keyboard-command": KEYBOARD,
  "virtual-keyboard-toggle": KEYBOARD,
  message: "sent between frames",
  click: AS_USUAL,
  contextmenu: AS_USUAL,
  copy: AS_USUAL,
  cut: AS_USUAL,
  keydown: AS_USUAL,
  keypress: AS_USUAL,
  keyup: AS_USUAL,
  paste: AS_USUAL,
  render: FORMULA,
  "render-error": FORMULA,
};

/** When a mathfield sends each event. */
export const FIELD_EVENT_WORDS: Words = {
  beforeinput:
    "Before most edits; `inputType` says which kind. `preventDefault()` prevents the edit",
  blur: "After the mathfield has lost the focus; `focusout` bubbles",
  focusout: "The same, and it bubbles; `focusin` is its opposite",
  input:
    "After an edit, and after Enter; `inputType` says which kind. An empty script that `^` or `_` adds sends none",
  change:
    "Enter was pressed outside LaTeX mode, or the focus left a formula that is not what it was when the focus came",
  "menu-select": "An item of the menu was chosen; `detail.id` names it",
  "mode-change":
    "Before `mode` changes between math, text and LaTeX. `preventDefault()` keeps the mode",
  mount: "The element is in the page, and its options can be read",
  "move-out":
    "A key would move the caret beyond the formula; `detail.direction` is `forward`, `backward`, `upward` or `downward`. `preventDefault()` keeps Tab from leaving, and an arrow key silent",
  "read-aloud-status-change":
    "Reading aloud with highlighting began or ended; sent to `document.body`",
  "selection-change": "The caret or the selection has moved",
  "undo-state-change":
    "A state was saved for undo, or an edit was undone or redone; `detail.type` is `snapshot`, `undo` or `redo`",
  unmount:
    "The element was removed from the page; a listener on the document hears it only after a move",
};

/** Descriptions of the changes that values of `inputType` stand for. */
export const INPUT_TYPE_WORDS: Words = {
  insertText:
    "Something was typed or inserted, a row or a column was added, or the style changed",
  insertFromPaste: "Something was pasted",
  insertLineBreak: "Enter was pressed, which adds a row in some environments",
  deleteByCut: "The selection was cut",
  deleteContent:
    "All of it, a row or a column was deleted; in Chromium `inputType` is empty, and `data` has the name",
  deleteContentBackward: "Backspace",
  deleteContentForward: "Delete",
  deleteWordBackward: "To the start of the word",
  deleteWordForward: "To the end of the word",
  deleteSoftLineBackward: "To the start of the group",
  deleteSoftLineForward: "To the end of the group",
  deleteHardLineBackward: "To the start of the formula",
  deleteHardLineForward: "To the end of the formula",
  historyUndo: "Undo",
  historyRedo: "Redo",
};
