import type { Answer, Query, Result, SearchRecord } from "../types";
import { type Found, Lookup } from "./lookup";
import { excerpt, mark } from "./mark";
import { Names } from "./names";
import { combine, type Hit, sort, sufficient } from "./rank";
import { keyOf, termsOf } from "./words";

/** Readings of a query with misspelt words that are tried as a name. */
const MOST_READINGS = 20;

/**
 * Finds records. Their names and their texts may come later, one by one: until
 * {@link SearchIndex.complete} is called, answers are partial.
 */
export class SearchIndex {
  readonly #records: SearchRecord[] = [];
  readonly #names = new Names(this.#records);
  readonly #lookup = new Lookup();
  #isComplete = false;

  /** Have a record found by its names: the next one, its text left for later. */
  add(record: SearchRecord): void {
    const id = this.#records.push(record) - 1;
    this.#lookup.addNames(id, record);
  }

  /**
   * Add what stands at a place. A second time it changes nothing.
   *
   * @param id - The number of its record, from 0 as they were added.
   */
  addText(id: number, text: string): void {
    const bare = this.#records[id];
    if (!bare || text === "" || this.#lookup.hasText(id)) return;
    const record = { ...bare, text };
    this.#records[id] = record;
    this.#lookup.addText(id, record);
  }

  /** Say that all is there. Until then nothing tells what is misspelt. */
  complete(): void {
    this.#isComplete = true;
  }

  /**
   * Answer a query. While something is missing, only those are found that have
   * all that is asked for: nobody can tell yet what is misspelt.
   */
  search({ text, limit, offset = 0, area }: Query): Answer {
    const isComplete = this.#isComplete;
    const found = termsOf(text).map((word) =>
      isComplete ? this.#lookup.findAlike(word) : this.#lookup.find(word),
    );
    const likeness = this.#names.likenessTo(text, readingsOf(found));
    const hits = combine(found, this.#records, likeness).filter(
      ({ record }) => area === undefined || record.area === area,
    );
    const wanted = isComplete
      ? sufficient(hits)
      : hits.filter(({ coverage }) => coverage === 1);
    const results = sort(wanted)
      .slice(offset, offset + limit)
      .map(toResult);
    const isNothing = found.length > 0 && wanted.length === 0;
    const near = isComplete && isNothing ? this.#names.near(text) : [];
    const answer = { total: wanted.length, results, near };
    return isComplete ? answer : { ...answer, isPartial: true };
  }
}

/** What a query may mean, as keys of names. */
function readingsOf(found: readonly Found[]): string[] {
  return found.reduce<string[]>(
    (readings, { meant }) =>
      readings
        .flatMap((before) => meant.map((word) => keyOf(before + word)))
        .slice(0, MOST_READINGS),
    [""],
  );
}

function toResult({ record, terms }: Hit): Result {
  const { url, kind, area, titles, text } = record;
  return {
    url,
    kind,
    area,
    titles: titles.map((title) => mark(title, terms)),
    ...(text === "" ? {} : { excerpt: excerpt(text, terms) }),
  };
}
