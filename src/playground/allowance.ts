import { entryText, type Entry, type Tree } from "./output";

/** Most that one run may print: more is of no use, and slows the page. */
const MAX_LINES = 1000;
export const MAX_CHARACTERS = 1_000_000;

/**
 * Most characters beyond Latin: as many of some of them, Thai vowels, marks and
 * controls of direction, take a browser twenty times as long to lay out.
 */
const MAX_BEYOND_LATIN = 50_000;

const BEYOND_LATIN = /[^\t\n -~\u00A1-\u00AC\u00AE-\u024F]/g;

/** Most cells of all tables of a run: two large ones, which take 200 ms. */
const MAX_CELLS = 9000;

/** Most values in all trees of a run: the page keeps them, about 20 MB. */
const MAX_BRANCHES = 100_000;

/** Counts what a run prints and tells when it is too much. */
export class Allowance {
  #lines = 0;
  #characters = 0;
  #beyondLatin = 0;
  #cells = 0;
  #branches = 0;
  #isUsedUp = false;

  /**
   * Counts an entry and returns what to show of it: itself, nothing once the
   * allowance is used up, or a notice in the place of the first entry that goes
   * beyond it.
   */
  admit(entry: Entry): Entry | undefined {
    if (this.#isUsedUp) return undefined;
    this.#count(entry);
    const limit = this.#exceeded();
    if (limit === undefined) return entry;
    this.#isUsedUp = true;
    const notice = `The output is cut here: it is longer than ${limit}.`;
    return { level: "warn", line: entry.line, parts: [{ text: notice }] };
  }

  #count(entry: Entry): void {
    const text = entryText(entry);
    this.#lines += text.split("\n").length;
    this.#characters += text.length;
    for (const { latex = "", tree } of entry.parts) {
      // A formula that is not shown is sent to the page all the same.
      this.#characters += latex.length;
      if (tree) this.#branches += sizeOf(tree);
    }
    const { columns = [], rows = [] } = entry.table ?? {};
    const texts = [text, ...columns, ...rows.flat()];
    for (const each of texts)
      this.#beyondLatin += each.match(BEYOND_LATIN)?.length ?? 0;
    this.#lines += rows.length;
    this.#cells += columns.length * (rows.length + 1);
  }

  #exceeded(): string | undefined {
    if (this.#lines > MAX_LINES) return `${inWords(MAX_LINES)} lines`;
    if (this.#characters > MAX_CHARACTERS) return "1 MB";
    if (this.#beyondLatin > MAX_BEYOND_LATIN)
      return `${inWords(MAX_BEYOND_LATIN)} characters beyond Latin`;
    if (this.#cells > MAX_CELLS) return `${inWords(MAX_CELLS)} cells`;
    return this.#branches > MAX_BRANCHES
      ? `${inWords(MAX_BRANCHES)} values`
      : undefined;
  }
}

function sizeOf({ children = [] }: Tree): number {
  return children.reduce((sum, child) => sum + sizeOf(child), 1);
}

function inWords(count: number): string {
  return count.toLocaleString("en");
}
