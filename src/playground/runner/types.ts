import type { Entry } from "../output";

/** Languages that an example can be written in. */
export type Language = "js" | "ts";

/** An example, ready to be executed: see {@link compile}. */
export interface Program {
  /**
   * Body of an async function of `$import`, `$console`, `$show` and
   * `console`.
   */
  readonly code: string;
  /** Lines that the source leaves out: with them it runs anywhere. */
  readonly prelude: string;
  /** Where the source has statements that show their value, in order. */
  readonly shows: readonly Span[];
  /** The packages and entry points it imports. */
  readonly modules: readonly string[];
  /** The names it imports, whatever from; `*` for all of a module. */
  readonly names: readonly string[];
}

/** A part of a source. */
export interface Span {
  /** Line on which it ends, from 1. */
  readonly line: number;
  /** In UTF-16 units; the end is the first that is not part of it. */
  readonly start: number;
  readonly end: number;
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
