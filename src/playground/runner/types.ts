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
}

/** One value as a console shows it. */
export interface Part {
  readonly text: string;
  /** The value as LaTeX, when it is an expression. */
  readonly latex?: string;
}

export type Level = "log" | "info" | "warn" | "error";

/** What one call of a console method printed, or the error that ended a run. */
export interface Entry {
  readonly level: Level;
  /** Line of the source where the call ends, from 1; 0 when unknown. */
  readonly line: number;
  readonly parts: readonly Part[];
}

export interface RunResult {
  readonly entries: readonly Entry[];
  /** What ended the run early: the same text as its entry, the last one. */
  readonly error?: string;
  /** Whether a limit of time or memory ended it: another run may not. */
  readonly limited?: boolean;
}

/** Where an example gets its packages from. */
export type ModuleLoader = (
  specifier: string,
) => Promise<Record<string, unknown>> | Record<string, unknown>;

/** The text of an entry, as one would read it in a terminal. */
export function entryText(entry: Entry): string {
  return entry.parts.map((part) => part.text).join(" ");
}
