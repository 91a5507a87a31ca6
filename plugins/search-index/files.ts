import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import {
  FORMAT,
  type Manifest,
  packNames,
  type SearchRecord,
  type TextsPart,
} from "../../src/search/index.ts";

/** The folder of the index in the built site. */
const FOLDER = "assets/search";

/** How long the texts of a part are together, in characters: a fourth of it compressed. */
const PART = 400_000;

/**
 * Write the index that the site answers searches from: a manifest of a fixed
 * name, and the files that it names.
 *
 * @param outDir - The folder of the built site.
 */
export async function writeIndex(
  outDir: string,
  records: readonly SearchRecord[],
): Promise<void> {
  const folder = path.join(outDir, FOLDER);
  await mkdir(folder, { recursive: true });
  const write = async (name: string, part: object): Promise<string> => {
    const json = JSON.stringify(part);
    const hash = createHash("sha256").update(json).digest("hex").slice(0, 12);
    const file = `${name}.${hash}.json`;
    await writeFile(path.join(folder, file), json);
    return file;
  };
  const manifest: Manifest = {
    format: FORMAT,
    names: await write("names", packNames(records)),
    texts: await Promise.all(
      textParts(records).map((part, at) => write(`texts-${String(at)}`, part)),
    ),
  };
  await writeFile(path.join(folder, "manifest.json"), JSON.stringify(manifest));
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
