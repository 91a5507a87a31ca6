import { readFile } from "node:fs/promises";
import path from "node:path";

import { GENERATED_FILES_DIR_NAME } from "@docusaurus/utils";

import type { SearchRecord } from "../../../src/search/index.ts";

/** Where the build keeps its records, from the folder of the project. */
const FILE = path.join(
  GENERATED_FILES_DIR_NAME,
  "search-index",
  "records.json",
);

/**
 * The search records of the last build.
 *
 * @param siteDir - The folder of the project.
 * @throws Error when there are none: an empty index would find nothing.
 */
export async function readRecords(siteDir: string): Promise<SearchRecord[]> {
  const records = await read(path.join(siteDir, FILE));
  if (!Array.isArray(records) || records.length === 0)
    throw new Error(
      `${FILE} holds no search records. Build the site again: npm run build`,
    );
  return records as SearchRecord[];
}

async function read(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (cause) {
    throw new Error(
      `There are no search records in ${FILE}. Build the site first: npm run build`,
      { cause },
    );
  }
}
