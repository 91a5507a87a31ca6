import {
  COMPUTE_ENGINE,
  factsOf,
  packageFile,
  type Source,
} from "../package-facts/index.ts";
import { releasesFrom } from "./changelog.ts";
import behaviorChanges from "./data/behavior-changes.json";
import type { Release } from "./release.ts";

/** A library whose release notes the site shows. */
export interface Library {
  /** Its name on pages of the site. */
  readonly name: string;
  readonly package: string;
  /** Folder of its notes among the documents, which is their address too. */
  readonly folder: string;
  readonly source: Source<readonly Release[]>;
}

/** Each by the word that documents name it with. */
export const NOTES_LIBRARIES: Readonly<Record<string, Library>> = {
  mathlive: {
    name: "MathLive",
    package: "mathlive",
    folder: "mathfield/changelog",
    source: releasesFrom({
      name: "releases-mathlive",
      package: "mathlive",
      // The package has no change log: this one has what is known of it.
      file: "plugins/release-notes/data/mathlive.md",
      isShipped: false,
    }),
  },
  "compute-engine": {
    name: "Compute Engine",
    package: COMPUTE_ENGINE,
    folder: "compute-engine/changelog",
    source: releasesFrom({
      name: "releases-compute-engine",
      package: COMPUTE_ENGINE,
      file: packageFile(COMPUTE_ENGINE, "CHANGELOG.md"),
      isShipped: true,
      behaviorChanges,
    }),
  },
};

/**
 * A library by the word that documents name it with.
 *
 * @throws Error when there is none.
 */
export function libraryOf(word: string): Library {
  const library = NOTES_LIBRARIES[word];
  if (library) return library;
  const known = Object.keys(NOTES_LIBRARIES).join(" and ");
  throw new Error(`"${word}" is no library with release notes; ${known} are`);
}

/** The releases of a library, newest first. */
export function releasesOf(library: Library): Promise<readonly Release[]> {
  return factsOf(library.source);
}

/** The anchor of a version: `0-140-0`. */
export function anchorOf({ version }: Release): string {
  return version.toLowerCase().replaceAll(/[^a-z\d]+/g, "-");
}

/**
 * The date of each release, or where that is not known the one of the newest
 * release before it whose date is: it was not published earlier. What is older
 * than every date has the oldest.
 */
export function datesNotBefore(releases: readonly Release[]): string[] {
  let last = releases.findLast(({ date }) => date !== null)?.date ?? "";
  const dates = releases.toReversed().map(({ date }) => (last = date ?? last));
  return dates.reverse();
}

/** `2026-09-27` as `27 September 2026`, and `2026-09` as `September 2026`. */
export function longDate(date: string): string {
  const [year = "", month, day] = date.split("-");
  if (month === undefined) return year;
  const name = new Date(`${year}-${month}`).toLocaleString("en", {
    month: "long",
    timeZone: "UTC",
  });
  return `${day ? `${Number(day)} ` : ""}${name} ${year}`;
}
