/**
 * The output of programs: the runner makes it, pages show it. This module loads
 * nothing, so that a page need not have the compiler to read what was printed.
 */

/**
 * A structured value: what an object, an array or a MathJSON expression is made
 * of.
 */
export interface Tree {
  /** The value on one line, possibly shortened with … */
  readonly text: string;
  /** Present for arrays, objects and MathJSON functions. */
  readonly children?: readonly Branch[];
}

export interface Branch extends Tree {
  /** Name of the property; items of a list have none. */
  readonly key?: string;
}

/** The table that `console.table` shows. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** One value as a console shows it. */
export interface Part {
  readonly text: string;
  /** The value as LaTeX, when it is an expression. */
  readonly latex?: string;
  /** The parts of the value, when it has any. */
  readonly tree?: Tree;
}

/**
 * Form in which a program of the reader's own prints what a statement shows: as
 * the text of an expression, as a list of such texts, as JSON, or as it is.
 */
export type ShownAs = (typeof SHOWN_AS)[number];
export const SHOWN_AS = ["text", "list", "json", "value"] as const;

export type Level = (typeof LEVELS)[number];
export const LEVELS = ["log", "info", "warn", "error"] as const;

/**
 * One piece of output: what a statement showed, what one call of a console
 * method printed, or the error that ended a run.
 */
export interface Entry {
  readonly level: Level;
  /** Line of the source where it ends, from 1; 0 when unknown. */
  readonly line: number;
  readonly parts: readonly Part[];
  readonly table?: Table;
  /** Form of what a statement showed, where a program can print the same. */
  readonly shown?: ShownAs;
  /**
   * Set where a value holds expressions of which a program has to make texts
   * itself: Node prints them as objects.
   */
  readonly needsText?: true;
}

/**
 * The limits of one entry. The runner keeps to them, so that the build and the
 * browser show the same; the page enforces them, because a program can patch
 * the built-ins that the runner uses.
 */

/** Most values that one call prints: more is of no use to anybody. */
export const MAX_PARTS = 1000;

/** Size of a table: to lay out 4000 cells takes the page about 100 ms. */
export const MAX_ROWS = 200;
export const MAX_COLUMNS = 20;

/** Longest text of a cell or of a value in a tree, in characters. */
const MAX_TEXT = 200;

/** Cuts the text of a cell, or of a value in a tree, at its limit. */
export function shorten(text: string): string {
  return text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT - 1)}…`;
}

/** The text of an entry, as one would read it in a terminal. */
export function entryText(entry: Entry): string {
  return entry.parts.map((part) => part.text).join(" ");
}
