import type { Outcome, Question, Reading, Sampling, Task } from "./types";

/** What a worker is asked to do. */
export type Request =
  | { readonly type: "open" }
  | { readonly type: "ask"; readonly question: Question }
  | { readonly type: "sample"; readonly sampling: Sampling };

/** What the page tells a worker: the next request once the last has ended. */
export type ToWorker =
  | Request
  /** Nobody waits for the rest of what the worker does. */
  | { readonly type: "cancel" };

/** How a request ends. */
export type End =
  | {
      readonly type: "done";
      /** Of a sampling. */
      readonly values?: Float64Array<ArrayBuffer>;
    }
  | { readonly type: "failed"; readonly message: string };

/** What is known of a question before it ends. */
export type Progress =
  | { readonly type: "reading"; readonly reading: Reading }
  | {
      readonly type: "outcome";
      readonly task: Task;
      readonly outcome: Outcome;
    };

/** What a worker tells the page. Each request ends, cancelled ones as well. */
export type FromWorker = Progress | End;
