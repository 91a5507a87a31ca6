import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import { GENERATED_FILES_DIR_NAME } from "@docusaurus/utils";

import {
  FIRST_FILE,
  type FirstPart,
  FORMAT,
  packNames,
  type SearchRecord,
  type TextsPart,
} from "../../src/search/index.ts";
import { digestOf } from "../files.ts";
import { escapeXml } from "../html.ts";

/** The folder of the index in the built site. */
const FOLDER = "assets/search";

/** Most characters of text in a part: a fourth of it compressed. */
const PART = 400_000;

/**
 * Writes the index that the site answers searches from: a file of a fixed name,
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
  const parts: { from: number; length: number; records: SearchRecord[] }[] = [];
  for (const [from, record] of records.entries()) {
    const length = record.text.length + record.phrases.length;
    const last = parts.at(-1);
    if (!last || last.length + length > PART) {
      parts.push({ from, length, records: [record] });
    } else {
      last.records.push(record);
      last.length += length;
    }
  }
  return parts.map((part) => ({
    from: part.from,
    texts: part.records.map(({ text }) => text),
    phrases: part.records.map(({ phrases }) => phrases),
  }));
}

/** Keeps the records of a build, for those that come after it. */
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
  const records = await readFile(file, "utf8")
    .then((json): unknown => JSON.parse(json))
    .catch((cause: unknown) => {
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

function fileIn(siteDir: string): string {
  const folder = path.resolve(siteDir, GENERATED_FILES_DIR_NAME);
  return path.join(folder, "search-index/records.json");
}

/** The site as it is described to browsers that can search it. */
interface Site {
  /** The full address of its root, with a slash at the end. */
  readonly root: string;
  readonly title: string;
  readonly tagline: string;
  /** Its icon, from the root. */
  readonly favicon: string | undefined;
}

/** Longest name that the format allows, in characters. */
const LONGEST_NAME = 16;

/**
 * The description by which browsers offer to search a site from their address
 * bar, in the OpenSearch 1.1 format.
 *
 * @throws Error when the title of the site is too long for it.
 */
export function openSearch({ root, title, tagline, favicon }: Site): string {
  if (title.length > LONGEST_NAME)
    throw new Error(
      `The site's title "${title}" is no name for browsers to offer its search by: they take ${LONGEST_NAME} characters at most.`,
    );
  const icon = favicon && `${root}${favicon}`;
  const lines = [
    `<?xml version="1.0" encoding="utf-8"?>`,
    `<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">`,
    `<ShortName>${escapeXml(title)}</ShortName>`,
    `<Description>${escapeXml(tagline)}</Description>`,
    `<InputEncoding>UTF-8</InputEncoding>`,
    ...(icon ? [`<Image>${escapeXml(icon)}</Image>`] : []),
    `<Url type="text/html" template="${escapeXml(`${root}search/?q={searchTerms}`)}" />`,
    `</OpenSearchDescription>`,
  ];
  return `${lines.join("\n")}\n`;
}
