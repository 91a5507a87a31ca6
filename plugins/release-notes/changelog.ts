import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import {
  expectShape,
  installedVersion,
  type Source,
} from "../package-facts/index.ts";
import {
  type Beginnings,
  type Kind,
  kindsOf,
  markBehavior,
  type Release,
  type Section,
} from "./release.ts";

/** `0.119.0 _2026_08_23_` or `0.99.0 - 2024-06-10`: the date may be missing. */
const VERSION =
  /^\[?v?(?<version>\d+\.\d+\.\d+[\w.+-]*)\]?(?:[\s–(_*-]+(?<date>\d{4}[-_]\d\d[-_]\d\d)[_*)]*)?$/;

/** The title of changes of a version that had no number yet. */
const UNNUMBERED = /^\[?(unreleased|coming soon)\]?$/i;

const FENCE = /^\s*(`{3,}|~{3,})/;

/** The change log of a package. */
interface Changelog {
  /** Name of the facts that are read from it. */
  readonly name: string;
  readonly package: string;
  /** Path of the file. */
  readonly file: string;
  /** True where it comes with the package, so it has the installed version. */
  readonly isShipped: boolean;
  /** Entries that change results though their heading does not say so. */
  readonly behaviorChanges?: Beginnings;
}

/** Returns the source of the releases that a change log tells of. */
export function releasesFrom({
  name,
  package: library,
  file,
  isShipped,
  behaviorChanges = {},
}: Changelog): Source<readonly Release[]> {
  return {
    name,
    package: library,
    read() {
      expectShape(existsSync(file), `there is no ${file}`);
      const title = path.basename(file);
      const releases = parseChangelog(readFileSync(file, "utf8"), title);
      const installed = installedVersion(library);
      expectShape(
        !isShipped ||
          releases.some(
            ({ version }) => version === installed || UNNUMBERED.test(version),
          ),
        `${title} has neither ${installed} nor an "Unreleased"`,
      );
      return markBehavior(releases, behaviorChanges);
    },
  };
}

/**
 * Reads a change log: a heading of level 2 a version, deeper ones for kinds or
 * subjects of changes. Every line below the first version is kept.
 *
 * @param markdown - The change log.
 * @param file - Name of its file, for messages.
 * @throws Error that names the line that it cannot place.
 */
export function parseChangelog(markdown: string, file: string): Release[] {
  const releases: Draft[] = [];
  for (const { line, depth, title, text } of parts(markdown)) {
    const where = `${file}, line ${line}`;
    if (depth <= 1) {
      // The title of the whole, which pages have one of their own for.
      expectShape(text === "", `${where}: text that belongs to no version`);
    } else if (depth === 2) {
      releases.push(startRelease(title, where));
      if (text !== "") releases.at(-1)?.add("", 3, text);
    } else {
      const release = releases.at(-1);
      expectShape(release, `${where}: "${title}" belongs to no version`);
      release.add(title, depth, text);
    }
  }
  const done = releases.map((draft) => draft.release);
  const versions = done.map(({ version }) => version);
  const twice = versions.find((each, at) => versions.indexOf(each) !== at);
  expectShape(twice === undefined, `${file} has ${twice ?? ""} twice`);
  const bare = done.find(({ sections }) => sections.length === 0);
  expectShape(!bare, `${file} says nothing of ${bare?.version ?? ""}`);
  expectShape(done.length > 0, `${file} has no versions`);
  return done;
}

interface Draft {
  readonly release: Release;
  readonly add: (title: string, depth: number, text: string) => void;
}

function startRelease(title: string, where: string): Draft {
  const { version, date } = VERSION.exec(title)?.groups ?? {};
  expectShape(
    version !== undefined || UNNUMBERED.test(title),
    `${where}: "${title}" is no version with its date`,
  );
  const sections: Section[] = [];
  let open: { depth: number; kinds: readonly Kind[] }[] = [];
  return {
    release: {
      version: version ?? title,
      date: date?.replaceAll("_", "-") ?? null,
      sections,
    },
    add(heading, depth, text) {
      open = open.filter((each) => each.depth < depth);
      const kinds = kindsOf(heading, open.at(-1)?.kinds);
      open.push({ depth, kinds });
      sections.push({ title: heading, depth, kinds, text });
    },
  };
}

interface Part {
  /** Line of the heading, from 1. */
  readonly line: number;
  /** Level of the heading; 0 for what stands above the first. */
  readonly depth: number;
  readonly title: string;
  readonly text: string;
}

/** Refers to what is nowhere to be read: `(user decision 2026-09-27)`. */
const DECISION = /\s*\(user\s+decision\s+[\d-]+\)/g;

/** Finds the headings and what stands below each, up to the next. */
function parts(markdown: string): Part[] {
  const found = [{ line: 1, depth: 0, title: "", lines: [] as string[] }];
  let fence: string | undefined;
  for (const [at, line] of markdown.split(/\r?\n/).entries()) {
    const mark = FENCE.exec(line)?.[1];
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence)) fence = undefined;
    const [, marks, title = ""] =
      (fence === undefined && /^(#{1,6})\s+(.*?)\s*#*$/.exec(line)) || [];
    if (marks === undefined) found.at(-1)?.lines.push(line);
    else found.push({ line: at + 1, depth: marks.length, title, lines: [] });
  }
  return found.map(({ lines, ...rest }) => ({
    ...rest,
    text: lines
      .join("\n")
      .replaceAll(DECISION, "")
      .replaceAll(/^(?:\s*\n)+|\s+$/g, ""),
  }));
}
