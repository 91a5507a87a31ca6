/** What the attributes of a mathfield are for, in Markdown. */
export const FIELD_ATTRIBUTE_WORDS: Readonly<Record<string, string>> = {
  "aria-label": "The name that screen readers say.",
  "aria-labelledby": "The identifiers of elements whose text is the name.",
  contenteditable: "With `false`, people cannot edit the formula.",
  "default-mode": "The mode of the mathfield while it is empty.",
  disabled: "Keeps people from entering the mathfield.",
  "inline-shortcut-timeout":
    "How long to wait for the next letter of a shortcut, in milliseconds.",
  "letter-shape-style": "Which letters are upright and which italic.",
  "math-mode-space": "The LaTeX that the space bar inserts in math mode.",
  "math-virtual-keyboard-policy": "When the virtual keyboard opens.",
  "max-matrix-cols": "The most columns of a matrix.",
  "min-font-scale": "The smallest size of nested scripts and fractions.",
  placeholder: "The LaTeX that is shown while the mathfield is empty.",
  "popover-policy": "Whether a LaTeX command that is typed gets suggestions.",
  "read-only": "Keeps people from editing, and lets them select and copy.",
  readonly: "The same as `read-only`.",
  "remove-extraneous-parentheses":
    "Meant to remove parentheses around fractions.",
  "script-depth": "How deep scripts can be nested by typing.",
  "smart-fence": "Whether a delimiter that is typed grows with its content.",
  "smart-mode": "Whether the mode switches between math and text while typing.",
  "smart-superscript": "Whether the caret leaves a superscript after a digit.",
  title: "A tooltip, and the name where nothing else gives one.",
  "virtual-keyboard-target-origin":
    "Where messages to the virtual keyboard of another window go.",
};
