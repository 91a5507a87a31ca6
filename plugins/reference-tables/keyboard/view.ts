import type { ComponentProps } from "react";

import type FactTable from "../../../src/components/FactTable/index.tsx";
import {
  codeHtml,
  tableHtml,
  type View,
  wordsFor,
} from "../../generated-content/index.ts";
import {
  factsOf,
  keyboard,
  type KeyboardFacts,
} from "../../package-facts/index.ts";
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
export const keyboardTable: View<ComponentProps<typeof FactTable>> = async ({
  of: wanted = "",
}) => {
  const table = TABLES[wanted];
  if (!table)
    throw new Error(
      `"${wanted}" is none of the tables ${Object.keys(TABLES).join(", ")}`,
    );
  return { html: table(await factsOf(keyboard)) };
};

function codesHtml(codes: readonly string[]): string {
  return codes.map(codeHtml).join(" ");
}
