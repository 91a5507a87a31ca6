import {
  longDate,
  NOTES_LIBRARIES,
  type Library,
  releasesOf,
} from "./libraries.ts";
import { type NotesPage, planOf } from "./paging.ts";

/** The documents of older releases, by the folder that they are in. */
export const NOTES_PAGE_SETS = Object.entries(NOTES_LIBRARIES).map(
  ([word, library]) => ({
    folder: library.folder,
    pages: (siteDir: string) => documentsOf(word, library, siteDir),
  }),
);

async function documentsOf(
  word: string,
  library: Library,
  siteDir: string,
): Promise<{ file: string; text: string }[]> {
  const releases = await releasesOf(library);
  const dates = new Map(releases.map(({ version, date }) => [version, date]));
  const plan = await planOf(library, siteDir);
  return plan
    .filter(({ slug }) => slug !== "")
    .map((page) => ({
      file: `${library.folder}/${page.slug}.mdx`,
      text: documentOf(word, library, page, dates),
    }));
}

function documentOf(
  word: string,
  { name, folder }: Library,
  { slug, title, label, versions }: NotesPage,
  dates: ReadonlyMap<string, string | null>,
): string {
  const known = versions.flatMap((version) => dates.get(version) ?? []);
  const [newest, oldest] = [known[0], known.at(-1)];
  const span =
    versions.length === 1
      ? `version ${versions[0] ?? ""}`
      : `versions ${versions.at(-1) ?? ""} to ${versions[0] ?? ""}`;
  const time =
    newest === undefined || oldest === undefined ? "" : timeOf(oldest, newest);
  const intro = `What changed in ${name} ${span}${time}.`;
  return `---
title: "${name} releases: ${title}"
description: "${intro} Filter the changes by kind."
sidebar_label: "${label}"
hide_table_of_contents: true
pagination_prev: null
pagination_next: null${newest === undefined ? "" : `\nlast_update:\n  date: ${newest}`}
---

# ${name} releases: ${title}

${intro} Newer and older versions are on other pages: see the [list of all versions](/${folder}/#all-versions).

<Releases of="${word}" page="${slug}" />

## Where next

- [Newest releases](/${folder}/): what the current versions changed.
- [About](/about/): the versions that this site documents.
`;
}

function timeOf(oldest: string, newest: string): string {
  return oldest === newest
    ? `, published on ${longDate(newest)}`
    : `, published from ${longDate(oldest)} to ${longDate(newest)}`;
}
