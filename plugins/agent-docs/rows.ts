import type { Element } from "hast";
import type { State } from "hast-util-to-mdast";
import type { ListItem, PhrasingContent } from "mdast";

import { PLATFORMS } from "../../src/keys/index.ts";
import { dataOf, elementsIn, find, textOf } from "../built-pages/index.ts";

/** Whether an element is a row of a list that style lays out as a table. */
export function isRow(element: Element): boolean {
  return dataOf(element, "find") !== undefined;
}

/** A row as an item of a list: its cells in a line, with a dot between them. */
export function rowItem(state: State, row: Element): ListItem {
  const cells = elementsIn(row).map((cell) => phrasesOf(state, cell));
  const systems = systemsOf(row);
  if (systems) cells.push([text(systems)]);
  const line = cells
    .filter((cell) => cell.length > 0)
    .flatMap((cell, index) => (index > 0 ? [text(" · "), ...cell] : cell));
  const children = [{ type: "paragraph", children: line } as const];
  return { type: "listItem", spread: false, children };
}

/** What an element says in a line, whatever elements it says it with. */
function phrasesOf(state: State, cell: Element): PhrasingContent[] {
  const keys = keysIn(cell);
  if (keys) return [text(keys)];
  const flow = state.toFlow(state.all({ type: "root", children: [cell] }));
  return flow.flatMap((block) =>
    block.type === "paragraph" ? block.children : [],
  );
}

/** Keys as both kinds of keyboard label them: once, where they agree. */
function keysIn(cell: Element): string | undefined {
  const kinds = elementsIn(cell).filter((each) => dataOf(each, "for"));
  if (kinds.length === 0) return undefined;
  const labels = [...new Set(kinds.map((kind) => textOf(kind).trim()))];
  if (labels.length < 2) return labels[0];
  return `${labels.join(" on Apple devices, ")} elsewhere`;
}

/** The systems that a keybinding is for, unless it is for all. */
function systemsOf(row: Element): string | undefined {
  if (!find(row, (each) => Boolean(dataOf(each, "for")))) return;
  const words = dataOf(row, "is")?.split(" ") ?? [];
  const all = Object.entries(PLATFORMS);
  const own = all.filter(([id]) => words.includes(id));
  if (own.length === all.length) return undefined;
  return `only on ${own.map(([, name]) => name).join(", ")}`;
}

function text(value: string): PhrasingContent {
  return { type: "text", value };
}
