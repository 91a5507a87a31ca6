/** An expression as somebody wrote it. */
export interface Source {
  readonly format: "latex" | "mathjson";
  readonly text: string;
}

/**
 * A task on an expression, named after its result. `canonical` is how the
 * engine reads it; the others start from there.
 */
export type Task =
  | "canonical"
  | "simplified"
  | "expanded"
  | "factored"
  | "value"
  | "number"
  | "derivative"
  | "antiderivative"
  | "solutions"
  | "javascript"
  | "python"
  | "glsl"
  | `${Explained}-steps`;

/** Tasks whose way to the result the engine can tell. */
export type Explained = "simplified" | "value" | "derivative" | "solutions";

/** A question about an expression: the tasks to do, and their options. */
export interface Question {
  readonly source: Source;
  /** Tasks to do, in the order in which they are wanted. */
  readonly tasks: readonly Task[];
  /** Significant digits of `number`, from 15; the engine's own without it. */
  readonly digits?: number;
  /**
   * Variable to differentiate by and solve for, where it is an unknown of the
   * expression; else the one that is most usual.
   */
  readonly variable?: string;
  /** Longest time for each task, in milliseconds; ten seconds without it. */
  readonly limitMs?: number;
}

/** MathJSON, as plain data. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

/**
 * An expression in its forms. One that is too long to be shown is shown in
 * part, in all of them.
 */
export interface Forms {
  readonly latex: string;
  readonly json: Json;
  /** As the engine prints it. */
  readonly text: string;
  /** The size of the whole, in a sentence, where this is a part of it. */
  readonly omitted?: string;
}

/** An expression as the engine reads it, before anything is computed. */
export interface Reading {
  /** The expression as it was written, before it is canonical. */
  readonly written: Forms;
  /** Its elements as they were written, where it is a list of few. */
  readonly elements?: readonly Forms[];
  /** Its type, such as `finite_real`. */
  readonly type: string;
  /** Its unknowns with what the engine infers about each, in their order. */
  readonly unknowns: readonly {
    readonly name: string;
    readonly type: string;
  }[];
  /** The unknown to differentiate by and solve for, if there is one. */
  readonly variable: string | undefined;
  /** Its errors, in sentences; empty where it is valid. */
  readonly errors: readonly string[];
}

/** The result of a task, or the reason why there is none. */
export type Result =
  | { readonly status: "expression"; readonly value: Forms }
  /**
   * Solutions, one or more: values of the variable, or of a system such as
   * `x = 2 and y = 1`.
   */
  | {
      readonly status: "expressions";
      readonly values: readonly Forms[];
      /** Descriptions of the steps between values, where they are steps. */
      readonly reasons?: readonly string[];
    }
  | { readonly status: "code"; readonly code: string }
  /** There is no such thing, such as the solutions of `2`; says why. */
  | { readonly status: "none"; readonly reason: string }
  | {
      readonly status: "failed";
      readonly message: string;
      /** True if more time may help. */
      readonly isTimeout?: boolean;
    };

/** The result of a task, and the time it took, in milliseconds. */
export type Outcome = Result & { readonly ms: number };

/** Takes answers as they come: the reading first, then one task at a time. */
export interface Listener {
  onReading?(reading: Reading): void;
  onOutcome?(task: Task, outcome: Outcome): void;
}

/** A function of one variable, to be drawn, or of two, whose zeros are. */
export interface Sampling {
  readonly source: Source;
  readonly variable: string;
  /** The second variable, and the range of it that is looked at. */
  readonly vertical?: {
    readonly variable: string;
    readonly from: number;
    readonly to: number;
  };
  /** Values of its other unknowns. */
  readonly parameters: Readonly<Record<string, number>>;
  readonly from: number;
  readonly to: number;
  /**
   * Number of points, evenly spaced, both ends included; not used for two
   * variables.
   */
  readonly count: number;
}

/**
 * Computes, off the page's thread. One question is worked on at a time: a new
 * one, or an abort, ends the one before, however busy the engine is.
 */
export interface Calculator {
  /**
   * Loads the engine, so that the first answer is quick. May be called often.
   */
  open(): Promise<void>;
  /**
   * @returns When all tasks are done.
   * @throws DOMException named `AbortError` once `signal` is aborted or another
   * question came; Error with a message for readers when the engine cannot be
   * loaded or dies of the question.
   */
  ask(
    question: Question,
    listener: Listener,
    signal?: AbortSignal,
  ): Promise<void>;
  /**
   * Values of a function; `NaN` where it has none that is real. Of two
   * variables the curves of its zeros: x and y of each point, `NaN` twice after
   * each curve. Does not end a question; a new sampling ends the one before
   * with the same `key`.
   *
   * @throws As `ask`, and where the expression cannot be compiled.
   */
  sample(
    sampling: Sampling,
    key: string,
    signal?: AbortSignal,
  ): Promise<Float64Array>;
  /** Ends all work and free what it needs. */
  close(): void;
}
