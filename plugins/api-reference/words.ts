/** What members of exports are for, where a page of ours has them in a table. */
export const MEMBER_WORDS: Readonly<
  Record<string, Readonly<Record<string, string>>>
> = {
  VirtualKeyboardOptions: {
    layouts: "The layouts, by name or as objects, with a tab for each",
    normalizedLayouts:
      "The same layouts as objects, with each keycap written out; empty in a frame",
    getKeycap: "What a token is; `undefined` where there is no such token",
    setKeycap:
      "Redefine a token, or add one, for layouts that are set afterwards",
    editToolbar:
      "`none` leaves out the buttons for undo, redo, cut, copy and paste",
    alphabeticLayout:
      "The order of letters; `auto` follows the physical keyboard and the locale",
    container:
      "The element that the keyboard is appended to; `document.body` by default",
    targetOrigin: "The origin that messages between frames are addressed to",
    originValidator:
      "Whose messages are taken: `none` means everybody’s, `same-origin` the site’s, a function decides",
  },
  VirtualKeyboardInterface: {
    show: "Show the keyboard; `{ animate: true }` slides it in",
    hide: "Hide the keyboard",
    visible:
      "Whether the keyboard is shown; set it to show or hide the keyboard",
    isShifted: "Whether Shift is on, for one key or locked",
    boundingRect:
      "Place and size of toolbar and keys in the viewport; all zero while hidden",
    executeCommand:
      "Run an editing command in the mathfield that has the focus",
    updateToolbar: "For the library: enable the edit buttons that apply",
    update:
      "For the library: the same, and take over the style of the selection",
    connect:
      "For the library: tells the keyboard that a mathfield of this window has the focus",
    disconnect:
      "For the library: tells the keyboard that the mathfield has lost the focus",
  },
  VirtualKeyboardKeycap: {
    label:
      "What the key shows, as HTML; or a token, which brings its other properties",
    tooltip:
      "Shown when the pointer rests on the key, and its name for assistive technology",
    command:
      "The editing command to run; comes before `insert`, `key` and `latex`",
    insert: "The LaTeX to insert; comes before `key` and `latex`",
    key: "Characters to type, as on a physical keyboard: shortcuts apply; comes before `latex`",
    latex: "The LaTeX to insert, and the label where there is no `label`",
    class:
      "CSS classes, such as `action`, `shift`, `small`, `hide-shift` or `separator`",
    width: "Width as a multiple of a key: 0.5, 1, 1.5, 2 or 5",
    aside: "A note below the label, as HTML; hidden on narrow keyboards",
    variants:
      "Keys offered while this one is held: a list, or the name of a panel",
    shift: "What the key is while Shift is on: LaTeX, or another keycap",
    layer:
      "Adds the CSS class `layer-switch` and switches nothing: use the command `switchKeyboardLayer`",
    stickyVariantPanel:
      "Open the variants at a tap, and keep them open until one is chosen",
  },
  VirtualKeyboardLayoutCore: {
    label: "The tab of the layout, as HTML",
    labelClass:
      "CSS classes of the tab; `MLK__tex-math` sets it in the italics of formulas",
    tooltip: "Shown when the pointer rests on the tab",
    id: "A name for your own code",
    displayShiftedKeycaps: "Nothing: this version sets it and never reads it",
    displayEditToolbar:
      "Whether the layout has edit buttons; true unless it has keys for undo or redo",
  },
  VirtualKeyboardLayer: {
    rows: "The keys, row by row",
    markup: "HTML in place of rows",
    style: "A style sheet for the layer",
    backdrop: "A CSS class for an element around `container`",
    container: "A CSS class for an element around the keys",
    id: "The name that `switchKeyboardLayer` takes",
  },
};
