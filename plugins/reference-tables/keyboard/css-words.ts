/** The style sheet names these colors, and then sets no border. */
const NO_BORDER = "Nothing in this version: keys have no border";

/** What each CSS variable of the virtual keyboard changes. */
export const CSS_WORDS: Readonly<Record<string, string>> = {
  "--box-placeholder-color": "Color of the square on a key where `#@` is",
  "--box-placeholder-pressed-color": "The same, while the key is pressed",
  "--keyboard-accent-color": "Pressed keys, the selected tab, labels of Shift",
  "--keyboard-background": "Background of the keyboard",
  "--keyboard-border": "Color of the line above the keyboard",
  "--keyboard-horizontal-rule": "The line of `[hr]`, as a border",
  "--keyboard-padding-bottom": "Room below the keys",
  "--keyboard-padding-horizontal": "Room on both sides of the keys",
  "--keyboard-padding-top": "Room above the toolbar",
  "--keyboard-row-padding-left": "Room to the left of the rows",
  "--keyboard-row-padding-right": "Room to the right of the rows",
  "--keyboard-toolbar-background": "Background of tabs and edit buttons",
  "--keyboard-toolbar-background-hover":
    "The same, under the pointer; ignored in the dark scheme",
  "--keyboard-toolbar-background-selected": "Background of the selected tab",
  "--keyboard-toolbar-font-size": "Size of tabs",
  "--keyboard-toolbar-text": "Color of tabs and edit buttons",
  "--keyboard-toolbar-text-active": "Color of the selected tab",
  "--keyboard-zindex": "Layer of the keyboard among the elements of the page",
  "--keycap-background": "Background of a key",
  "--keycap-background-active":
    "Background of a key whose variants are shown, and of a locked Shift key",
  "--keycap-background-hover": "Background of a key under the pointer",
  "--keycap-background-pressed": "Background of a key that is pressed",
  "--keycap-border": NO_BORDER,
  "--keycap-border-bottom": NO_BORDER,
  "--keycap-extra-small-font-size": "Size of keys of the class `bigfnbutton`",
  "--keycap-font-size": "Size of labels; small labels follow",
  "--keycap-gap": "Room between two keys",
  "--keycap-glyph-size": "Size of icons, such as arrows",
  "--keycap-glyph-size-lg":
    "Size of the icons of `[hide-keyboard]` and of “delete all”",
  "--keycap-glyph-size-xl":
    "Size of an icon of the class `warning` among variants",
  "--keycap-height": "Height of a key",
  "--keycap-max-width": "Greatest width of a key and the gap after it",
  "--keycap-primary-background":
    "Background of keys of the class `action primary`",
  "--keycap-primary-background-hover": "The same, under the pointer",
  "--keycap-primary-text": "Label of keys of the class `action primary`",
  "--keycap-secondary-background":
    "Background of keys of the class `action` or `shift`",
  "--keycap-secondary-background-hover": "The same, under the pointer",
  "--keycap-secondary-border": NO_BORDER,
  "--keycap-secondary-border-bottom": NO_BORDER,
  "--keycap-secondary-text": "Label of these keys, and `aside` of all keys",
  "--keycap-shift-color":
    "Color of the small label of Shift in the corner of a key",
  "--keycap-shift-font-size": "Size of the small label of Shift",
  "--keycap-shift-text": "Nothing: no rule of this version uses it",
  "--keycap-small-font-size":
    "Size of keys of the class `small`, and of `action` and `shift` up to 1rem",
  "--keycap-text": "Label of a key",
  "--keycap-text-active": "Label of a key whose variants are shown",
  "--keycap-text-hover": "Label of a key under the pointer",
  "--keycap-text-pressed": "Label of a key that is pressed",
  "--keycap-width":
    "Width of a key and the gap after it, in place of a tenth of the keyboard",
  "--variant-keycap-aside-font-size": "Size of the `aside` of a variant",
  "--variant-keycap-background-active":
    "Background of a variant that is chosen",
  "--variant-keycap-font-size": "Size of the labels of variants",
  "--variant-keycap-length": "Width and height of a variant",
  "--variant-keycap-text": "Label of a variant",
  "--variant-keycap-text-active": "Label of a variant that is chosen",
  "--variant-keycap-textvar":
    "Read in place of `--variant-keycap-text` where the `theme` is `light`",
  "--variant-panel-background": "Background of a panel of variants",
};
