import type { Answer, Query } from "../types";

/** What is asked of the worker, each time under another id. */
export type Request =
  | { readonly type: "open"; readonly id: number }
  | { readonly type: "search"; readonly id: number; readonly query: Query };

/** What the page tells the worker. */
export type ToWorker =
  | Request
  /** Nobody waits for the response to this request any more. */
  | { readonly type: "cancel"; readonly id: number };

/** What the worker tells the page: how a request went. */
export type FromWorker =
  | {
      readonly type: "done";
      readonly id: number;
      /** Of a search. */
      readonly answer?: Answer;
    }
  | { readonly type: "failed"; readonly id: number; readonly message: string };
