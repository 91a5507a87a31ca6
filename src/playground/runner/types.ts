/** Languages that an example can be written in. */
export type Language = "js" | "ts";

/** An example, ready to be executed: see {@link compile}. */
export interface Program {
  /** Body of an async function of `$import`, `$console` and `console`. */
  readonly code: string;
  /** Import lines that the source leaves out: with them it runs anywhere. */
  readonly prelude: string;
  /** The packages and entry points it imports. */
  readonly modules: readonly string[];
  /** The names it imports, whatever from; `*` for all of a module. */
  readonly names: readonly string[];
}

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

export type Level = "log" | "info" | "warn" | "error";

/** What one call of a console method printed, or the error that ended a run. */
export interface Entry {
  readonly level: Level;
  /** Line of the source where the call ends, from 1; 0 when unknown. */
  readonly line: number;
  readonly parts: readonly Part[];
  readonly table?: Table;
}

export interface RunResult {
  readonly entries: readonly Entry[];
  /** What ended the run early: the same text as its entry, the last one. */
  readonly error?: string;
  /** Whether a limit of time or memory ended it: another run may not. */
  readonly limited?: boolean;
}

/** What a run needs of the place it happens in. */
export interface Host {
  /** Gives the modules that a program imports. */
  readonly load: ModuleLoader;
  /** Is told of each print as it happens. */
  readonly onEntry?: (entry: Entry) => void;
  /**
   * Tells of promises that were rejected and that nobody handles.
   *
   * @returns How to stop listening.
   */
  readonly watchRejections: (tell: (reason: unknown) => void) => () => void;
}

/** Where an example gets its packages from. */
export type ModuleLoader = (
  specifier: string,
) => Promise<Record<string, unknown>> | Record<string, unknown>;

/** The text of an entry, as one would read it in a terminal. */
export function entryText(entry: Entry): string {
  return entry.parts.map((part) => part.text).join(" ");
}
