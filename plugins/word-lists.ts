import { readFileSync } from "node:fs";
import path from "node:path";

/** Lists of words, by what they are words for. */
export type WordLists = Readonly<Record<string, readonly string[]>>;

/** Tells whether a value is a list of strings, none of them empty. */
export function isWords(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) &&
    value.every((each) => typeof each === "string" && each.trim() !== "")
  );
}

/**
 * Reads lists of words that are kept as JSON.
 *
 * @param siteDir - Root folder of the project.
 * @param file - From there.
 * @throws Error when the file is not such a table.
 */
export function readWordLists(siteDir: string, file: string): WordLists {
  const table: unknown = JSON.parse(
    readFileSync(path.join(siteDir, file), "utf8"),
  );
  const entries = Object.entries(Object(table) as Record<string, unknown>);
  const wrong = entries.flatMap(([name, words]) =>
    isWords(words) ? [] : [name],
  );
  if (wrong.length > 0)
    throw new Error(`${file}: ${wrong.join(", ")} is no list of texts.`);
  return table as WordLists;
}
