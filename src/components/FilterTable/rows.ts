import { whenIdle } from "@site/src/loading";
import { type DataName, dataOf, withData } from "@site/src/markup";

import { copyFrom, keepPlace, ROW } from "./clicks";

interface Row {
  readonly element: HTMLElement;
  readonly name: string;
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly groups: readonly HTMLElement[];
}

/** The rows of a table in the page: shown, hidden and gone through by key. */
export class Rows {
  readonly #box: HTMLElement;
  /** Read when they are first asked for: that takes longer than React does. */
  #read: readonly Row[] | undefined;

  /**
   * @param box - Holds the rows, and listens for all of them.
   * @param onCopy - Is told what was copied.
   */
  constructor(box: HTMLElement, onCopy: (text: string) => void) {
    this.#box = box;
    box.addEventListener("keydown", (event) => this.#move(event));
    box.addEventListener("click", (event) => copyFrom(event, onCopy));
    box.addEventListener("click", keepPlace);
    const target = box.querySelector(":target");
    if (target) {
      this.unfold();
      target.scrollIntoView();
    }
    unfoldNext(box);
  }

  /** Lays out all rows: then each group has its height. */
  unfold(): void {
    for (const group of foldedIn(this.#box)) unfold(group);
  }

  /**
   * Shows the rows that have every word of the query and each of the options.
   *
   * @param isName - Whether the query may be the name of a row: that alone is
   * shown then.
   * @returns How many are shown; nothing where none was ever hidden.
   */
  filter(
    query: string,
    options: readonly string[],
    isName: boolean,
  ): number | undefined {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    if (words.length + options.length === 0 && !this.#read) return undefined;
    const isNamed = isName && this.#rows.some(({ name }) => name === query);
    const find = words.map((word) => this.#finderOf(word));
    const full = new Set<HTMLElement>();
    let shown = 0;
    for (const { element, name, text, words: own, groups } of this.#rows) {
      const isFound = isNamed ? name === query : find.every((has) => has(text));
      const isShown = isFound && options.every((option) => own.has(option));
      if (isShown) {
        shown += 1;
        for (const group of groups) full.add(group);
      }
      // Asked first: each change costs, also one to the same.
      if (element.hidden === isShown) element.hidden = !isShown;
    }
    for (const group of groupsIn(this.#box)) {
      const isEmpty = !full.has(group);
      if (group.hidden !== isEmpty) group.hidden = isEmpty;
    }
    return shown;
  }

  /** Focuses the first link or button of the rows that are shown, if any. */
  focusFirst(): boolean {
    const [first] = this.#stops();
    first?.focus();
    return first !== undefined;
  }

  get #rows(): readonly Row[] {
    if (this.#read) return this.#read;
    this.unfold();
    const groups = groupsIn(this.#box);
    this.#read = [...this.#box.querySelectorAll<HTMLElement>(ROW)].map(
      (element) => ({
        element,
        name: nameOf(element),
        text: textOf(element),
        words: new Set(wordsOf(element)),
        groups: groups.filter((group) => group.contains(element)),
      }),
    );
    return this.#read;
  }

  /**
   * Makes a test of rows for a word. A command that some rows know by just that
   * name finds these alone: `\int` is no part of `\intercal`.
   */
  #finderOf(word: string): (text: string) => boolean {
    const has = (text: string) => text.includes(word);
    const isNamed = (text: string) => ` ${text} `.includes(` ${word} `);
    const isCommand =
      word.startsWith("\\") && this.#rows.some(({ text }) => isNamed(text));
    return isCommand ? isNamed : has;
  }

  #move(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const row = (event.target as Element).closest(ROW);
    if (step === undefined || !row) return;
    const stops = this.#stops();
    const at = stops.findIndex((stop) => row.contains(stop));
    const next = stops[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  /** Finds where arrow keys stop: the first link or button of a shown row. */
  #stops(): HTMLElement[] {
    return this.#rows.flatMap(({ element }) => {
      const stop = element.hidden
        ? null
        : element.querySelector<HTMLElement>("a[href], button");
      return stop ? [stop] : [];
    });
  }
}

/**
 * Groups whose rows are text for whoever has scripts: parsed with the page, a
 * thousand rows would hold up its first paint.
 */
function foldedIn(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(withData("folded"))];
}

function unfold(group: HTMLElement): void {
  group.innerHTML = group.textContent;
  group.removeAttribute("data-folded" satisfies `data-${DataName}`);
}

/** Unfolds one after the other while the browser has nothing better to do. */
function unfoldNext(box: HTMLElement): void {
  if (foldedIn(box).length === 0) return;
  whenIdle(() => {
    const [next] = foldedIn(box);
    if (next) unfold(next);
    unfoldNext(box);
  });
}

function groupsIn(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(withData("group"))];
}

function nameOf(row: HTMLElement): string {
  const button = row.querySelector("button");
  return dataOf(row, "name") ?? button?.textContent ?? row.id;
}

/**
 * Returns what a row is found by: its words, its paragraph or second cell, and
 * the name of its group; without words of its own, all that it says and its
 * group's caption.
 */
function textOf(row: HTMLElement): string {
  const words = dataOf(row, "find");
  const group = row.closest<HTMLElement>(withData("group"));
  if (words !== undefined) {
    const said = row.querySelector("p, td + td")?.textContent ?? "";
    const name = (group && dataOf(group, "name")) ?? "";
    return `${words} ${name} ${said.toLowerCase()}`;
  }
  const caption = group?.querySelector("caption")?.textContent ?? "";
  return `${row.textContent} ${caption}`.toLowerCase();
}

/**
 * Options that hold of a row: its own, its group's, and of each column whose
 * head has `data-is` what its cell says, such as `katex-yes`.
 */
function wordsOf(row: HTMLElement): string[] {
  const group = row.closest(withData("group"));
  const own = [row, group].flatMap(
    (each) => (each && dataOf(each, "is")) ?? [],
  );
  const heads = row.closest("table")?.tHead?.rows[0]?.cells ?? [];
  const columns = [...heads].flatMap((head, index) => {
    const cell = row.children[index]?.textContent;
    const word = dataOf(head, "is");
    return word && cell ? [`${word}-${cell}`] : [];
  });
  return [...own.flatMap((words) => words.split(" ")), ...columns];
}
