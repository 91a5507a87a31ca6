import type { ComponentProps } from "react";

import type { FactTable } from "../../src/components/StaticMarkup.tsx";
import { type ClassName, groupAnchor } from "../../src/markup.ts";
import { type Child, h, type Html, htmlOf, joined, replaced } from "../html.ts";
import { factsOf, type Source } from "../package-facts/index.ts";
import type { Use, View } from "./provider.ts";

/**
 * A table of facts.
 *
 * @param columns - The heads of its columns.
 * @param rows - The cells of each row.
 */
export function tableHtml(
  columns: readonly string[],
  rows: readonly (readonly Child[])[],
): Html {
  const head = columns.map((name) => h("th", name));
  const body = rows.map((cells) =>
    h(
      "tr",
      cells.map((cell) => h("td", cell)),
    ),
  );
  return h("table", h("thead", h("tr", head)), h("tbody", body));
}

/**
 * A table of names with a description each.
 *
 * @param columns - The heads of its two columns.
 * @param list - What the names are, for the message.
 * @throws Error when a name is new and has no description.
 */
export function wordsTable(
  columns: readonly [string, string],
  names: readonly string[],
  words: Readonly<Record<string, string>>,
  list: string,
): Html {
  return tableHtml(
    columns,
    names.map((name) => [codeHtml(name), wordsFor(name, words, list)]),
  );
}

/**
 * The view of a component whose `of` names one of several tables.
 *
 * @param tables - What makes each, by name.
 * @returns A view that throws an error with the names where `of` is none.
 */
export function tableView(
  tables: Readonly<Record<string, () => Promise<Html>>>,
): View<ComponentProps<typeof FactTable>> {
  return async ({ of: wanted = "" }) => {
    const table = tables[wanted];
    if (!table)
      throw new Error(
        `"${wanted}" is none of the tables ${Object.keys(tables).join(", ")}`,
      );
    return { html: htmlOf(await table()) };
  };
}

/** Tables of what a source knows, by name, as `tableView` takes them. */
export function tablesOf<T>(
  source: Source<T>,
  tables: Readonly<Record<string, (facts: T) => Html>>,
): Readonly<Record<string, () => Promise<Html>>> {
  return Object.fromEntries(
    Object.entries(tables).map(([name, table]) => [
      name,
      async () => table(await factsOf(source)),
    ]),
  );
}

/** A piece of code, or nothing where there is none. */
export function codeHtml(code: string): Html | undefined {
  if (code === "") return undefined;
  // Compact JSON has no spaces, where other code of a table breaks.
  return h("code", joined(code.split(/(?<=,)(?=["[{\d])/), h("wbr")));
}

/** Text in which backticks mark code. */
export function proseHtml(text: string): Html {
  return replaced(text, /`([^`]+)`/, (code) => h("code", code));
}

/**
 * Returns the description of a name, from a list of descriptions.
 *
 * @param list - What the list is about, for the message.
 * @throws Error when the name is new and has no description.
 */
export function wordsFor(
  name: string,
  words: Readonly<Record<string, string>>,
  list: string,
): Html {
  const text = words[name];
  if (text === undefined)
    throw new Error(`${name} has no description among the ${list}`);
  return proseHtml(text);
}

/** The pages that use an entry, in a line; undefined where there is none. */
export function usesHtml(uses: readonly Use[] = []): Html | undefined {
  if (uses.length === 0) return undefined;
  const links = uses.map(({ title, address }) =>
    h("a", { href: address }, title),
  );
  const line = { class: "used-in" satisfies ClassName };
  return h("p", line, "Used in ", joined(links, ", "), ".");
}

interface Group {
  /** Names its anchor, and is unique in the page. */
  readonly word: string;
  /** Options that hold of all rows. */
  readonly is?: string;
  /** The heading and the rows. */
  readonly content: Child;
  /**
   * The number of rows, where they join when the page has been painted: the
   * browser estimates the height by it.
   */
  readonly folded?: number;
}

/** A group of rows of a filtered table, see `src/components/FilterTable`. */
export function groupHtml({ word, is, content, folded }: Group): Html {
  const data = { id: groupAnchor(word), "data-group": true, "data-is": is };
  if (folded === undefined) return h("section", data, content);
  const style = `--rows:${String(folded)}`;
  const hidden = h("noscript", content);
  return h("section", { ...data, "data-folded": true, style }, hidden);
}
