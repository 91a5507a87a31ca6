import type { ComponentProps } from "react";

import type { FactTable } from "../../src/components/StaticMarkup.tsx";
import { classHtml, dataHtml, groupAnchor } from "../../src/markup.ts";
import { factsOf, type Source } from "../package-facts/index.ts";
import { escapeHtml } from "../static-code/index.ts";
import type { Use, View } from "./provider.ts";

/**
 * A table of facts.
 *
 * @param columns - The heads of its columns, as text.
 * @param rows - The cells of each row, as HTML.
 */
export function tableHtml(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const head = columns.map((name) => `<th>${escapeHtml(name)}</th>`).join("");
  const body = rows.map(
    (cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`,
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table>`;
}

/**
 * A table of names with a description each.
 *
 * @param columns - The heads of its two columns, as text.
 * @param list - What the names are, for the message.
 * @throws Error when a name is new and has no description.
 */
export function wordsTable(
  columns: readonly [string, string],
  names: readonly string[],
  words: Readonly<Record<string, string>>,
  list: string,
): string {
  return tableHtml(
    columns,
    names.map((name) => [codeHtml(name), wordsFor(name, words, list)]),
  );
}

/**
 * The view of a component whose `of` names one of several tables.
 *
 * @param tables - What makes the HTML of each, by name.
 * @returns A view that throws an error with the names where `of` is none.
 */
export function tableView(
  tables: Readonly<Record<string, () => Promise<string>>>,
): View<ComponentProps<typeof FactTable>> {
  return async ({ of: wanted = "" }) => {
    const table = tables[wanted];
    if (!table)
      throw new Error(
        `"${wanted}" is none of the tables ${Object.keys(tables).join(", ")}`,
      );
    return { html: await table() };
  };
}

/** Tables of what a source knows, by name, as `tableView` takes them. */
export function tablesOf<T>(
  source: Source<T>,
  tables: Readonly<Record<string, (facts: T) => string>>,
): Readonly<Record<string, () => Promise<string>>> {
  return Object.fromEntries(
    Object.entries(tables).map(([name, table]) => [
      name,
      async () => table(await factsOf(source)),
    ]),
  );
}

/** A piece of code, or nothing where there is none. */
export function codeHtml(code: string): string {
  return code === "" ? "" : `<code>${escapeHtml(code)}</code>`;
}

/** Text in which backticks mark code. */
export function proseHtml(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");
}

/**
 * Returns the description of a name as HTML, from a list of descriptions.
 *
 * @param list - What the list is about, for the message.
 * @throws Error when the name is new and has no description.
 */
export function wordsFor(
  name: string,
  words: Readonly<Record<string, string>>,
  list: string,
): string {
  const text = words[name];
  if (text === undefined)
    throw new Error(`${name} has no description among the ${list}`);
  return proseHtml(text);
}

/** The pages that use an entry, in a line; empty where there is none. */
export function usesHtml(uses: readonly Use[] = []): string {
  if (uses.length === 0) return "";
  const links = uses.map(
    ({ title, address }) =>
      `<a href="${escapeHtml(address)}">${escapeHtml(title)}</a>`,
  );
  return `<p${classHtml("used-in")}>Used in ${links.join(", ")}.</p>`;
}

interface Group {
  /** Names its anchor, and is unique in the page. */
  readonly word: string;
  /** Options that hold of all rows. */
  readonly is?: string;
  /** The heading and the rows. */
  readonly content: string;
  /**
   * The number of rows, where they join when the page has been painted: the
   * browser estimates the height by it.
   */
  readonly folded?: number;
}

/** A group of rows of a filtered table, see `src/components/FilterTable`. */
export function groupHtml({ word, is, content, folded }: Group): string {
  const data = dataHtml({
    group: true,
    ...(is !== undefined && { is }),
    ...(folded !== undefined && { folded: true }),
  });
  const open = `<section id="${groupAnchor(word)}"${data}`;
  return folded === undefined
    ? `${open}>${content}</section>`
    : `${open} style="--rows:${String(folded)}"><noscript>${content}</noscript></section>`;
}
