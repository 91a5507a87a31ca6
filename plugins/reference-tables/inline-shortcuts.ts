import type { ComponentProps } from "react";

import type { InlineShortcuts } from "../../src/components/ReferenceTables.tsx";
import { groupHtml, type View } from "../generated-content/index.ts";
import { h, type Html, htmlOf } from "../html.ts";
import {
  type Context,
  CONTEXTS,
  factsOf,
  type InlineShortcut,
  inlineShortcuts,
} from "../package-facts/index.ts";
import { formulaHtml } from "./latex-html.ts";

/** `<InlineShortcuts />`: what becomes a formula as it is typed. */
export const inlineShortcutTable: View<
  ComponentProps<typeof InlineShortcuts>
> = async () => {
  const all = await factsOf(inlineShortcuts);
  const isWord = ({ text }: InlineShortcut) => /[a-z]/i.test(text);
  const groups = [
    ["Words", all.filter(isWord)],
    ["Signs", all.filter((shortcut) => !isWord(shortcut))],
  ] as const;
  const html = groups.map(([name, own]) =>
    groupHtml({
      word: `shortcuts-${name.toLowerCase()}`,
      content: [h("h3", name), h("ul", own.map(rowHtml))],
    }),
  );
  return { html: htmlOf(html) };
};

function rowHtml({ text, latex, sign, after }: InlineShortcut): Html {
  return h(
    "li",
    {
      "data-name": text,
      "data-find": `${text} ${latex}`.toLowerCase(),
      "data-is": after ? "somewhere" : "anywhere",
    },
    h("kbd", text),
    h("span", formulaHtml(latex) ?? sign),
    h("code", latex),
    after && h("small", afterWords(after)),
  );
}

/** Describes where a shortcut applies, or where not: whichever is shorter. */
function afterWords(after: readonly Context[]): string {
  const all = Object.keys(CONTEXTS) as Context[];
  const without = all.filter((context) => !after.includes(context));
  if (after.length > without.length) return `not ${placed(without)}`;
  return placed(after);
}

function placed(contexts: readonly Context[]): string {
  const isStart = contexts.includes("nothing");
  const behind = contexts.filter((context) => context !== "nothing");
  return [
    isStart && `at ${CONTEXTS.nothing}`,
    behind.length > 0 && `after ${listed(behind)}`,
  ]
    .filter(Boolean)
    .join(", or ");
}

function listed(contexts: readonly Context[]): string {
  const words = contexts.map((context) => CONTEXTS[context]);
  const last = words.pop() ?? "";
  return words.length === 0 ? last : `${words.join(", ")} or ${last}`;
}
