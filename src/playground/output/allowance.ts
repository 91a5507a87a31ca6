import { entryText } from "./text";
import type { Entry } from "./types";

/** What one run may print: more is of no use to anybody, and slows the page. */
const MAX_LINES = 1000;
const MAX_CHARACTERS = 1_000_000;

/** Counts what a run prints and tells when it is too much. */
export class Allowance {
  #lines = 0;
  #characters = 0;
  #isUsedUp = false;

  /**
   * What to show of an entry: itself, nothing once the allowance is used up, or
   * a notice in the place of the first entry that goes beyond it.
   */
  admit(entry: Entry): Entry | undefined {
    if (this.#isUsedUp) return undefined;
    const text = entryText(entry);
    this.#lines += text.split("\n").length;
    // A formula that is not shown is sent to the page all the same.
    for (const { latex = "" } of entry.parts) this.#characters += latex.length;
    this.#characters += text.length;
    if (this.#lines <= MAX_LINES && this.#characters <= MAX_CHARACTERS) {
      return entry;
    }
    this.#isUsedUp = true;
    const limit =
      this.#lines > MAX_LINES
        ? `${MAX_LINES.toLocaleString("en")} lines`
        : "1 MB";
    const notice = `The output is cut here: it is longer than ${limit}.`;
    return { level: "warn", line: entry.line, parts: [{ text: notice }] };
  }
}
