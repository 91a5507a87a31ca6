import type { Answer, Query, Result, SearchRecord } from "../types";
import { Fields, type Matches } from "./fields";
import { excerpt, mark } from "./mark";
import { Names } from "./names";
import { combine, type Hit, sort, sufficient } from "./rank";
import { SLIP_WEIGHT, SLIPS } from "./ranking";
import { type Term, type Word, wordsOf } from "./words";

/**
 * Finds records. It knows their names from the start; their texts may come
 * later, one by one.
 */
export class SearchIndex {
  readonly #records: SearchRecord[];
  readonly #names: Names;
  readonly #called = new Fields(["title", "above", "names", "parts"]);
  readonly #texts = new Fields(["text"]);
  #isComplete = false;

  /** @param records - All records, in the order of the site. */
  constructor(records: readonly SearchRecord[]) {
    this.#records = [...records];
    this.#names = new Names(this.#records);
    records.forEach((record, id) => this.#called.add(id, record));
  }

  /**
   * Add what stands at a place. A second time it changes nothing.
   *
   * @param id - The number of its record, from 0.
   */
  addText(id: number, text: string): void {
    const bare = this.#records[id];
    if (!bare || text === "" || this.#texts.has(id)) return;
    const record = { ...bare, text };
    this.#records[id] = record;
    this.#texts.add(id, record);
  }

  /** Say that all texts are there. Until then only names can be trusted. */
  complete(): void {
    this.#isComplete = true;
  }

  /**
   * Answer a query. While texts are missing, results are those alone whose names
   * have all that is asked for.
   */
  search({ text, limit, offset = 0, area }: Query): Answer {
    const words = wordsOf(text);
    const found = words.map((word) => this.#find(word));
    const likeness = (id: number) => this.#names.likeness(id, text);
    const hits = combine(found, this.#records, likeness).filter(
      ({ record }) => area === undefined || record.area === area,
    );
    const wanted = this.#isComplete
      ? sufficient(hits)
      : hits.filter(({ coverage }) => coverage === 1);
    const isNothing = words.length > 0 && wanted.length === 0;
    return {
      total: wanted.length,
      results: sort(wanted)
        .slice(offset, offset + limit)
        .map(toResult),
      near: isNothing && this.#isComplete ? this.#names.near(text) : [],
      ...(this.#isComplete ? {} : { isPartial: true }),
    };
  }

  #find(word: Word): Matches {
    const matches: Matches = new Map();
    const fields = [this.#called, this.#texts];
    const find = (term: Term, weight: number) =>
      fields.forEach((field) => field.find(term, weight, matches));
    find(word, 1);
    // Only who knows all words can tell that one is misspelt.
    if (matches.size > 0 || !this.#isComplete) return matches;
    for (const [number, length] of SLIPS.entries()) {
      if (word.term.length < length || matches.size > 0) break;
      const terms = fields.flatMap((field) =>
        field.alike(word.term, number + 1),
      );
      for (const term of new Set(terms)) find({ term, parts: [] }, SLIP_WEIGHT);
    }
    return matches;
  }
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
