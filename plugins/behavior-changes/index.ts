/** The outputs of older releases that are not those of the installed one. */
import path from "node:path";

import type { LoadContext, Plugin } from "@docusaurus/types";

import type {
  ChangedPage,
  OlderRelease,
  Summary,
} from "../../src/features/behavior-changes/index.tsx";
import { writeIfChanged } from "../files.ts";
import type { ExampleStore } from "../live-examples/index.ts";
import {
  longDate,
  NOTES_LIBRARIES,
  releasesOf,
} from "../release-notes/index.ts";
import { comparisonOf } from "./record.ts";
import { changesOn, knownExamples, type Today } from "./shown.ts";

export { differingSections } from "./entries.ts";
export { newNames } from "./names.ts";
export { comparisonOf, COMPARED, type Compared } from "./record.ts";
export { knownExamples } from "./shown.ts";

/**
 * Writes what a reader of an older engine finds changed: a file a release, of
 * which the browser loads the one that the reader asks for.
 *
 * @param store - Knows what examples give today.
 */
export function behaviorChanges(store: ExampleStore) {
  return ({ siteDir, generatedFilesDir }: LoadContext): Plugin => ({
    name: "behavior-changes",
    async loadContent() {
      const write = (name: string, text: string) =>
        writeIfChanged(
          path.join(generatedFilesDir, "behavior-changes", name),
          text,
        );
      const { summary, pages } = await readChanges(siteDir, store);
      for (const [version, changed] of pages)
        write(`${version}.json`, JSON.stringify(changed));
      write("summary.json", JSON.stringify(summary));
      write("loaders.js", loaders([...pages.keys()]));
    },
  });
}

/**
 * What readers see of the comparison, and the pages with examples that gave
 * something else, by version.
 *
 * @param siteDir - Root folder of the project.
 * @param store - Knows what examples give today.
 */
export async function readChanges(
  siteDir: string,
  store: Today,
): Promise<{
  readonly summary: Summary;
  readonly pages: ReadonlyMap<string, readonly ChangedPage[]>;
}> {
  const { now, ran, versions } = comparisonOf("compute-engine", siteDir);
  const { known } = knownExamples("compute-engine", siteDir);
  const library = NOTES_LIBRARIES["compute-engine"];
  const notes = library ? await releasesOf(library) : [];
  const pages = new Map<string, readonly ChangedPage[]>();
  const releases: OlderRelease[] = [];
  for (const [at, version] of versions.entries()) {
    const changed = await changesOn(known, at, store);
    const date = notes.find((each) => each.version === version)?.date;
    pages.set(version, changed);
    releases.unshift({
      version,
      date: date ? longDate(date) : "",
      ...countsOf(changed),
    });
  }
  const [first, ...others] = releases;
  if (!first)
    throw new Error('no older release is compared: "npm run versions"');
  return {
    summary: {
      now,
      ran,
      releases: [first, ...others],
      newest: pages.get(first.version) ?? [],
    },
    pages,
  };
}

function countsOf(pages: readonly ChangedPage[]) {
  const examples = pages.flatMap((page) => page.examples);
  const failing = examples.filter(({ parts }) =>
    parts.some(({ then, now }) => then.isError && !now.isError),
  );
  return { differing: examples.length, failing: failing.length };
}

/** A module that has a function for each version, which loads its file. */
function loaders(versions: readonly string[]): string {
  const entries = versions.map(
    (version) =>
      `  "${version}": () => import(/* webpackChunkName: "behavior-${version}" */ "./${version}.json"),\n`,
  );
  return `export default {\n${entries.join("")}};\n`;
}
