import type { Topics } from "./topics.ts";

/** What the members of `MathfieldElement` are for. */
export const MATHFIELD_TOPICS = {
  Content:
    "value getValue setValue insert errors placeholder hasEditableContent resetUndo canUndo canRedo",
  "Selection and caret":
    "selection selectionIsCollapsed position lastOffset select getElementInfo getOffsetFromPoint",
  "Focus and state":
    "focus blur hasFocus disabled readonly readOnly mode defaultMode",
  "Commands, keys and shortcuts":
    "executeCommand keybindings inlineShortcuts inlineShortcutTimeout onInlineShortcut",
  Prompts:
    "getPrompts getPromptValue setPromptValue getPromptState setPromptState getPromptRange",
  "Typing assistance":
    "smartFence smartMode smartSuperscript scriptDepth removeExtraneousParentheses mathModeSpace placeholderSymbol popoverPolicy environmentPopoverPolicy",
  "Virtual keyboard and menu": "mathVirtualKeyboardPolicy menuItems showMenu",
  "Style and layout":
    "applyStyle queryStyle colorMap backgroundColorMap letterShapeStyle minFontScale maxMatrixCols onInsertStyle",
  "LaTeX macros": "macros registers",
  "Other hooks": "onExport onScrollIntoView",
} satisfies Topics;
