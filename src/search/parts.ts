import type { Area, Kind, SearchRecord } from "./types";

/** What the build writes first: which files the index consists of. */
export interface Manifest {
  readonly format: typeof FORMAT;
  /** What every search needs: {@link NamesPart}. */
  readonly names: string;
  /** What stands in the pages, in the order of the records: {@link TextsPart}. */
  readonly texts: readonly string[];
}

/** Changes with the shape of the parts. */
export const FORMAT = 1;

/** The names of all records: small, since the first answer waits for it. */
export interface NamesPart {
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
export function packNames(records: readonly SearchRecord[]): NamesPart {
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

/** The records of a part, their texts empty. */
export function unpackNames({ pages, records }: NamesPart): SearchRecord[] {
  return records.map(([number, kind, anchor = "", below = [], names = []]) => {
    const page = pages[number];
    if (!page)
      throw new Error(`The search index has no page ${String(number)}.`);
    const [address, title, area] = page;
    return {
      url: address + anchor,
      kind,
      area,
      titles: [title, ...below],
      names,
      text: "",
    };
  });
}

function trim(record: Required<PackedRecord>): PackedRecord {
  const [page, kind, anchor, titles, names] = record;
  if (names.length > 0) return record;
  if (titles.length > 0) return [page, kind, anchor, titles];
  return anchor === "" ? [page, kind] : [page, kind, anchor];
}
