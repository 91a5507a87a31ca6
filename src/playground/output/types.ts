/** A structured value: what an object, an array or a MathJSON expression is made of. */
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

/** What `console.table` shows. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** One value as a console shows it. */
export interface Part {
  readonly text: string;
  /** The value as LaTeX, when it is an expression. */
  readonly latex?: string;
  /** What the value is made of, when it has parts. */
  readonly tree?: Tree;
}

/**
 * How a program of the reader's own prints what a statement shows: as the text
 * of an expression, as a list of such texts, as JSON, or as it is.
 */
export type ShownAs = "text" | "list" | "json" | "value";

export type Level = "log" | "info" | "warn" | "error";

/**
 * What a statement showed, what one call of a console method printed, or the
 * error that ended a run.
 */
export interface Entry {
  readonly level: Level;
  /** Line of the source where it ends, from 1; 0 when unknown. */
  readonly line: number;
  readonly parts: readonly Part[];
  readonly table?: Table;
  /** What a statement showed, where a program can print the same. */
  readonly shown?: ShownAs;
  /**
   * Set where a value holds expressions of which a program has to make texts
   * itself: Node prints them as objects.
   */
  readonly needsText?: true;
}
