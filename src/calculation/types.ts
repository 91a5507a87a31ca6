/** An expression as somebody wrote it. */
export interface Source {
  readonly format: "latex" | "mathjson";
  readonly text: string;
}

/**
 * What can be made of an expression. `canonical` is how the engine reads it;
 * the others start from there.
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

/** What is asked about an expression. */
export interface Question {
  readonly source: Source;
  /** What to make of it, in the order in which it is wanted. */
  readonly tasks: readonly Task[];
  /** Significant digits of `number`, from 15; the engine's own without it. */
  readonly digits?: number;
  /**
   * What to derive by and solve for, where it is an unknown of the expression;
   * else the one that is most usual.
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
  /** How much the whole would be, in a sentence, where this is a part of it. */
  readonly omitted?: string;
}

/** What was read, before anything is computed. */
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
  /** What is derived by and solved for, if there is an unknown. */
  readonly variable: string | undefined;
  /** What is wrong with it, in sentences; empty where it is valid. */
  readonly errors: readonly string[];
}

/** What comes of a task. */
export type Result =
  | { readonly status: "expression"; readonly value: Forms }
  /**
   * Solutions, one or more: values of the variable, or of a system such as
   * `x = 2 and y = 1`.
   */
  | {
      readonly status: "expressions";
      readonly values: readonly Forms[];
      /** What led from each value to the next, where they are steps. */
      readonly reasons?: readonly string[];
    }
  | { readonly status: "code"; readonly code: string }
  /** There is no such thing, such as the solutions of `2`; says why. */
  | { readonly status: "none"; readonly reason: string }
  | {
      readonly status: "failed";
      readonly message: string;
      /** Whether more time may help. */
      readonly isTimeout?: boolean;
    };

/** What came of a task, and the time it took, in milliseconds. */
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
  /** How many points, evenly apart, both ends among them; of two variables none. */
  readonly count: number;
}

/**
 * Computes, off the page's thread. One question is worked on at a time: a new
 * one, or an abort, ends the one before, however busy the engine is.
 */
export interface Calculator {
  /** Load the engine, so that the first answer is quick. May be called often. */
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
   * Values of a function; `NaN` where it has none that is real. Of two variables
   * the curves of its zeros: x and y of each point, `NaN` twice after each curve.
   * Does not end a question; a new sampling ends the one before with the same `key`.
   *
   * @throws As `ask`, and where the expression cannot be compiled.
   */
  sample(
    sampling: Sampling,
    key: string,
    signal?: AbortSignal,
  ): Promise<Float64Array>;
  /** End all work and free what it needs. */
  close(): void;
}
