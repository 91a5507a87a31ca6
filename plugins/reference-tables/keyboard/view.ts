import {
  codeHtml,
  tableHtml,
  wordsFor,
} from "../../generated-content/index.ts";
import {
  factsOf,
  keyboard,
  type KeyboardFacts,
} from "../../package-facts/index.ts";
import { tableView } from "../table-view.ts";
import { EVENT_WORDS, LAYOUT_WORDS, TOKEN_WORDS } from "./words.ts";

/** Tables by what they are of. */
const TABLES: Readonly<Record<string, (facts: KeyboardFacts) => string>> = {
  layouts: ({ layouts }) =>
    tableHtml(
      ["Name", "Keys"],
      layouts.map((name) => [
        codeHtml(name),
        wordsFor(name, LAYOUT_WORDS, "layouts"),
      ]),
    ),
  tokens: ({ tokens }) =>
    tableHtml(
      ["Token", "Key", "Inserts or runs", "Variants"],
      tokens.map(({ name, use, shifted, variants }) => [
        codeHtml(name),
        wordsFor(name, TOKEN_WORDS, "keycap tokens"),
        shifted === ""
          ? codeHtml(use)
          : `${codeHtml(use)}<br>Shift ${codeHtml(shifted)}`,
        typeof variants === "string"
          ? `panel ${codeHtml(variants)}`
          : codesHtml(variants),
      ]),
    ),
  events: ({ events }) =>
    tableHtml(
      ["Event", "When"],
      events.map((name) => [
        codeHtml(name),
        wordsFor(name, EVENT_WORDS, "events of the keyboard"),
      ]),
    ),
  variants: ({ panels }) =>
    tableHtml(
      ["Panel", "Inserts"],
      panels.map(({ name, latex }) => [codeHtml(name), codesHtml(latex)]),
    ),
};

/** `<KeyboardTable of="layouts" />`: layouts, tokens, events or variants. */
export const keyboardTable = tableView(
  Object.fromEntries(
    Object.entries(TABLES).map(([name, table]) => [
      name,
      async () => table(await factsOf(keyboard)),
    ]),
  ),
);

function codesHtml(codes: readonly string[]): string {
  return codes.map(codeHtml).join(" ");
}
