import { readFile } from "node:fs/promises";
import path from "node:path";

import type { SearchRecord } from "../../../src/search/index.ts";

/**
 * The search records of the last build.
 *
 * @param folder - Where the build keeps them.
 * @throws Error when there are none: an empty index would find nothing.
 */
export async function readRecords(folder: string): Promise<SearchRecord[]> {
  const file = path.join(folder, "records.json");
  const text = await readFile(file, "utf8").catch((cause: unknown) => {
    const text = "There are no search records.";
    throw new Error(`${text} Build the site first: npm run build`, { cause });
  });
  const records = parse(text);
  if (!Array.isArray(records) || records.length === 0)
    throw new Error(
      `${file} holds no search records. Build the site again: npm run build`,
    );
  return records as SearchRecord[];
}

/** @returns Nothing for a file that is not whole. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
