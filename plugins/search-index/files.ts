import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import {
  FIRST_FILE,
  type FirstPart,
  FORMAT,
  packNames,
  type SearchRecord,
  type TextsPart,
} from "../../src/search/index.ts";
import { digestOf } from "../files.ts";

/** The folder of the index in the built site. */
const FOLDER = "assets/search";

/** How long the texts of a part are together, in characters: a fourth of it compressed. */
const PART = 400_000;

/**
 * Write the index that the site answers searches from: a file of a fixed name,
 * and those that it names.
 *
 * @param outDir - The folder of the built site.
 */
export async function writeIndex(
  outDir: string,
  records: readonly SearchRecord[],
): Promise<void> {
  const folder = path.join(outDir, FOLDER);
  await mkdir(folder, { recursive: true });
  const write = (file: string, json: string) =>
    writeFile(path.join(folder, file), json);
  const texts = textParts(records).map((part, at) => {
    const json = JSON.stringify(part);
    const hash = digestOf(json).slice(0, 12);
    return { file: `texts-${String(at)}.${hash}.json`, json };
  });
  for (const { file, json } of texts) await write(file, json);
  const first: FirstPart = {
    format: FORMAT,
    texts: texts.map(({ file }) => file),
    ...packNames(records),
  };
  await write(FIRST_FILE, JSON.stringify(first));
}

/** The texts of all records, in parts of about the same length. */
function textParts(records: readonly SearchRecord[]): TextsPart[] {
  const parts: { from: number; texts: string[]; length: number }[] = [];
  for (const [at, { text }] of records.entries()) {
    const last = parts.at(-1);
    if (!last || last.length + text.length > PART) {
      parts.push({ from: at, texts: [text], length: text.length });
    } else {
      last.texts.push(text);
      last.length += text.length;
    }
  }
  return parts.map(({ from, texts }) => ({ from, texts }));
}
