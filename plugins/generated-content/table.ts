import { escapeHtml } from "../static-code/index.ts";

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

/** A piece of code, or nothing where there is none. */
export function codeHtml(code: string): string {
  return code === "" ? "" : `<code>${escapeHtml(code)}</code>`;
}

/** Text in which backticks mark code. */
export function proseHtml(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");
}

/**
 * What a list of descriptions says of a name.
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
