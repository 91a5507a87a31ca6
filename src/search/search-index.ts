import { favorClose } from "./closeness";
import { Fields, type Matches } from "./fields";
import { isFunctionWord, isJoining } from "./joining";
import { excerpt, mark } from "./mark";
import { Names } from "./names";
import { combine, type Found, type Hit, sort, sufficient } from "./rank";
import { JOINING, SLIPS } from "./ranking";
import type { Answer, Query, Result, SearchRecord } from "./types";
import { keyOf, type Term, termsOf } from "./words";

/** Readings of a query with misspelt words that are tried as a name. */
const MOST_READINGS = 20;

/**
 * Finds records. Their names and their texts may come later, one by one: until
 * {@link SearchIndex.complete} is called, answers are partial.
 */
export class SearchIndex {
  readonly #records: SearchRecord[] = [];
  readonly #names = new Names(this.#records);
  readonly #called = new Fields(["title", "above", "names"]);
  readonly #said = new Fields(["phrases", "text"]);
  readonly #fields = [this.#called, this.#said];
  #isComplete = false;

  /** Has a record found by its names: the next one, its text left for later. */
  add(record: SearchRecord): void {
    const id = this.#records.push(record) - 1;
    this.#called.add(id, record);
  }

  /**
   * Adds what stands at a place, and what readers call it. A second time it
   * changes nothing.
   *
   * @param id - The number of its record, from 0 as they were added.
   */
  addText(id: number, text: string, phrases = ""): void {
    const bare = this.#records[id];
    if (!bare || text + phrases === "" || this.#said.has(id)) return;
    const record = { ...bare, text, phrases };
    this.#records[id] = record;
    this.#said.add(id, record);
  }

  /** Say that all is there. Until then nothing tells what is misspelt. */
  complete(): void {
    this.#isComplete = true;
  }

  /**
   * Answers a query. While something is missing, only those are found that have
   * all that is asked for: nobody can tell yet what is misspelt.
   */
  search({ text, limit, offset = 0, area }: Query): Answer {
    const isComplete = this.#isComplete;
    const words = termsOf(text);
    // Alone they are what is asked for, such as `If`.
    const isBare = words.every(({ term }) => isFunctionWord(term));
    const found = words.map((word) => ({
      ...(isComplete ? this.#findAlike(word) : this.#find(word)),
      isMarked: isBare || !isFunctionWord(word.term),
      ...(isJoining(word, words) && { weight: JOINING }),
    }));
    const likeness = this.#names.likenessTo(text, readingsOf(found));
    const hits = combine(found, this.#records, likeness).filter(
      ({ record }) => area === undefined || record.area === area,
    );
    const wanted = isComplete
      ? sufficient(hits)
      : hits.filter(({ coverage }) => coverage === 1);
    const results = sort(favorClose(wanted, found, this.#records.length))
      .slice(offset, offset + limit)
      .map(toResult);
    const isNothing = found.length > 0 && wanted.length === 0;
    const near = isComplete && isNothing ? this.#names.near(text) : [];
    const answer = { total: wanted.length, results, near };
    return isComplete ? answer : { ...answer, isPartial: true };
  }

  /** The records that have a word, as it is written. */
  #find(word: Term): Found {
    const matches: Matches = new Map();
    for (const fields of this.#fields) fields.find(word, matches);
    // Who writes `\vec` asks for the command, and for the word without it.
    if (!word.term.startsWith("\\") || matches.size === 0)
      for (const fields of this.#fields) fields.findParts(word, matches);
    return { matches, meant: [word.term] };
  }

  /**
   * The records that have a word; where none has it, those that have one which
   * differs by the nearest slip of the keyboard.
   */
  #findAlike(word: Term): Found {
    const found = this.#find(word);
    if (found.matches.size > 0) return found;
    for (const { slip, leastLength } of SLIPS) {
      if (word.term.length < leastLength) break;
      const alike = this.#fields.flatMap((fields) =>
        fields.alike(word.term, slip),
      );
      const meant = [...new Set(alike)];
      for (const term of meant)
        for (const fields of this.#fields)
          fields.find({ term, parts: [] }, found.matches);
      if (meant.length > 0) return { ...found, meant };
    }
    return found;
  }
}

/** Lists what a query may mean, as keys of names. */
function readingsOf(found: readonly Found[]): string[] {
  return found.reduce<string[]>(
    (readings, { meant }) =>
      readings
        .flatMap((before) => meant.map((word) => keyOf(before + word)))
        .slice(0, MOST_READINGS),
    [""],
  );
}

function toResult({ record, marked }: Hit): Result {
  const { url, kind, area, titles, text } = record;
  return {
    url,
    kind,
    area,
    titles: titles.map((title) => mark(title, marked)),
    ...(text === "" ? {} : { excerpt: excerpt(text, marked) }),
  };
}
