import { distance } from "fastest-levenshtein";

import { SAME_CASE, SYNONYM } from "./ranking";
import type { Kind, SearchRecord } from "./types";
import { keyOf } from "./words";

/** Largest number of names to suggest. */
const MOST_NEAR = 5;

/** Part of a name that may differ in a likely slip of the fingers. */
const TOLERANCE = 0.4;

/** LaTeX or a sign: no word, which could have other meanings. */
const SIGN = /^(?:\\|[^A-Za-z]+$)/;

/** Their names are one word: several words are a task, and a guide shows it. */
const OF_CODE: readonly Kind[] = ["member", "command", "key"];

interface Name {
  readonly name: string;
  readonly key: string;
  /** True if it is the title, or a sign for it; otherwise it is a synonym. */
  readonly isTitle: boolean;
}

/** The names of the records. Those of a record are read when needed. */
export class Names {
  readonly #records: readonly SearchRecord[];
  readonly #read: (readonly Name[] | undefined)[] = [];

  constructor(records: readonly SearchRecord[]) {
    this.#records = records;
  }

  /**
   * Compares a query with the names of records.
   *
   * @param asked - The query as it is written.
   * @param keys - What it may mean, as {@link keyOf} writes it.
   * @returns How well the best of a record's names is met; 0 where none is.
   */
  likenessTo(asked: string, keys: readonly string[]): (id: number) => number {
    const exact = asked.trim();
    const isName = !/\s/.test(exact);
    return (id) => {
      const kind = this.#records[id]?.kind;
      if (!isName && kind && OF_CODE.includes(kind)) return 0;
      const same = this.#of(id).filter(({ key }) => keys.includes(key));
      const likeness = same.map(
        ({ name, isTitle }) =>
          (isTitle ? 1 : SYNONYM) * (name === exact ? SAME_CASE : 1),
      );
      return Math.max(0, ...likeness);
    };
  }

  /** Names that are spelt alike, best first. */
  near(asked: string): string[] {
    const key = keyOf(asked);
    const names = this.#records.flatMap((_, id) => this.#of(id));
    const unique = new Map(names.map((name) => [name.key, name]));
    return [...unique.values()]
      .map((name) => ({ name, away: share(key, name.key) }))
      .filter(({ away }) => away <= TOLERANCE)
      .sort((a, b) => a.away - b.away)
      .slice(0, MOST_NEAR)
      .map(({ name }) => name.name);
  }

  #of(id: number): readonly Name[] {
    const { titles = [], names = [] } = this.#records[id] ?? {};
    return (this.#read[id] ??= [...titles.slice(-1), ...names].map(
      (name, at) => ({
        // Functions are asked for without their parentheses.
        name: name.replace(/\(\)$/, ""),
        key: keyOf(name),
        isTitle: at === 0 || SIGN.test(name),
      }),
    ));
  }
}

function share(a: string, b: string): number {
  return distance(a, b) / Math.max(a.length, b.length, 1);
}
