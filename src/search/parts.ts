import type { Area, Kind, SearchRecord } from "./types";

/** Changes with the shape of the parts. */
export const FORMAT = 3;

/**
 * The only file whose name is known: one that names another costs a journey.
 */
export const FIRST_FILE = "names.json";

/** A file that takes longer is not coming, in milliseconds. */
const PATIENCE_MS = 60_000;

/** The file that the first answer waits for, with the names of the others. */
export interface FirstPart extends PackedNames {
  readonly format: typeof FORMAT;
  /**
   * The files with what pages say, in the order of the records: {@link
   * TextsPart}.
   */
  readonly texts: readonly string[];
}

/** The names of all records. */
interface PackedNames {
  readonly pages: readonly PackedPage[];
  readonly records: readonly PackedRecord[];
}

/** Address, title and area of a page. */
type PackedPage = readonly [url: string, title: string, area: Area];

/**
 * Number of its page, kind, anchor, titles below that of its page, and names;
 * those at the end are left out when they are empty.
 */
type PackedRecord = readonly [
  page: number,
  kind: Kind,
  anchor?: string,
  titles?: readonly string[],
  names?: readonly string[],
];

/** Texts and phrases of some records, one after the other. */
export interface TextsPart {
  /** Number of the first record. */
  readonly from: number;
  readonly texts: readonly string[];
  /** Phrases that readers use for each record. */
  readonly phrases: readonly string[];
}

/** Records without their texts, in the same order. */
export function packNames(records: readonly SearchRecord[]): PackedNames {
  const pages = new Map<string, { number: number; page: PackedPage }>();
  const packed = records.map(({ url, kind, area, titles, names }) => {
    const at = url.search(/[#?]|$/);
    const [address, anchor] = [url.slice(0, at), url.slice(at)];
    const [title, ...below] = titles;
    const key = `${address} ${area} ${title}`;
    const known = pages.get(key) ?? {
      number: pages.size,
      page: [address, title, area] as const,
    };
    pages.set(key, known);
    return trim([known.number, kind, anchor, below, names]);
  });
  return {
    pages: [...pages.values()].map(({ page }) => page),
    records: packed,
  };
}

/**
 * A record, its text empty.
 *
 * @param id - Its number, from 0.
 * @throws Error when there is no such record, or its page is missing.
 */
export function unpackRecord(
  { pages, records }: PackedNames,
  id: number,
): SearchRecord {
  const record = records[id];
  const page = record && pages[record[0]];
  if (!page) throw new Error(`The search index has no record ${String(id)}.`);
  const [, kind, anchor = "", below = [], names = []] = record;
  const [address, title, area] = page;
  return {
    url: address + anchor,
    kind,
    area,
    titles: [title, ...below],
    names,
    phrases: "",
    text: "",
  };
}

function trim(record: Required<PackedRecord>): PackedRecord {
  const [page, kind, anchor, titles, names] = record;
  if (names.length > 0) return record;
  if (titles.length > 0) return [page, kind, anchor, titles];
  return anchor === "" ? [page, kind] : [page, kind, anchor];
}

/** The first part of the index, as it is read. */
interface First {
  /** Number of records. */
  readonly count: number;
  /** A record by its number, from 0; its text is empty. */
  readonly recordAt: (id: number) => SearchRecord;
  /** The addresses of the texts. */
  readonly texts: readonly string[];
}

/**
 * Reads the names of all records.
 *
 * @param folder - The address of the folder of the index, with a slash at its
 * end.
 * @throws Error when they cannot be fetched, or are not what this site reads.
 */
export async function readFirst(folder: string): Promise<First> {
  const address = folder + FIRST_FILE;
  // The other files change their names, this one what it says.
  const part = await readJson(address, "no-cache");
  const { format, texts, pages, records } = part;
  if (format !== FORMAT) {
    const found = JSON.stringify(format) ?? "none";
    throw new Error(
      `${address} has format ${found}, this page reads ${FORMAT}: reload the page.`,
    );
  }
  if (!isTexts(texts) || !Array.isArray(pages) || !Array.isArray(records))
    throw broken(address);
  return {
    count: records.length,
    recordAt: (id) => {
      try {
        return unpackRecord(part as unknown as FirstPart, id);
      } catch (cause) {
        throw broken(address, cause);
      }
    },
    texts: texts.map((file) => folder + file),
  };
}

/**
 * Reads a part of the texts.
 *
 * @throws Error as {@link readFirst} does.
 */
export async function readTexts(address: string): Promise<TextsPart> {
  const { from, texts, phrases } = await readJson(address);
  if (typeof from !== "number" || !isTexts(texts) || !isTexts(phrases))
    throw broken(address);
  return { from, texts, phrases };
}

async function readJson(
  address: string,
  cache: RequestCache = "default",
): Promise<Readonly<Record<string, unknown>>> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const failed = `${address} cannot be fetched`;
  const response = await fetch(address, { cache, signal }).catch(
    (cause: unknown) => {
      const text = `${failed}: check the network connection.`;
      throw new Error(text, { cause });
    },
  );
  if (!response.ok)
    throw new Error(`${failed}: status ${response.status}. Reload the page.`);
  const data: unknown = await response.json().catch((cause: unknown) => {
    throw broken(address, cause);
  });
  if (typeof data !== "object" || data === null) throw broken(address);
  return { ...data };
}

function isTexts(data: unknown): data is string[] {
  return Array.isArray(data) && data.every((text) => typeof text === "string");
}

function broken(address: string, cause?: unknown): Error {
  return new Error(
    `${address} is no part of a search index: reload the page.`,
    { cause },
  );
}
