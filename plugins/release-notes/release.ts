import { expectShape } from "../package-facts/index.ts";

/** The changes in a version of a package. */
export interface Release {
  /** The version, or how the package calls what it had not numbered yet. */
  readonly version: string;
  /** The day it was published, `2026-09-27`; null where that is not known. */
  readonly date: string | null;
  readonly sections: readonly Section[];
}

/** Changes under one heading. */
export interface Section {
  /** The heading, in Markdown; empty for what stands above the first. */
  readonly title: string;
  /** Level of the heading: 3 for one directly below the version. */
  readonly depth: number;
  /** Kinds of its changes, by its heading and the headings above that. */
  readonly kinds: readonly Kind[];
  /** In Markdown: as a rule a list with an item a change. */
  readonly text: string;
}

/** Kinds of changes, in the order in which they matter to who updates. */
export const KINDS = [
  "breaking",
  "security",
  "removed",
  "deprecated",
  "changed",
  "added",
  "improved",
  "performance",
  "fixed",
  "other",
] as const;

/** A kind of changes; "other" where a heading names a subject instead. */
export type Kind = (typeof KINDS)[number];

/** Kinds after which a program that worked may do something else. */
const RISKY: readonly Kind[] = ["breaking", "security", "removed", "changed"];

/** The marks by which notes are narrowed. */
export const MARKS = ["results", ...KINDS] as const;

/**
 * The marks of changes: their kinds, and "results" where they may change the
 * results of a program that worked. Fixes change results that were wrong.
 */
export function marksOf(kinds: readonly Kind[]): (typeof MARKS)[number][] {
  const isRisky = kinds.some((kind) => RISKY.includes(kind));
  return isRisky ? [...kinds, "results"] : [...kinds];
}

const WORDS: readonly (readonly [Kind, RegExp])[] = [
  ["breaking", /\bbreaking\b/],
  ["security", /\bsecurity\b/],
  ["removed", /\bremov(ed|als?)\b/],
  ["deprecated", /\bdeprecat(ed|ions?)\b/],
  ["changed", /\b(changes?|changed|migration)\b/],
  ["added", /\b(new|added|additions?|features?)\b/],
  ["improved", /\b(improved|improvements?)\b/],
  ["performance", /\b(performance|benchmarks?)\b/],
  ["other", /\bknown issues\b/],
  ["fixed", /\b(fix|fixed|fixes|resolved|bugs?)\b/],
];

/**
 * The kinds of changes that a heading names. There may be several:
 * "Improvements and Resolved Issues".
 *
 * @param above - The kinds of the section that the heading stands in: they
 * hold where it names none, and what breaks breaks whatever else it is.
 */
export function kindsOf(title: string, above: readonly Kind[] = []): Kind[] {
  const words = title.toLowerCase();
  const named = new Set(
    WORDS.filter(([, word]) => word.test(words)).map(([kind]) => kind),
  );
  // "Breaking Changes" are no second kind.
  if (named.has("breaking")) named.delete("changed");
  if (named.size === 0) return above.length === 0 ? ["other"] : [...above];
  if (above.includes("breaking")) named.add("breaking");
  return KINDS.filter((kind) => named.has(kind));
}

/** The beginnings of entries that change results, by their version. */
export type Beginnings = Readonly<Record<string, readonly string[]>>;

/**
 * Adds the kind "changed" to the entries of a change log that a review found to
 * change results, whatever heading they are under.
 *
 * @param releases - The releases.
 * @param beginnings - The first words of each entry, after its bullet.
 * @throws Error that names each entry that its version does not have once.
 */
export function markBehavior(
  releases: readonly Release[],
  beginnings: Beginnings,
): Release[] {
  const known = new Set(releases.map(({ version }) => version));
  const unknown = Object.keys(beginnings).find((each) => !known.has(each));
  expectShape(unknown === undefined, `there is no version ${unknown ?? ""}`);
  return releases.map((release) => {
    const wanted = beginnings[release.version];
    return wanted ? markRelease(release, wanted) : release;
  });
}

function markRelease(release: Release, wanted: readonly string[]): Release {
  const { version, sections } = release;
  const entries = sections.flatMap(({ text }) => entriesOf(text));
  for (const beginning of wanted) {
    const found = entries.filter((entry) => begins(entry, beginning));
    expectShape(
      found.length === 1,
      `${version} has ${String(found.length)} entries that begin with "${beginning}"`,
    );
  }
  const isMarked = (entry: string) =>
    wanted.some((beginning) => begins(entry, beginning));
  return {
    ...release,
    sections: sections.flatMap((section) => split(section, isMarked)),
  };
}

/** A section as parts, of which each is marked as a whole or not at all. */
function split(
  section: Section,
  isMarked: (entry: string) => boolean,
): Section[] {
  const parts: { marked: boolean; text: string }[] = [];
  for (const entry of entriesOf(section.text)) {
    const marked = isMarked(entry);
    const last = parts.at(-1);
    if (last?.marked === marked) last.text += entry;
    else parts.push({ marked, text: entry });
  }
  if (!parts.some(({ marked }) => marked)) return [section];
  return parts.map(({ marked, text }, at) => ({
    // The parts that follow are below the heading of the first.
    title: at === 0 ? section.title : "",
    depth: at === 0 ? section.depth : Math.max(section.depth, 4),
    kinds: marked ? withChanged(section.kinds) : section.kinds,
    text: text.trimEnd(),
  }));
}

function withChanged(kinds: readonly Kind[]): readonly Kind[] {
  return KINDS.filter((kind) => kind === "changed" || kinds.includes(kind));
}

/** The entries of a list; what is above the first is one as well. */
function entriesOf(text: string): string[] {
  return text.split(/^(?=[-*] )/m);
}

function begins(entry: string, beginning: string): boolean {
  const words = entry.replace(/^[-*]\s+/, "").replaceAll(/\s+/g, " ");
  return words.startsWith(beginning);
}
