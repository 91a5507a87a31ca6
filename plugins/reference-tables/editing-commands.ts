import type { ComponentProps } from "react";

import type { EditingCommands } from "../../src/components/ReferenceTables.tsx";
import { groupHtml, type View } from "../generated-content/index.ts";
import { h, type Html, htmlOf } from "../html.ts";
import {
  type EditingCommand,
  editingCommands,
  factsOf,
} from "../package-facts/index.ts";
import { commandWords, exampleArgs, selectorText } from "./command-words.ts";

/** `<EditingCommands />`: what `executeCommand()` can be called with. */
export const editingCommandTable: View<
  ComponentProps<typeof EditingCommands>
> = async () => {
  const all = await factsOf(editingCommands);
  return groupedByCommand(
    "commands",
    all.map((each) => ({ command: each.name, html: rowHtml(each) })),
  );
};

function rowHtml(command: EditingCommand): Html {
  const { name, canUndo, changesContent, changesSelection } = command;
  const words = commandWords(name);
  const call = `executeCommand(${selectorText(name, exampleArgs(name))})`;
  const is = [
    changesContent && "content",
    changesSelection && "selection",
    canUndo && "undo",
  ].filter(Boolean);
  const find = `${name} ${words}`.toLowerCase();
  const copy = { type: "button", "data-copy": call, title: "Copy" };
  return h(
    "li",
    { "data-name": name, "data-find": find, "data-is": is.join(" ") },
    h("span", words),
    h("button", copy, h("code", call)),
  );
}

/**
 * Rows as groups of a filtered table, by the editing command that each is of.
 *
 * @param table - Begins the words that name the groups.
 */
export function groupedByCommand(
  table: string,
  rows: readonly { readonly command: string; readonly html: Html }[],
): { html: string; groups: Record<string, string> } {
  const groups = Object.entries(GROUPS).flatMap(([group, name]) => {
    const own = rows.filter(({ command }) => groupOf(command) === group);
    if (own.length === 0) return [];
    const items = own.map(({ html }) => html);
    const content = [h("h3", name), h("ul", items)];
    const word = `${table}-${group}`;
    return { word, name, html: groupHtml({ word, content }) };
  });
  return {
    html: htmlOf(groups.map(({ html }) => html)),
    groups: Object.fromEntries(groups.map(({ word, name }) => [word, name])),
  };
}

/** Groups of editing commands, in the order in which they are shown. */
const GROUPS = {
  move: "Moving",
  select: "Selecting",
  delete: "Deleting",
  insert: "Inserting",
  array: "Rows and columns",
  mode: "Modes and LaTeX",
  clipboard: "Undo and clipboard",
  view: "Menu, keyboard, speech and view",
} as const;

type Group = keyof typeof GROUPS;

const BEGINNINGS: readonly (readonly [RegExp, Group])[] = [
  [/^move/, "move"],
  [/^(extend|select)/, "select"],
  [/^delete/, "delete"],
  [/^(add|remove)(Row|Column)|^setEnvironment$/, "array"],
  [/^(insert|typedText$|applyStyle$)/, "insert"],
  [/^(switchMode|complete|commit|(next|previous)Suggestion)$/, "mode"],
  [/^(undo|redo)$|Clipboard$/, "clipboard"],
];

/** The group that an editing command is shown in. */
function groupOf(command: string): Group {
  const found = BEGINNINGS.find(([pattern]) => pattern.test(command));
  return found?.[1] ?? "view";
}
