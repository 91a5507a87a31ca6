import type { ComponentProps } from "react";

import type EditingCommands from "../../src/components/EditingCommands.tsx";
import { dataHtml } from "../../src/markup/index.ts";
import { escapeHtml } from "../static-code/index.ts";
import {
  commandWords,
  exampleArgs,
  groupOf,
  GROUPS,
  selectorText,
} from "./keys/index.ts";
import {
  type EditingCommand,
  editingCommands,
  factsOf,
} from "../package-facts/index.ts";
import { groupHtml, type View } from "../generated-content/index.ts";

/** `<EditingCommands />`: what `executeCommand()` can be called with. */
export const editingCommandTable: View<
  ComponentProps<typeof EditingCommands>
> = async () => {
  const all = await factsOf(editingCommands);
  const groups = Object.entries(GROUPS).flatMap(([group, name]) => {
    const own = all.filter((command) => groupOf(command.name) === group);
    if (own.length === 0) return [];
    const content = `<h3>${escapeHtml(name)}</h3><ul>${own.map(rowHtml).join("")}</ul>`;
    const word = `commands-${group}`;
    return [
      { word, name, html: groupHtml({ word, count: own.length, content }) },
    ];
  });
  return {
    html: groups.map(({ html }) => html).join(""),
    groups: Object.fromEntries(groups.map(({ word, name }) => [word, name])),
  };
};

function rowHtml(command: EditingCommand): string {
  const { name, canUndo, changesContent, changesSelection } = command;
  const words = commandWords(name);
  const call = `executeCommand(${selectorText(name, exampleArgs(name))})`;
  const is = [
    changesContent && "content",
    changesSelection && "selection",
    canUndo && "undo",
  ].filter(Boolean);
  return [
    `<li${dataHtml({ name, find: `${name} ${words}`.toLowerCase(), is: is.join(" ") })}>`,
    `<span>${escapeHtml(words)}</span>`,
    `<button type="button"${dataHtml({ copy: call })} title="Copy"><code>${escapeHtml(call)}</code></button>`,
    "</li>",
  ].join("");
}
