const UNUSED = "Nothing: no rule of this version uses it";

/** What each CSS variable of a mathfield, its menu and its popovers changes. */
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
