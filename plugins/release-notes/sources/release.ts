/** What changed in a version of a package. */
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
  /** What its heading, and those that it stands under, say that these are. */
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

/** What notes are narrowed by. */
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
