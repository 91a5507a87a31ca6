import type { Element } from "hast";
import { defaultHandlers, type Handle, type State } from "hast-util-to-mdast";
import type {
  BlockContent,
  Blockquote,
  List,
  ListItem,
  PhrasingContent,
  Strong,
} from "mdast";

import { PLATFORMS } from "../../src/keys/index.ts";
import type { ClassName } from "../../src/markup.ts";
import {
  dataOf,
  elementsIn,
  find,
  hasClass,
  isTag,
  texOf,
  textOf,
} from "../built-pages/index.ts";
import { fencesOf } from "./code.ts";

/** Handlers of the elements that mean more here than their tags do. */
export const HANDLERS: Readonly<Record<string, Handle>> = {
  dl: definitions,
  div(state, node) {
    if (hasClass(node, "theme-admonition")) return admonition(state, node);
    if (hasClass(node, "forms-display" satisfies ClassName))
      return displayed(node);
    return state.toFlow(state.all(node));
  },
  figure: (state, node) =>
    hasClass(node, "code-block" satisfies ClassName)
      ? fencesOf(node)
      : state.toFlow(state.all(node)),
  li: (state, node) =>
    isRow(node) ? rowItem(state, node) : defaultHandlers.li(state, node),
  // A display stands for itself, also where it ends a paragraph.
  p: (state, node) => state.toFlow(state.all(node)),
  pre(state, node) {
    const code = defaultHandlers.pre(state, node);
    return hasClass(node, "api-code") ? { ...code, lang: "ts" } : code;
  },
  span(state, node) {
    if (hasClass(node, "katex-display")) return displayed(node);
    if (hasClass(node, "katex")) return inLine(state, node);
    return state.all(node);
  },
  summary: (state, node) => ({
    type: "paragraph",
    children: [strong(textOf(node))],
  }),
  table(state, node) {
    const caption = find(node, (each) => isTag(each, "caption"));
    const table = defaultHandlers.table(state, node);
    if (!caption) return table;
    const name = strong(textOf(caption));
    return [{ type: "paragraph", children: [name] }, table];
  },
};

function displayed(node: Element) {
  const value = texOf(node);
  if (value === undefined) return [];
  return { type: "math", value, closed: true } as const;
}

function inLine(state: State, node: Element) {
  const tex = texOf(node)?.replaceAll(/\s+/g, " ");
  if (tex === undefined) return [];
  // In a table a bar would end the cell.
  const value = state.inTable
    ? tex.replaceAll("\\|", "\\Vert ").replaceAll("|", "\\vert ")
    : tex;
  return { type: "inlineMath", value, display: false } as const;
}

/** An admonition as a quote: its kind and title, and what it says. */
function admonition(state: State, node: Element): Blockquote {
  const [heading, content] = elementsIn(node);
  const kind = [...(node.properties["className"] as string[])]
    .map((name) => /^theme-admonition-(.+)/.exec(name)?.[1])
    .find((name) => name !== undefined);
  const title = heading ? textOf(heading).trim() : "";
  const label = [kind, title === kind ? undefined : title]
    .filter(Boolean)
    .join(": ")
    .replace(/^./, (letter) => letter.toUpperCase());
  const children = content ? state.toFlow(state.all(content)) : [];
  return {
    type: "blockquote",
    children: [{ type: "paragraph", children: [strong(label)] }, ...children],
  };
}

/** Labels and values as a list: `- LaTeX: \pi`. */
function definitions(state: State, node: Element): List {
  const parts = elementsIn(node).flatMap((each) =>
    isTag(each, "div") ? elementsIn(each) : [each],
  );
  const items: ListItem[] = [];
  for (const part of parts) {
    const flow = state.toFlow(state.all(part)) as BlockContent[];
    const label = items.at(-1)?.children[0];
    const [first, ...others] = flow;
    if (isTag(part, "dt")) {
      items.push({ type: "listItem", spread: false, children: flow });
    } else if (label?.type === "paragraph" && first?.type === "paragraph") {
      label.children.push({ type: "text", value: ": " }, ...first.children);
      items.at(-1)?.children.push(...others);
    } else {
      items.at(-1)?.children.push(...flow);
    }
  }
  return { type: "list", ordered: false, spread: false, children: items };
}

function strong(value: string): Strong {
  return { type: "strong", children: [{ type: "text", value }] };
}

/** Tells whether an element is a row of a list that CSS lays out as a table. */
export function isRow(element: Element): boolean {
  return dataOf(element, "find") !== undefined;
}

/** A row as an item of a list: its cells in a line, with a dot between them. */
function rowItem(state: State, row: Element): ListItem {
  const cells = elementsIn(row).map((cell) => phrasesOf(state, cell));
  const systems = systemsOf(row);
  if (systems) cells.push([text(systems)]);
  const line = cells
    .filter((cell) => cell.length > 0)
    .flatMap((cell, index) => (index > 0 ? [text(" · "), ...cell] : cell));
  const children = [{ type: "paragraph", children: line } as const];
  return { type: "listItem", spread: false, children };
}

/** Converts the content of an element to inline Markdown nodes. */
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
