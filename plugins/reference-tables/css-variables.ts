import type { ComponentProps } from "react";

import type { CssVariables } from "../../src/components/Tables.tsx";
import { type View, wordsFor } from "../generated-content/index.ts";
import { htmlOf } from "../html.ts";
import { CSS_GROUPS, cssVariables, factsOf } from "../package-facts/index.ts";

/** `<CssVariables group="keyboard" />`: the variables that change its look. */
export const cssVariableList: View<
  ComponentProps<typeof CssVariables>
> = async ({ group: wanted = "" }) => {
  const group = CSS_GROUPS.find((each) => each === wanted);
  if (!group)
    throw new Error(
      `"${wanted}" is none of the groups ${CSS_GROUPS.join(", ")}`,
    );
  const all = await factsOf(cssVariables);
  const variables = all
    .filter((variable) => variable.group === group)
    .map(({ name, fallback }) => ({
      name,
      fallback,
      html: htmlOf(wordsFor(name, WORDS, "CSS variables")),
    }));
  return { variables };
};

/** The style sheet names these colors, and then sets no border. */
const NO_BORDER = "Nothing in this version: keys have no border";

/** Descriptions of the CSS variables of the virtual keyboard. */
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

const UNUSED = "Nothing: no rule of this version uses it";

/** Descriptions of the CSS variables of mathfields, their menu and popovers. */
export const FIELD_CSS_WORDS: Readonly<Record<string, string>> = {
  "--ML__correct-color":
    "Frame of a prompt that is marked as correct, without `--correct-color`",
  "--ML__incorrect-color":
    "Frame of a prompt that is marked as incorrect, without `--incorrect-color`",
  "--bg-color":
    "Set by the mathfield: background of a part of the formula, from `\\colorbox` and the like",
  "--caret-color": "The caret",
  "--composition-background-color":
    "Background of text that an input method is composing; ignored in the dark scheme",
  "--composition-text-color":
    "Color of text that an input method is composing; ignored in the dark scheme",
  "--composition-underline-color":
    "Line below text that an input method is composing",
  "--contains-highlight-background-color":
    "Background of the fraction, root or fence that the caret is in",
  "--contains-highlight-color": "Delimiters and root sign around the caret",
  "--correct-color": "Prompts that are marked as correct",
  "--frac-line-margin": "Place of the line of a fraction",
  "--frac-line-thickness": "Thickness of the line of a fraction",
  "--highlight-text": "Background of text mode, in the light scheme",
  "--hue":
    "The hue, from 0 to 360, of caret, selection, placeholders and buttons",
  "--incorrect-color": "Prompts that are marked as incorrect",
  "--latex-color": "LaTeX mode, in the light scheme",
  "--placeholder-color":
    "Placeholders within a formula; ignored in the dark scheme",
  "--placeholder-opacity": "Opacity of these placeholders",
  "--primary": "LaTeX mode, in the dark scheme",
  "--selection-background-color": "Background of the selection",
  "--selection-color": "Color of what is selected",
  "--smart-fence-color": "A closing delimiter that is not typed yet",
  "--smart-fence-opacity": "Opacity of this delimiter",
  "--text-font-family": "Font of text within a formula",
  "--text-highlight-background-color":
    "Background of text mode, in the dark scheme",
  "--text-shadow": "Shadow of the formula",

  "--border-color": UNUSED,
  "--primary-color": "Background of the item under the pointer",
  "--primary-color-reverse": "Text of the item under the pointer",
  "--ui-font-family": "Font of the menu",
  "--ui-font-size": "Size of its text",
  "--ui-letter-spacing": "Room between two letters",
  "--ui-line-height": "Height of its lines",
  "--ui-menu-bg": "Background of the menu",
  "--ui-menu-bg-active": "Background of the item under the pointer",
  "--ui-menu-bg-active-muted": "Background of an item whose submenu is open",
  "--ui-menu-divider":
    "Color of the line of a divider; the default draws no line",
  "--ui-menu-shadow": "Shadow of the menu",
  "--ui-menu-text": "Text of an item",
  "--ui-menu-text-active": "Text of the item under the pointer",

  "--accent-color": "Border and signs of the toolbar of a matrix",
  "--environment-panel-background": "Background of this toolbar",
  "--environment-panel-button-background": "Background of its buttons",
  "--environment-panel-button-background-active":
    "Background of the button for the brackets that the matrix has",
  "--environment-panel-button-background-hover":
    "Background of the button under the pointer",
  "--environment-panel-button-text": "Signs on the buttons",
  "--environment-panel-height": "Height, and half the width, of the toolbar",
  "--environment-shadow": "Color of its shadow",
  "--keystroke": "Set by the caption of keys on itself: background of a key",
  "--keystroke-border": "Set by the caption of keys on itself: border of a key",
  "--on-keystroke": "Set by the caption of keys on itself: label of a key",
  "--scrim-zindex":
    "Layer of the menu, and of what keeps clicks from the page below",
  "--secondary": "Background of the caption of keys",
  "--secondary-border": "Nothing: the caption has no border",
  "--suggestion-zindex": "Layer of the suggestions in LaTeX mode",
  "--tooltip-background-color": "Background of the tooltips of `\\mathtip`",
  "--tooltip-border": "Their border",
  "--tooltip-border-radius": "How round their corners are",
  "--tooltip-box-shadow": "Their shadow",
  "--tooltip-color": "Their text",
};

const WORDS = { ...CSS_WORDS, ...FIELD_CSS_WORDS };
