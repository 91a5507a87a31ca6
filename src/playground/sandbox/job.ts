import type { Entry } from "../output";
import type { Language, RunResult } from "../runner";
import type { ShownLines } from "./messages";

/** Code to run. */
export interface Job {
  readonly source: string;
  readonly language: Language;
  /** Longest time that it may run, in milliseconds. */
  readonly budgetMs: number;
  /** Set to write it as a program that runs anywhere, and not to run it. */
  readonly shown?: ShownLines;
  /**
   * Is told when its time begins to count: with the compilation.
   *
   * @param used - What was counted since, in milliseconds.
   */
  readonly onStart?: (used: () => number) => void;
  /** Is told of what is printed, in order. */
  readonly onEntry?: (entry: Entry) => void;
}

/** A result, and how long it took. */
export interface Outcome extends RunResult {
  /** Time that the program itself ran, in milliseconds. */
  readonly ms: number;
  /** The complete program, when it was written only. */
  readonly program: string | undefined;
}
