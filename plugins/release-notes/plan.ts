import { factsOf } from "../package-facts/index.ts";
import { datesNotBefore, type Library, releasesOf } from "./libraries.ts";
import { distribute, type NotesPage, type PageLimits } from "./paging.ts";
import { renderRelease } from "./render.ts";

/** Limits that keep a whole page, with its frame, below 300 KiB. */
const LIMITS: PageLimits = { minors: 12, first: 120_000, other: 220_000 };

/**
 * The pages that the notes of a library are shown on, newest first. They are
 * kept as facts are, because measuring the notes typesets all of them.
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
        size: Buffer.byteLength(renderRelease(release, siteDir)),
      }));
      return distribute(items, LIMITS);
    },
  });
}

/** The address of a page of notes, from the root of the site. */
export function addressOf({ folder }: Library, { slug }: NotesPage): string {
  return slug === "" ? `${folder}/` : `${folder}/${slug}/`;
}
