/**
 * The numbers that decide which result comes first. Each was chosen by the
 * queries of `tests/built/relevance.test.ts`: change one, and run that test.
 */
import type { Kind } from "./types";

/**
 * The parts of a record that are searched, and what a match in each is worth.
 */
export const BOOSTS = {
  /** Its own title says best what a place is about. */
  title: 20,
  /** Titles of the page and of sections above: what it is a part of. */
  above: 3,
  /** Synonyms, signs, and `value` in `getValue`: one name among several. */
  names: 8,
  /** Readers call a place more things than its title does. */
  phrases: 5,
  /** The text: what a section mentions is seldom what it is about. */
  text: 2,
} as const;

export type Field = keyof typeof BOOSTS;

/** Who asks wants a page that explains first, and a list of changes last. */
export const KINDS: Readonly<Record<Kind, number>> = {
  page: 2,
  section: 1.6,
  operator: 1,
  // There are 2600 members, most of them of types that nobody asks for.
  member: 0.6,
  // Commands and keys are rows of a table.
  command: 0.6,
  key: 0.4,
  release: 0.2,
};

/** Number of words from which on a query is a sentence, and not a name. */
export const LEAST_SENTENCE = 4;

/** Weight of a word that only joins the others of a sentence. */
export const JOINING = 0.6;

/** Weight of a release whose version is asked for. */
export const ASKED_RELEASE = 3;

/**
 * Parameters of BM25: how much more a word counts that is there twice (k), and
 * how much less in a long text (b). Names say a thing once. The last is
 * MiniSearch's own.
 *
 * @see https://en.wikipedia.org/wiki/Okapi_BM25
 */
export const BM25 = { k: 0.6, b: 0.4, d: 0.5 } as const;

/**
 * Weight and least length of a prefix: typed words are seldom finished, but a
 * whole word is a better match.
 */
export const PREFIX = { weight: 0.5, leastLength: 2 } as const;

/** Weight of the other inflections of a word, such as `solving` for `solve`. */
export const STEM_WEIGHT = 0.45;

/**
 * Slips of the keyboard, the nearest first, and the least length of a word that
 * may have them: two neighboring letters that are swapped, or so many that are
 * wrong, missing or too many. Slips count only where a word is in no record as
 * it is written, and farther ones where no nearer one makes a word.
 */
export const SLIPS = [
  { slip: "swap", leastLength: 4 },
  { slip: 1, leastLength: 4 },
  { slip: 2, leastLength: 6 },
] as const;

export type Slip = (typeof SLIPS)[number]["slip"];

/**
 * Factor for a name in the same letter case: who writes `Sin` wants the
 * operator, who writes `sin` may want either.
 */
export const SAME_CASE = 1.5;

/**
 * Weight of a synonym beside a title: who writes `solve` wants `Solve` before
 * `LinearSolve`, which is known by that word as well.
 */
export const SYNONYM = 0.5;

/**
 * A record that lacks half of what was asked for falls to an eighth: words are
 * weighed by how rare they are, so that “the” is hardly missed.
 */
export const COVERAGE_POWER = 3;

/**
 * Share of its score that a record loses if nothing of its title was asked for:
 * of two titles that have all words, the one with few others says it best.
 */
export const TITLE_FIT = 0.3;

/**
 * Share of its score that a record gains if it is called just like the query,
 * how fast that gain falls with what differs, and how many records are
 * compared.
 */
export const CLOSENESS = { gain: 4, power: 2, most: 60 } as const;

/** The part of what was asked for that a record has to have, to be a result. */
export const LEAST_COVERAGE = 0.3;

/**
 * From the second result of a page on, each next one counts less than before.
 */
export const CROWD = 0.7;
