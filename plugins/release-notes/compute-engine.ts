import { readFileSync } from "node:fs";

import {
  COMPUTE_ENGINE,
  expectShape,
  installedVersion,
  type Source,
  packageFile,
} from "../package-facts/index.ts";
import { markBehavior } from "./release.ts";
import { type Kind, kindsOf, type Release, type Section } from "./release.ts";

const FILE = "CHANGELOG.md";

/** `0.119.0 _2026_08_23_`: the date may be missing, or be written like that. */
const VERSION =
  /^\[?v?(?<version>\d+\.\d+\.\d+[\w.+-]*)\]?(?:[\s–(_*-]+(?<date>\d{4}[-_]\d\d[-_]\d\d)[_*)]*)?$/;

/** How the package calls the changes of a version that had no number yet. */
const UNNUMBERED = /^\[?(unreleased|coming soon)\]?$/i;

const FENCE = /^\s*(`{3,}|~{3,})/;

/** The release notes that the Compute Engine's package comes with. */
export const releasesComputeEngine: Source<readonly Release[]> = {
  name: "releases-compute-engine",
  package: COMPUTE_ENGINE,
  read() {
    const file = packageFile(COMPUTE_ENGINE, FILE);
    const releases = markBehavior(parseChangelog(readChangelog(file)));
    const installed = installedVersion(COMPUTE_ENGINE);
    expectShape(
      releases.some(
        ({ version }) => version === installed || UNNUMBERED.test(version),
      ),
      `${FILE} has neither ${installed} nor an "Unreleased"`,
    );
    return releases;
  },
};

function readChangelog(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new Error(`the package has no ${FILE}`);
  }
}

/**
 * Read a change log: a heading of level 2 a version, deeper ones for kinds or
 * subjects of changes. Every line below the first version is kept.
 *
 * @throws Error that names the line that it cannot place.
 */
export function parseChangelog(markdown: string): Release[] {
  const releases: Draft[] = [];
  for (const { line, depth, title, text } of parts(markdown)) {
    const where = `${FILE}, line ${line}`;
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
  expectShape(twice === undefined, `${FILE} has ${twice ?? ""} twice`);
  const bare = done.find(({ sections }) => sections.length === 0);
  expectShape(!bare, `${FILE} says nothing of ${bare?.version ?? ""}`);
  expectShape(done.length > 0, `${FILE} has no versions`);
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

/** The headings of the notes and what stands below each, up to the next. */
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
