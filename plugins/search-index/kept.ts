import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import { GENERATED_FILES_DIR_NAME } from "@docusaurus/utils";

import type { SearchRecord } from "../../src/search/index.ts";

/** Keep the records of a build, for those that come after it. */
export async function keepRecords(
  siteDir: string,
  records: readonly SearchRecord[],
): Promise<void> {
  const file = fileIn(siteDir);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(records));
}

/**
 * All records of the last build.
 *
 * @param siteDir - The folder of the project.
 * @throws Error that says how to build the site when there are none: an empty
 * index would find nothing.
 */
export async function recordsOf(siteDir: string): Promise<SearchRecord[]> {
  const file = fileIn(siteDir);
  const name = path.relative(siteDir, file);
  const records = await readJson(file).catch((cause: unknown) => {
    throw new Error(
      `There are no search records in ${name}. Build the site first: npm run build`,
      { cause },
    );
  });
  if (!Array.isArray(records) || records.length === 0)
    throw new Error(
      `${name} holds no search records. Build the site again: npm run build`,
    );
  return records as SearchRecord[];
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, "utf8"));
}

function fileIn(siteDir: string): string {
  const folder = path.resolve(siteDir, GENERATED_FILES_DIR_NAME);
  return path.join(folder, "search-index/records.json");
}
