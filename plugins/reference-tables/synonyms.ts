import { readWordLists, type WordLists } from "../word-lists.ts";

/**
 * Words that readers know names of the engine's library by and that the engine
 * does not say, by those names.
 *
 * @param siteDir - Root folder of the project.
 * @throws Error when the file is not such a table.
 */
export function operatorSynonyms(siteDir: string): WordLists {
  return readWordLists(siteDir, "plugins/reference-tables/synonyms.json");
}
