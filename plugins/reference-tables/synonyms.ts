import { readFileSync } from "node:fs";
import path from "node:path";

/** Words for names of the engine's library, by those names. */
type OperatorSynonyms = Readonly<Record<string, readonly string[]>>;

/**
 * Words that readers know names of the engine's library by and that the engine
 * does not say.
 *
 * @param siteDir - Root folder of the project.
 * @throws Error when the file is not such a table.
 */
export function operatorSynonyms(siteDir: string): OperatorSynonyms {
  const file = "plugins/reference-tables/synonyms.json";
  const table: unknown = JSON.parse(
    readFileSync(path.join(siteDir, file), "utf8"),
  );
  const entries = Object.entries(Object(table) as Record<string, unknown>);
  const wrong = entries.flatMap(([name, words]) =>
    isWords(words) ? [] : [name],
  );
  if (wrong.length > 0)
    throw new Error(`${file}: ${wrong.join(", ")} is no list of texts.`);
  return table as OperatorSynonyms;
}

function isWords(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) &&
    value.every((each) => typeof each === "string" && each.trim() !== "")
  );
}
