import { readFile } from "node:fs/promises";
import path from "node:path";

import type { ComponentProps } from "react";

import type { KeyboardPicture } from "../../src/components/Pictures.tsx";
import {
  codeHtml,
  tableHtml,
  tablesOf,
  tableView,
  type View,
  wordsFor,
  wordsTable,
} from "../generated-content/index.ts";
import { h, joined } from "../html.ts";
import { installedVersion, keyboard } from "../package-facts/index.ts";

/** `<KeyboardTable of="layouts" />`: layouts, tokens, events or variants. */
export const keyboardTable = tableView(
  tablesOf(keyboard, {
    layouts: ({ layouts }) =>
      wordsTable(["Name", "Keycaps"], layouts, LAYOUT_WORDS, "layouts"),
    tokens: ({ tokens }) =>
      tableHtml(
        ["Token", "Keycap", "Inserts or runs", "Variants"],
        tokens.map(({ name, use, shifted, variants }) => [
          codeHtml(name),
          wordsFor(name, TOKEN_WORDS, "keycap tokens"),
          shifted === ""
            ? codeHtml(use)
            : [codeHtml(use), h("br"), "Shift ", codeHtml(shifted)],
          typeof variants === "string"
            ? ["panel ", codeHtml(variants)]
            : codesHtml(variants),
        ]),
      ),
    events: ({ events }) =>
      wordsTable(
        ["Event", "When"],
        events,
        EVENT_WORDS,
        "events of the keyboard",
      ),
    variants: ({ panels }) =>
      tableHtml(
        ["Panel", "Inserts"],
        panels.map(({ name, latex }) => [codeHtml(name), codesHtml(latex)]),
      ),
  }),
);

function codesHtml(codes: readonly string[]) {
  return joined(codes.map(codeHtml), " ");
}

/** Pictures that `npm run docs:pictures` drew into `static/img/keyboard`. */
export interface Pictures {
  /** The version of `mathlive` that they show. */
  readonly mathlive: string;
  /** Sizes in CSS pixels, by layout. */
  readonly sizes: Readonly<Record<string, { width: number; height: number }>>;
}

/** The list of the pictures, from the project's folder. */
export const PICTURES = "plugins/reference-tables/keyboard-pictures.json";

/**
 * `<KeyboardPicture layout="greek" />`: what a layout looks like.
 *
 * @throws Error when the picture is missing, or shows another version.
 */
export const keyboardPicture: View<
  ComponentProps<typeof KeyboardPicture>
> = async ({ layout = "" }, siteDir) => {
  const text = await readFile(path.join(siteDir, PICTURES), "utf8");
  const { mathlive, sizes } = JSON.parse(text) as Pictures;
  const size = sizes[layout];
  if (!size || mathlive !== installedVersion("mathlive"))
    throw new Error(
      `the picture of "${layout}" is missing or out of date: npm run docs:pictures`,
    );
  const keys = (LAYOUT_WORDS[layout] ?? "").replaceAll("`", "");
  const alt = `The ${layout} layout of the virtual keyboard: ${keys}`;
  return { layout, ...size, alt };
};

/** Descriptions of the layouts of the virtual keyboard. */
export const LAYOUT_WORDS: Readonly<Record<string, string>> = {
  default: "Numeric, symbols, alphabetic and greek, with a tab for each",
  numeric: "Digits, operators, `x`, `n`, powers, roots and integrals",
  symbols: "Functions, arrows, sets, logic, accents and punctuation",
  alphabetic: "Latin letters in the order of `alphabeticLayout`, and digits",
  greek: "Greek letters and their written variants",
  compact: "Digits, operators, root and power in three rows; no Shift key",
  minimalist:
    "The same keycaps as compact, smaller, in a box with rounded corners",
  "numeric-only":
    "Digits, decimal separator, minus sign, and keycaps to move and delete",
};

const DIGIT = "A digit";

/** Descriptions of the keycap tokens. */
export const TOKEN_WORDS: Readonly<Record<string, string>> = {
  "[left]": "Move left; with Shift, extend the selection",
  "[right]": "Move right; with Shift, extend the selection",
  "[up]": "Move up; with Shift, extend the selection",
  "[down]": "Move down; with Shift, extend the selection",
  "[return]": "Send `change`; with Shift, add a row",
  "[action]": "The same as `[return]`, with a plus sign while Shift is on",
  "[hr]": "A line across the keyboard; nothing else goes into its row",
  "[hide-keyboard]": "Hide the keyboard",
  "[.]":
    "The decimal separator, labeled with a point; `[,]` where `decimalSeparator` is a comma",
  "[,]": "The decimal separator, labeled with a comma",
  "[+]": "Plus sign; with Shift, a sum",
  "[-]": "Minus sign; with Shift, plus or minus",
  "[/]": "A fraction, with the selection or the operand before as numerator",
  "[*]": "Multiplication: a dot; with Shift, a cross",
  "[=]": "Equals sign, with relations as variants",
  "[backspace]": "Delete backward; with Shift, delete the formula",
  "[undo]": "Undo",
  "[redo]": "Redo",
  "[(]": "Opening parenthesis, as if it were typed",
  "[)]": "Closing parenthesis, as if it were typed",
  "[0]": DIGIT,
  "[1]": DIGIT,
  "[2]": DIGIT,
  "[3]": DIGIT,
  "[4]": DIGIT,
  "[5]": DIGIT,
  "[6]": DIGIT,
  "[7]": DIGIT,
  "[8]": DIGIT,
  "[9]": DIGIT,
  "[separator-5]": "A gap as wide as half a keycap",
  "[separator]": "A gap as wide as a keycap",
  "[separator-10]": "A gap as wide as a keycap",
  "[separator-15]": "A gap as wide as one and a half keycaps",
  "[separator-20]": "A gap as wide as two keycaps",
  "[separator-50]": "A gap as wide as five keycaps",
  "[shift]": "Shift: once for the next keycap, twice to lock",
  "[foreground-color]": "Color the selection red",
  "[background-color]": "Color the background of the selection yellow",
};

/** When the keyboard dispatches each event. */
export const EVENT_WORDS: Readonly<Record<string, string>> = {
  "before-virtual-keyboard-toggle":
    "Before the keyboard is shown or hidden; `detail.visible` says which, `preventDefault()` keeps it as it is",
  "virtual-keyboard-toggle": "After the keyboard was shown or hidden",
  geometrychange:
    "When the size of the keyboard has changed, and when it was hidden; read `boundingRect`",
  "math-virtual-keyboard-command":
    "When a keycap runs a command in a mathfield; `detail` is the command",
};
