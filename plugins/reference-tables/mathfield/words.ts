/** What each part of the shadow tree of a mathfield is. */
export const PART_WORDS: Readonly<Record<string, string>> = {
  container: "All of the mathfield: the formula and the buttons",
  content: "The box with the formula",
  "keyboard-sink": "An invisible element that has the focus and takes the keys",
  "virtual-keyboard-toggle": "The button of the virtual keyboard",
  "menu-toggle": "The button of the menu",
  placeholder: "The attribute `placeholder`, shown while there is no formula",
  prompt: "The frame of a `\\placeholder[id]{}`, drawn as SVG",
  "ui-menu-container": "The menu, and each submenu",
  "menu-item": "An item of the menu, and a heading",
  "menu-divider": "A line between two items",
};

/** When the default menu shows each item at its top, and what it does. */
export const MENU_WORDS: Readonly<Record<string, string>> = {
  "add-row-above": "Add a row; in a matrix",
  "add-row-below": "Add a row; in a matrix",
  "add-column-before": "Add a column; in a matrix",
  "add-column-after": "Add a column; in a matrix",
  "delete-row": "Remove the row with the caret; in a matrix",
  "delete-column": "Remove the column with the caret; in a matrix",
  "": "Change the brackets; in a matrix, or where one is selected",
  "insert-matrix": "Insert a matrix of placeholders",
  insert: "Insert a template",
  mode: "Switch the mode; while nothing is selected",
  variant: "Change the style of the selection",
  color: "Color the selection, or what is typed next",
  "background-color": "Color the background likewise",
  accent: "Put a sign over or under the selection",
  decoration: "Frame the selection",
  cut: "Cut; where the content can be edited",
  copy: "Copy in a format",
  paste: "Paste; where the content can be edited",
  "select-all": "Select the formula",
};

/** What each field of a menu item is for. */
export const FIELD_WORDS: Readonly<Record<string, string>> = {
  type: "Needed for `divider` and `heading` only",
  label: "The text, as HTML",
  ariaLabel: "The name for assistive technology, where the label is not words",
  tooltip: "Shown when the pointer rests on the item",
  class: "A CSS class of the item, for a `<style>` in the tag of the mathfield",
  keyboardShortcut: "Keys that are shown beside the label; they run nothing",
  visible: "Whether the item is in the menu",
  enabled: "Whether it can be chosen; if not, it is dimmed",
  checked: "Whether it has a check mark; `mixed` shows a dash",
  id: "A name for your code, in `menu-select` and in the hook",
  data: "Anything else for your code, in the same places",
  onMenuSelect: "A function that is called when the item was chosen",
  submenu: "The items of the submenu",
  columnCount: "How many columns the arrow keys reckon with",
  submenuClass: "A CSS class of the submenu",
};
