/** Members of a mathfield that the tests use. */
export type Field = HTMLElement &
  Record<string, unknown> & {
    readonly getValue: (...of: unknown[]) => string;
    readonly insert: (latex: string) => boolean;
    readonly executeCommand: (command: string) => boolean;
    readonly canUndo: () => boolean;
    readonly hasFocus: () => boolean;
  };

/** Another value of each option, as text; a function as one without a name. */
export const OPTIONS: Readonly<Record<string, unknown>> = {
  defaultMode: "text",
  letterShapeStyle: "french",
  minFontScale: 0.5,
  maxMatrixCols: 4,
  smartMode: true,
  smartFence: false,
  smartSuperscript: false,
  scriptDepth: [2, 2],
  removeExtraneousParentheses: false,
  mathModeSpace: "\\,",
  placeholder: "x",
  placeholderSymbol: "?",
  popoverPolicy: "off",
  environmentPopoverPolicy: "on",
  mathVirtualKeyboardPolicy: "manual",
  inlineShortcutTimeout: 300,
  readOnly: true,
  colorMap: null,
  backgroundColorMap: null,
  onInsertStyle: null,
  onInlineShortcut: null,
  onScrollIntoView: null,
  onExport: null,
};

/** Options that a move takes away, beside those of {@link NEEDS_MOUNT}. */
export const LOST = [
  ...["placeholder", "placeholderSymbol", "environmentPopoverPolicy"],
  ...["colorMap", "backgroundColorMap", "onInsertStyle", "onInlineShortcut"],
  ...["onScrollIntoView", "onExport", "registers"],
];

/** Options that only a mounted mathfield can read. */
export const NEEDS_MOUNT = [
  "macros",
  "registers",
  "menuItems",
  "inlineShortcuts",
  "keybindings",
];

/** Properties that can be set and are no options of one mathfield. */
export const NO_OPTION = [
  ...["value", "selection", "position", "mode", "disabled", "readonly"],
  ...["fontsDirectory", "soundsDirectory", "locale", "strings"],
  ...["decimalSeparator", "computeEngine"],
];
