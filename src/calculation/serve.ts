import { Evaluator, type Progress } from "./evaluator";
import { sayFailure, type Library } from "./library";
import type { Question, Sampling } from "./types";

/** A request to a worker: load the engine, answer a question, or sample. */
export type Request =
  | { readonly type: "open" }
  | { readonly type: "ask"; readonly question: Question }
  | { readonly type: "sample"; readonly sampling: Sampling };

/** A message to a worker. The next request is sent once the last has ended. */
export type ToWorker =
  | Request
  /** Nobody waits for the rest of what the worker does. */
  | { readonly type: "cancel" };

/** A message that ends a request, with its values or the failure. */
export type End =
  | {
      readonly type: "done";
      /** Of a sampling. */
      readonly values?: Float64Array<ArrayBuffer>;
    }
  | { readonly type: "failed"; readonly message: string };

/** A message of a worker. Each request ends, cancelled ones as well. */
export type FromWorker = Progress | End;

/** Question computed before anybody asks, so that the first answer is quick. */
const WARM_UP: Question = {
  source: { format: "latex", text: "x^2-5x+6" },
  tasks: [
    "simplified",
    "factored",
    "derivative",
    "solutions",
    "expanded",
    "antiderivative",
    "javascript",
    "glsl",
  ],
};

/**
 * Answers the requests of a page, which waits for the end of one before it
 * sends the next.
 *
 * @param send - Brings a message to the page.
 * @param load - Loads the engine's package.
 * @returns What takes the messages of the page.
 */
export function serve(
  send: (message: FromWorker) => void,
  load: () => Library,
): (message: ToWorker) => void {
  let evaluator: Evaluator | undefined;
  /** Counts messages: what is done for an older one is not wanted any more. */
  let turn = 0;

  /** Goes on with an answer, and listens to the page after each piece. */
  const follow = async (
    answer: Iterable<Progress>,
    mine: number,
    tell: (progress: Progress) => void,
  ) => {
    for (const progress of answer) {
      tell(progress);
      await nextMessage();
      if (mine !== turn) return;
    }
  };

  const respond = async (request: Request, mine: number): Promise<void> => {
    evaluator ??= new Evaluator(load());
    if (request.type === "open") {
      const warmUp = evaluator.answer(WARM_UP);
      warmUp.next();
      send({ type: "done" });
      await follow(warmUp, mine, () => undefined);
    } else if (request.type === "ask") {
      await follow(evaluator.answer(request.question), mine, send);
      send({ type: "done" });
    } else {
      send({ type: "done", values: evaluator.sample(request.sampling) });
    }
  };

  return (message) => {
    turn += 1;
    if (message.type !== "cancel")
      respond(message, turn).catch((error: unknown) =>
        send({ type: "failed", message: sayFailure(error) }),
      );
  };
}

/**
 * Lets messages that wait be taken. A timer would wait longer than most tasks.
 */
function nextMessage(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
