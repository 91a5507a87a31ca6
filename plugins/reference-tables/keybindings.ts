import type { ComponentProps } from "react";

import type Keybindings from "../../src/components/Keybindings.tsx";
import {
  capsOf,
  type Combination,
  isApple,
  platformOf,
  readCombination,
} from "../../src/keys/index.ts";
import type { View } from "../generated-content/index.ts";
import { h, type Html, htmlOf, joined } from "../html.ts";
import { factsOf, keybindings, MODES } from "../package-facts/index.ts";
import { type BindingRow, bindingRows } from "./binding-rows.ts";
import { useText, useWords } from "./command-words.ts";
import { groupedByCommand } from "./editing-commands.ts";
import { formulaHtml } from "./latex-html.ts";

/** A script that selects the reader's system before the rows are painted. */
const CHOOSE = htmlOf(
  h(
    "script",
    `document.currentScript.closest("[role=region]").dataset.chosen=(${String(platformOf)})(navigator)`,
  ),
);

const MODE_NAMES = { math: "math", text: "text", latex: "LaTeX" } as const;

/** `<Keybindings />`: what a mathfield does when keys are pressed. */
export const keybindingTable: View<
  ComponentProps<typeof Keybindings>
> = async () => {
  const { html, groups } = groupedByCommand(
    "keys",
    bindingRows(await factsOf(keybindings)).map((row) => ({
      command: row.bindings[0].command,
      html: rowHtml(row),
    })),
  );
  return { choose: CHOOSE, html, groups };
};

function rowHtml(row: BindingRow): Html {
  const [{ command, args }] = row.bindings;
  const words = useWords(command, args);
  const selector = useText(command, args);
  const caps = capsHtml(row);
  const condition = conditionText(row);
  const modes = row.modes.map((mode) => MODE_NAMES[mode]);
  const find = [
    words,
    selector,
    caps.words,
    condition,
    ...row.bindings.map(({ key }) => key),
  ];
  const is = [...row.platforms, ...row.modes].join(" ");
  return h(
    "li",
    {
      "data-name": selector,
      "data-find": find.join(" ").toLowerCase(),
      "data-is": is,
      // Nobody can press keys that have no name to find the row.
      "data-keys": isNeverPressed(row) ? undefined : row.keys,
    },
    h("span", caps.html),
    h(
      "span",
      words,
      ...insertedHtml(row),
      ...(condition ? [" ", h("small", condition)] : []),
    ),
    h("small", modes.length === MODES.length ? "any mode" : modes.join(", ")),
    h("code", selector),
  );
}

/** The formula that a keybinding inserts, after a space. */
function insertedHtml({ bindings: [{ command, args }] }: BindingRow) {
  const [latex] = args;
  if (command !== "insert" || typeof latex !== "string") return [];
  const formula = formulaHtml(latex);
  return formula === undefined ? [] : [" ", formula];
}

/** Names that browsers have for keys, in `KeyboardEvent.code`. */
const CODES =
  /^(Key[A-Z]|Digit\d|F\d{1,2}|Numpad(\d|Add|Comma|Decimal|Divide|Enter|Equal|Multiply|Subtract)|Arrow(Down|Left|Right|Up)|Page(Down|Up)|Home|End|Insert|Delete|Backspace|Enter|Tab|Escape|Space|Back(quote|slash)|Bracket(Left|Right)|Comma|Equal|Intl(Backslash|Ro|Yen)|Minus|Period|Quote|Semicolon|Slash|CapsLock|Pause|ContextMenu|Help|Again|Copy|Cut|Find|Open|Paste|Props|Select|Undo)$/;

/** Languages that are not spelled out in MathLive's names of keyboards. */
const LANGUAGES: Readonly<Record<string, string>> = {
  en: "English",
  "en-intl": "English",
};

/** Tells whether a row never applies: no browser has a key of that name. */
export function isNeverPressed({ keys }: BindingRow): boolean {
  return !CODES.test(combinationOf(keys).code);
}

/** The keys of a row, as each of the two kinds of keyboard labels them. */
function capsHtml({ keys, platforms }: BindingRow) {
  const combination = combinationOf(keys);
  const kinds = [
    { kind: "apple", apple: true, has: platforms.some(isApple) },
    {
      kind: "other",
      apple: false,
      has: platforms.some((each) => !isApple(each)),
    },
  ].filter(({ has }) => has);
  const labelled = kinds.map(({ kind, apple }) => {
    const { caps, spoken } = capsOf(combination, apple);
    const kbd = caps.map((cap) => h("kbd", cap));
    const html = h(
      "span",
      { "data-for": kind },
      h("span", { "aria-hidden": "true" }, kbd),
      h("span.sr-only", spoken),
    );
    return { html, words: `${caps.join(" ")} ${spoken}` };
  });
  return {
    html: joined(
      labelled.map(({ html }) => html),
      " ",
    ),
    words: labelled.map(({ words }) => words).join(" "),
  };
}

/** Describes what a row needs beside its keys and mode; empty if nothing. */
function conditionText(row: BindingRow): string {
  const [{ ifLayout = [] }] = row.bindings;
  const languages = new Set(ifLayout.map(languageOf));
  const keyboards = [...languages].join(" or ");
  return [
    keyboards && `${keyboards} keyboard`,
    isNeverPressed(row) && "never applies: no browser has this name for a key",
    row.modes.length === 0 && "other keybindings take these keys",
  ]
    .filter(Boolean)
    .join("; ");
}

function languageOf(layout: string): string {
  const name = layout.replace(/^.*\./, "");
  return (
    LANGUAGES[name] ?? name.replace(/^./, (letter) => letter.toUpperCase())
  );
}

function combinationOf(keys: string): Combination {
  const combination = readCombination(keys);
  if (!combination) throw new Error(`no keys: ${keys}`);
  return combination;
}
