import type { Matches } from "./fields";
import {
  ASKED_RELEASE,
  COVERAGE_POWER,
  CROWD,
  KINDS,
  LEAST_COVERAGE,
  TITLE_FIT,
} from "./ranking";
import type { SearchRecord } from "./types";
import { isVersion, termsOf } from "./words";

/** Matches of a word of a query. */
export interface Found {
  readonly matches: Matches;
  /** The word, or those that were meant where it is misspelt. */
  readonly meant: readonly string[];
  /** Weight of the word beside others; 1 by default. */
  readonly weight?: number;
  /** False for a word whose matches are not shown; true by default. */
  readonly isMarked?: boolean;
}

/** A record that has words of a query. */
export interface Hit {
  readonly id: number;
  readonly record: SearchRecord;
  /** The part of the query that it has: 1 is all of it. */
  readonly coverage: number;
  /** Likeness of its names to the query; 0 where none is like it. */
  readonly likeness: number;
  readonly score: number;
  /** Terms of the record that match, and are shown to. */
  readonly marked: ReadonlySet<string>;
}

interface Sum {
  score: number;
  /** Total weight of the words that were found. */
  weight: number;
  readonly terms: Set<string>;
  readonly marked: Set<string>;
}

/**
 * Puts together what was found for each word of a query.
 *
 * @param found - What was found for each word.
 * @param likeness - How well a record's names are met; 0 where none is.
 */
export function combine(
  found: readonly Found[],
  records: readonly SearchRecord[],
  likeness: (id: number) => number,
): Hit[] {
  const sums = new Map<number, Sum>();
  let all = 0;
  const asked = new Set(found.flatMap(({ meant }) => meant));
  for (const one of found) {
    const { matches, weight: share = 1, isMarked = true } = one;
    const weight = weightOf(one, records.length);
    all += weight;
    for (const [id, { score, terms }] of matches) {
      const sum = sums.get(id) ?? newSum();
      sum.score += share * score;
      sum.weight += weight;
      for (const term of terms) {
        sum.terms.add(term);
        if (isMarked) sum.marked.add(term);
      }
      sums.set(id, sum);
    }
  }
  return [...sums].flatMap(([id, { score, weight, terms, marked }]) => {
    const record = records[id];
    if (!record) return [];
    const coverage = weight / all;
    return {
      id,
      record,
      coverage,
      likeness: likeness(id),
      score:
        score *
        worthOf(record, terms) *
        coverage ** COVERAGE_POWER *
        (1 - TITLE_FIT + TITLE_FIT * fitOf(record, terms, asked)),
      marked,
    };
  });
}

function newSum(): Sum {
  return { score: 0, weight: 0, terms: new Set(), marked: new Set() };
}

/**
 * Computes the weight of a word: one that few records have weighs most.
 *
 * @param all - The number of records.
 */
export function weightOf({ matches, weight = 1 }: Found, all: number): number {
  return weight * Math.log(1 + all / (1 + matches.size));
}

/** Returns the worth of a record beside others that match as well. */
function worthOf({ kind }: SearchRecord, terms: ReadonlySet<string>): number {
  const isAsked = kind === "release" && [...terms].some(isVersion);
  return isAsked ? ASKED_RELEASE : KINDS[kind];
}

/** The part of a record's title that was asked for. */
function fitOf(
  { titles }: SearchRecord,
  terms: ReadonlySet<string>,
  asked: ReadonlySet<string>,
): number {
  const has = ({ term }: { readonly term: string }) => terms.has(term);
  // That `fontSize` begins like what was asked for says little of it.
  const words = termsOf(titles.at(-1) ?? "").map((word) => {
    if (word.parts.length === 0 || asked.has(word.term))
      return Number(has(word));
    return word.parts.filter(has).length / word.parts.length;
  });
  return words.reduce((sum, part) => sum + part, 0) / (words.length || 1);
}

/** Those that have enough of a query; where none has, those that have most. */
export function sufficient(hits: readonly Hit[]): Hit[] {
  const most = hits.reduce((most, hit) => Math.max(most, hit.coverage), 0);
  const least = Math.min(most, LEAST_COVERAGE);
  return hits.filter(({ coverage }) => coverage >= least);
}

/**
 * Sorts, the best first: what is called like the query before what tells of it,
 * and not all sections of a page before the next page.
 */
export function sort(hits: readonly Hit[]): Hit[] {
  const seen = new Map<string, number>();
  const spread = [...hits].sort(compare).map((hit) => {
    const place = placeOf(hit.record);
    const before = seen.get(place) ?? 0;
    seen.set(place, before + 1);
    return { ...hit, score: hit.score * CROWD ** before };
  });
  return spread.sort(compare);
}

function compare(a: Hit, b: Hit): number {
  return named(b) - named(a) || b.score - a.score || a.id - b.id;
}

/**
 * Of those that are called alike, what they are decides, not how they match.
 */
function named({ record: { kind }, likeness }: Hit): number {
  return KINDS[kind] * likeness;
}

/** Returns what must not fill the results: a page, or an operator's entry. */
function placeOf({ kind, url }: SearchRecord): string {
  return kind === "operator" ? url : url.replace(/#.*/, "");
}
