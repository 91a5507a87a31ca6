import { factsOf } from "../package-facts/index.ts";
import {
  datesNotBefore,
  type Library,
  longDate,
  releasesOf,
} from "./libraries.ts";
import { renderRelease } from "./render.ts";

/** A page of release notes. */
export interface NotesPage {
  /** Its name in the folder of the notes; empty for the first. */
  readonly slug: string;
  /** The period that it covers: `May 2026`, `July 2026, 0.90.0 to 0.93.2`. */
  readonly title: string;
  /** Its label in the sidebar, which tells it from its neighbors. */
  readonly label: string;
  /** The versions that it shows, newest first. */
  readonly versions: readonly string[];
}

/** Limits that keep a whole page, with its frame, below 300 KiB. */
const LIMITS: PageLimits = { minors: 12, first: 120_000, other: 220_000 };

/**
 * The pages that the notes of a library are shown on, newest first. They are
 * kept as facts are, because measuring the notes renders all of them.
 *
 * @param library - The library.
 * @param siteDir - Root folder of the project.
 */
export function planOf(
  library: Library,
  siteDir: string,
): Promise<readonly NotesPage[]> {
  return factsOf({
    name: `pages-of-${library.source.name}`,
    package: library.package,
    async read(): Promise<readonly NotesPage[]> {
      const releases = await releasesOf(library);
      const dates = datesNotBefore(releases);
      const items = releases.map((release, at) => ({
        version: release.version,
        date: dates[at] ?? "",
        size: sizeWithoutFolds(renderRelease(release, siteDir)),
      }));
      return distribute(items, LIMITS);
    },
  });
}

/**
 * Bytes of notes as if nothing in them was folded: what is folded is a matter
 * of looks, and changes no address.
 */
function sizeWithoutFolds(html: string): number {
  return Buffer.byteLength(html.replaceAll(/<\/?(?:details|summary)>/g, ""));
}

/** The address of a page of notes, from the root of the site. */
export function addressOf({ folder }: Library, { slug }: NotesPage): string {
  return slug === "" ? `${folder}/` : `${folder}/${slug}/`;
}

/** A release, and what decides where it is shown. */
interface Item {
  readonly version: string;
  /** Its date, or one that it is not older than. */
  readonly date: string;
  /** Bytes of HTML. */
  readonly size: number;
}

/** Limits for the releases on a page. */
interface PageLimits {
  /** Minor versions on the first page, at most. */
  readonly minors: number;
  /** Bytes of HTML on the first page, unless one minor version has more. */
  readonly first: number;
  /** Bytes of HTML on any other page, unless one release has more. */
  readonly other: number;
}

/**
 * Puts releases on pages: the newest minor versions on the first, older ones on
 * a page a year, a month where a year is too long, and several a month where
 * that is. Parts are counted from the oldest, so that a page that is past does
 * not change its address.
 *
 * @param items - Newest first.
 */
export function distribute(
  items: readonly Item[],
  limits: PageLimits,
): NotesPage[] {
  const minors = groupBy(items, ({ version }) => minorOf(version));
  let size = 0;
  const fitting = minors.findIndex((minor, at) => {
    size += sizeOf(minor);
    return at > 0 && (at >= limits.minors || size > limits.first);
  });
  const count = fitting < 0 ? minors.length : fitting;
  const first = minors.slice(0, count).flat();
  const rest = minors.slice(count).flat();
  return [
    pageOf("", "Newest", first),
    ...groupBy(rest, ({ date }) => date.slice(0, 4)).flatMap((year) =>
      sizeOf(year) <= limits.other
        ? [periodPage(year, 4)]
        : groupBy(year, ({ date }) => date.slice(0, 7)).flatMap((month) =>
            monthPages(month, limits.other),
          ),
    ),
  ];
}

function monthPages(month: readonly Item[], most: number): NotesPage[] {
  if (sizeOf(month) <= most) return [periodPage(month, 7)];
  const parts: Item[][] = [[]];
  for (const item of month.toReversed()) {
    const part = parts.at(-1) ?? [];
    if (part.length > 0 && sizeOf([...part, item]) > most) parts.push([item]);
    else part.push(item);
  }
  const pages = parts.map((part, at) => {
    const { slug, title } = periodPage(part, 7);
    const versions = part.map(({ version }) => version);
    const span = [...new Set([versions[0], versions.at(-1)])].join(" to ");
    return {
      ...pageOf(`${slug}-${String(at + 1)}`, title, part.reverse()),
      title: `${title}, ${span}`,
      label: span,
    };
  });
  return pages.reverse();
}

/** @param length - Characters of the date that say the period. */
function periodPage(items: readonly Item[], length: number): NotesPage {
  const period = items[0]?.date.slice(0, length) || "undated";
  return pageOf(period, longDate(period), items);
}

function pageOf(
  slug: string,
  title: string,
  items: readonly Item[],
): NotesPage {
  const versions = items.map(({ version }) => version);
  return { slug, title, label: title, versions };
}

function minorOf(version: string): string {
  return version.split(".").slice(0, 2).join(".");
}

function sizeOf(items: readonly Item[]): number {
  return items.reduce((sum, { size }) => sum + size, 0);
}

/** Groups neighbours that have the same key. */
function groupBy(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Item[][] {
  const groups: { key: string; items: Item[] }[] = [];
  for (const item of items) {
    const key = keyOf(item);
    if (groups.at(-1)?.key === key) groups.at(-1)?.items.push(item);
    else groups.push({ key, items: [item] });
  }
  return groups.map((group) => group.items);
}
