import {
  codeHtml,
  proseHtml,
  tableHtml,
  tablesOf,
  tableView,
  wordsFor,
  wordsTable,
} from "../generated-content/index.ts";
import { joined } from "../html.ts";
import { mathfield, menu } from "../package-facts/index.ts";
import { NAME_TABLES } from "./mathfield-names.ts";

/** `<MathfieldTable of="parts" />`: a table of what a mathfield is made of. */
export const mathfieldTable = tableView({
  ...NAME_TABLES,
  ...tablesOf(mathfield, {
    parts: ({ parts }) =>
      wordsTable(["Part", "What it is"], parts, PART_WORDS, "parts"),
    locales({ locales }) {
      const most = Math.max(...locales.map(({ texts }) => texts));
      const english = new Intl.DisplayNames("en", { type: "language" });
      return tableHtml(
        ["Locale", "Language", "Translated texts"],
        locales.map(({ name, texts }) => [
          codeHtml(name),
          proseHtml(english.of(name) ?? name),
          proseHtml(`${String(texts)} of ${String(most)}`),
        ]),
      );
    },
    attributes: ({ attributes }) =>
      tableHtml(
        ["Attribute", "What it is for", "Property", "Value", "A later change"],
        attributes.map(({ name, reads, isLive }) => [
          codeHtml(name),
          wordsFor(name, FIELD_ATTRIBUTE_WORDS, "attributes"),
          codeHtml(propertyOf(name)),
          proseHtml(valueOf(name, reads)),
          isLive ? "counts" : "is ignored",
        ]),
      ),
  }),
  ...tablesOf(menu, {
    menu: ({ entries }) =>
      tableHtml(
        ["Item", "Identifier", "What it does", "Submenu"],
        entries.map(({ id, label, submenu }) => [
          proseHtml(label),
          codeHtml(id),
          wordsFor(id, MENU_WORDS, "menu items"),
          joined(submenu.map(codeHtml), " "),
        ]),
      ),
    "menu-fields": ({ fields }) =>
      tableHtml(
        ["Field", "Of", "What it is for"],
        fields.map(({ name, types }) => [
          codeHtml(name),
          types.length === 4 ? "every item" : types.join(", "),
          wordsFor(name, FIELD_WORDS, "fields of menu items"),
        ]),
      ),
  }),
});

/** Attributes that are no option, with the property of the same meaning. */
const PROPERTIES: Readonly<Record<string, string>> = {
  "aria-label": "ariaLabel",
  "aria-labelledby": "",
  contenteditable: "contentEditable",
  // This option has no property, and no code of the package reads it.
  "virtual-keyboard-target-origin": "",
};

/** The property that an attribute sets; empty where there is none. */
export function propertyOf(attribute: string): string {
  return (
    PROPERTIES[attribute] ??
    attribute.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  );
}

/** Descriptions of the types of attribute values, by MathLive's names. */
const READINGS: Readonly<Record<string, string>> = {
  boolean: "present or absent",
  "on/off": "`on` or `off`",
  number: "a number",
  string: "a string",
};

function valueOf(name: string, reads: string | undefined): string {
  const isFlag = name === "disabled" || name === "readonly";
  const text = READINGS[isFlag ? "boolean" : (reads ?? "string")];
  if (text === undefined) throw new Error(`${name} is read in a new way`);
  return text;
}

/** Of an attribute that keeps a mathfield from reading its other options. */
const SILENCES =
  "In the tag, it makes the mathfield ignore the other options there.";

/** Descriptions of the attributes of a mathfield, in Markdown. */
export const FIELD_ATTRIBUTE_WORDS: Readonly<Record<string, string>> = {
  "aria-label": "The name that screen readers say.",
  "aria-labelledby": "The identifiers of elements whose text is the name.",
  contenteditable: "With `false`, the user cannot edit the formula.",
  "default-mode": "The mode of the mathfield while it is empty.",
  disabled:
    'Refuses edits, clicks and `focus()`. From a text box, a link or a button, Tab still enters the mathfield, and does not get past it: add `tabindex="-1"`, and Tab skips it.',
  "inline-shortcut-timeout":
    "How long to wait for the next letter of a shortcut, in milliseconds.",
  "letter-shape-style": "Which letters are upright and which italic.",
  "math-mode-space": "The LaTeX that the space bar inserts in math mode.",
  "math-virtual-keyboard-policy": "When the virtual keyboard opens.",
  "max-matrix-cols":
    "The most columns of a matrix; further cells begin a new row.",
  "min-font-scale": "The smallest size of nested scripts and fractions.",
  placeholder: `The LaTeX that is shown while the mathfield is empty. ${SILENCES}`,
  "popover-policy": "Whether a LaTeX command that is typed gets suggestions.",
  "read-only": `Keeps the user from editing, except by typing brackets; selecting and copying work. ${SILENCES}`,
  readonly: `The same as \`read-only\`. ${SILENCES}`,
  "remove-extraneous-parentheses":
    "Meant to remove parentheses around fractions; typing keeps them in this version.",
  "script-depth":
    "How deep subscripts and superscripts can be nested by typing: `1,1`. A single number limits the subscripts only; as the property it limits both.",
  "smart-fence": "Whether a delimiter that is typed grows with its content.",
  "smart-mode": "Whether the mode switches between math and text while typing.",
  "smart-superscript": "Whether the caret leaves a superscript after a digit.",
  title: "A tooltip, and the name where nothing else gives one.",
  "virtual-keyboard-target-origin": "Nothing: this version does not use it.",
};

/** Descriptions of the parts of the shadow tree of a mathfield. */
export const PART_WORDS: Readonly<Record<string, string>> = {
  container: "All of the mathfield: the formula and the buttons",
  content: "The box with the formula",
  "keyboard-sink": "An invisible element that has the focus and takes the keys",
  "virtual-keyboard-toggle": "The button of the virtual keyboard",
  "menu-toggle": "The button of the menu",
  placeholder: "The attribute `placeholder`, shown while there is no formula",
  prompt: "The frame of a `\\placeholder[id]{}`",
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
  accent:
    "Put a sign over or under the selection; while it has no fractions, roots or scripts",
  decoration: "Frame the selection; under the same condition",
  cut: "Cut; where the content can be edited",
  copy: "Copy in a format",
  paste: "Paste; where the content can be edited",
  "select-all": "Select the formula",
};

/** Descriptions of the fields of a menu item. */
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
