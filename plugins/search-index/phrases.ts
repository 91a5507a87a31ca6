import type { SearchRecord } from "../../src/search/index.ts";
import { readWordLists, type WordLists } from "../word-lists.ts";

const FILE = "plugins/search-index/phrases.json";

/**
 * Reads the phrases that people used for sections they had not read, by
 * address.
 *
 * @param siteDir - Root folder of the project.
 * @throws Error when the file is not such a table.
 */
export function readPhrases(siteDir: string): WordLists {
  return readWordLists(siteDir, FILE);
}

/**
 * Gives records their phrases.
 *
 * @param phrases - By the addresses of the records, whose anchors are decoded.
 * @throws Error that names each address that no record has.
 */
export function withPhrases(
  records: readonly SearchRecord[],
  phrases: WordLists,
): SearchRecord[] {
  const lists = new Map(Object.entries(phrases));
  const given = records.map((record) => {
    const address = decodeURIComponent(record.url);
    const own = lists.get(address) ?? [];
    lists.delete(address);
    return { ...record, phrases: own.join("\n") };
  });
  if (lists.size > 0) {
    const lost = [...lists.keys()].map((address) => `  ${address}`).join("\n");
    throw new Error(
      `${FILE} has phrases for addresses that do not exist:\n${lost}\nGive them the new address, or remove them.`,
    );
  }
  return given;
}
