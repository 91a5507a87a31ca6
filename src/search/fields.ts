import MiniSearch, { type Query, type SearchOptions } from "minisearch";

import {
  BM25,
  BOOSTS,
  type Field,
  PREFIX,
  type Slip,
  STEM_WEIGHT,
} from "./ranking";
import type { SearchRecord } from "./types";
import { compoundsOf, stemOf, termsOf, type Term } from "./words";

/** A record and the number that it is told by. */
interface Numbered {
  readonly id: number;
  readonly record: SearchRecord;
}

/** Score of a record for a word, with the terms that match. */
interface Match {
  readonly score: number;
  /** Terms of the record that match. */
  readonly terms: readonly string[];
}

/** The matches of a word, by the numbers of their records. */
export type Matches = Map<number, Match>;

/** An index of some fields of the records. */
export class Fields {
  readonly #index: MiniSearch<Numbered>;

  constructor(fields: Field[]) {
    this.#index = new MiniSearch<Numbered>({
      fields,
      extractField: ({ id, record }, field): unknown =>
        field === "id" ? id : sourceOf(record, field as Field),
      tokenize: (text, field) => tokenize(text, field as Field),
      processTerm: (term) => term,
      searchOptions: {
        boost: BOOSTS,
        bm25: BM25,
        weights: { prefix: PREFIX.weight, fuzzy: 1 },
        tokenize: (term) => [term],
      },
    });
  }

  add(id: number, record: SearchRecord): void {
    this.#index.add({ id, record });
  }

  has(id: number): boolean {
    return this.#index.has(id);
  }

  /** Adds the records that have a word, or an inflection, or begin like it. */
  find({ term }: Term, matches: Matches): void {
    const prefix = term.length >= PREFIX.leastLength;
    this.#search(term, { prefix }, matches);
    const stem = stemOf(term);
    if (stem === term) return;
    const weights = { prefix: STEM_WEIGHT, fuzzy: 1 };
    this.#search(stem, { prefix: true, weights }, matches);
  }

  /** Adds the records that have all parts of a word. */
  findParts({ parts }: Term, matches: Matches): void {
    if (parts.length === 0) return;
    const queries = parts.map((part) => part.term);
    this.#search({ combineWith: "AND", queries }, {}, matches);
  }

  /** The words that a misspelt one may stand for. */
  alike(term: string, slip: Slip): string[] {
    const found =
      slip === "swap"
        ? this.#index.search({ queries: swapsOf(term) })
        : this.#index.search(term, { fuzzy: slip });
    return found.flatMap(({ terms }) => terms);
  }

  #search(query: Query, options: SearchOptions, matches: Matches): void {
    for (const found of this.#index.search(query, options)) {
      const id = found.id as number;
      const { score = 0, terms = [] } = matches.get(id) ?? {};
      matches.set(id, {
        // MiniSearch multiplies by the number of terms.
        score: score + found.score / found.queryTerms.length,
        terms: [...terms, ...found.terms],
      });
    }
  }
}

function sourceOf(record: SearchRecord, field: Field): string {
  const { url, titles, kind, text } = record;
  const title = titles.at(-1) ?? "";
  switch (field) {
    case "title":
      return title;
    case "above":
      // What a page is a part of is in its address: `guides`, `reference`.
      if (kind === "page") return url.replaceAll("/", "\n");
      // Rows of a table are all below the same titles.
      return kind === "command" || kind === "key"
        ? ""
        : titles.slice(0, -1).join("\n");
    case "names":
      return [...namesOf(record), ...partsOf(title)].join("\n");
    case "phrases":
      return record.phrases;
    case "text":
      return text;
  }
}

/** The names that titles do not tell, as they do `MathfieldElement.value`. */
function namesOf({ titles, names }: SearchRecord): string[] {
  const told = titles.slice(-2).join(".").replace("()", "");
  return names
    .filter((name) => name !== told)
    .flatMap((name) => [name, ...compoundsOf(name)]);
}

/** A title has none of its parts, which would make it look like a long one. */
function partsOf(title: string): string[] {
  const parts = termsOf(title).flatMap((word) => word.parts);
  const compounds = /\s/.test(title) ? [] : compoundsOf(title);
  return [...parts.map(({ term }) => term), ...compounds];
}

function tokenize(text: string, field: Field): string[] {
  return text
    .split("\n")
    .flatMap(termsOf)
    .flatMap(({ term, parts }) =>
      field === "title" || parts.length === 0
        ? [term]
        : [term, ...parts.map((part) => part.term)],
    );
}

/** The words that swapping two neighbours makes of a word. */
function swapsOf(word: string): string[] {
  return Array.from(word.slice(1), (letter, at) =>
    [word.slice(0, at), letter, word[at], word.slice(at + 2)].join(""),
  );
}
