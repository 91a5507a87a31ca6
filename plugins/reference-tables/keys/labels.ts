import {
  capsOf,
  type Combination,
  isApple,
  type Platform,
  readCombination,
} from "../../../src/keys/index.ts";
import { dataHtml } from "../../../src/markup/index.ts";
import { escapeHtml } from "../../static-code/index.ts";
import type { BindingRow } from "./rows.ts";

/** Names that browsers have for keys, in `KeyboardEvent.code`. */
const CODES =
  /^(Key[A-Z]|Digit\d|F\d{1,2}|Numpad(\d|Add|Comma|Decimal|Divide|Enter|Equal|Multiply|Subtract)|Arrow(Down|Left|Right|Up)|Page(Down|Up)|Home|End|Insert|Delete|Backspace|Enter|Tab|Escape|Space|Back(quote|slash)|Bracket(Left|Right)|Comma|Equal|Intl(Backslash|Ro|Yen)|Minus|Period|Quote|Semicolon|Slash|CapsLock|Pause|ContextMenu|Help|Again|Copy|Cut|Find|Open|Paste|Props|Select|Undo)$/;

/** Languages that are not spelled out in MathLive's names of keyboards. */
const LANGUAGES: Readonly<Record<string, string>> = {
  en: "English",
  "en-intl": "English",
};

/** Whether a row is for a key that no browser names so: it never applies. */
export function isNeverPressed({ keys }: BindingRow): boolean {
  return !CODES.test(combinationOf(keys).code);
}

/** The keys of a row, as each of the two kinds of keyboard labels them. */
export function capsHtml({ keys, platforms }: BindingRow): {
  html: string;
  words: string;
} {
  const combination = combinationOf(keys);
  const kinds = [
    { kind: "apple", apple: true, has: platforms.some(isApple) },
    { kind: "other", apple: false, has: platforms.some(isOther) },
  ].filter(({ has }) => has);
  const labelled = kinds.map(({ kind, apple }) => {
    const { caps, spoken } = capsOf(combination, apple);
    const kbd = caps.map((cap) => `<kbd>${escapeHtml(cap)}</kbd>`).join("");
    const html = `<span${dataHtml({ for: kind })}><span aria-hidden="true">${kbd}</span><span class="sr-only">${escapeHtml(spoken)}</span></span>`;
    return { html, words: `${caps.join(" ")} ${spoken}` };
  });
  return {
    html: labelled.map(({ html }) => html).join(" "),
    words: labelled.map(({ words }) => words).join(" "),
  };
}

/** What a row needs beside its keys and mode, in words; empty if nothing. */
export function conditionText(row: BindingRow): string {
  const [{ ifLayout = [] }] = row.bindings;
  const languages = new Set(ifLayout.map(languageOf));
  const keyboards = [...languages].join(" or ");
  return [
    keyboards && `${keyboards} keyboard`,
    isNeverPressed(row) && "no browser names a key so: never applies",
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

function isOther(platform: Platform): boolean {
  return !isApple(platform);
}

function combinationOf(keys: string): Combination {
  const combination = readCombination(keys);
  if (!combination) throw new Error(`no keys: ${keys}`);
  return combination;
}
