import type { SearchRecord } from "../types";
import { Fields, type Matches } from "./fields";
import { SLIPS } from "./ranking";
import type { Term } from "./words";

/** What was found for a word. */
export interface Found {
  readonly matches: Matches;
  /** The word, or those that were meant where it is misspelt. */
  readonly meant: readonly string[];
}

/** Looks words up, in what records are called and in what they say. */
export class Lookup {
  readonly #names = new Fields(["title", "above", "names"]);
  readonly #texts = new Fields(["text"]);
  readonly #both = [this.#names, this.#texts];

  addNames(id: number, record: SearchRecord): void {
    this.#names.add(id, record);
  }

  addText(id: number, record: SearchRecord): void {
    this.#texts.add(id, record);
  }

  hasText(id: number): boolean {
    return this.#texts.has(id);
  }

  /** The records that have a word, as it is written. */
  find(word: Term): Found {
    const matches: Matches = new Map();
    this.#add(word, matches);
    return { matches, meant: [word.term] };
  }

  /**
   * The records that have a word; where none has it, those that have one which
   * differs by as few slips of the keyboard as possible.
   */
  findAlike(word: Term): Found {
    const found = this.find(word);
    if (found.matches.size > 0) return found;
    const { term } = word;
    for (const [number, length] of SLIPS.entries()) {
      if (term.length < length) break;
      const meant = this.#both.flatMap((fields) =>
        fields.alike(term, number + 1),
      );
      if (meant.length > 0) return this.#findAll([...new Set(meant)]);
    }
    return found;
  }

  #findAll(meant: readonly string[]): Found {
    const matches: Matches = new Map();
    for (const term of meant) {
      this.#add({ term, parts: [] }, matches);
    }
    return { matches, meant };
  }

  #add(word: Term, matches: Matches): void {
    for (const fields of this.#both) fields.find(word, matches);
    // Who writes `\vec` asks for the command, and for the word without it.
    if (word.term.startsWith("\\") && matches.size > 0) return;
    for (const fields of this.#both) fields.findParts(word, matches);
  }
}
