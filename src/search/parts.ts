import type { Area, Kind, SearchRecord } from "./types";

/** Changes with the shape of the parts. */
export const FORMAT = 2;

/** The only file whose name is known: one that names another costs a journey. */
export const FIRST_FILE = "names.json";

/** What the first answer waits for, and where the rest is. */
export interface FirstPart extends PackedNames {
  readonly format: typeof FORMAT;
  /** The files with what pages say, in the order of the records: {@link TextsPart}. */
  readonly texts: readonly string[];
}

/** The names of all records. */
export interface PackedNames {
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

/** The text of some records, one after the other. */
export interface TextsPart {
  /** Number of the first record. */
  readonly from: number;
  readonly texts: readonly string[];
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
    text: "",
  };
}

function trim(record: Required<PackedRecord>): PackedRecord {
  const [page, kind, anchor, titles, names] = record;
  if (names.length > 0) return record;
  if (titles.length > 0) return [page, kind, anchor, titles];
  return anchor === "" ? [page, kind] : [page, kind, anchor];
}
