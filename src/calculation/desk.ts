import type { End, FromWorker, News, Request, ToWorker } from "./messages";

/** Longest silence of a worker that has something to do, in milliseconds. */
const SILENCE_MS = { open: 60_000, ask: 15_000, sample: 5000 };

/** What is done at a desk. */
export interface Work {
  readonly request: Request;
  onNews?(news: News): void;
  onEnd(end: End): void;
}

/** What a desk needs of a worker. */
export type WorkerLike = Pick<
  Worker,
  "addEventListener" | "postMessage" | "terminate"
>;

/**
 * A worker with one thing to do at a time. One that dies, or is silent for
 * longer than its work can take, is closed and has failed.
 */
export class Desk {
  readonly #worker: WorkerLike;
  readonly #onFree: () => void;
  #work: Work | undefined;
  #clock: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  /** @param onFree - Is told when the desk has ended its work, or is closed. */
  constructor(worker: WorkerLike, onFree: () => void) {
    this.#worker = worker;
    this.#onFree = onFree;
    worker.addEventListener("message", ({ data }) =>
      this.#take(data as FromWorker),
    );
    worker.addEventListener("error", () =>
      this.#die("The engine was ended: this needs more memory than there is."),
    );
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  get isFree(): boolean {
    return !this.#isClosed && this.#work === undefined;
  }

  get isOpening(): boolean {
    return this.#work?.request.type === "open";
  }

  /** @param work - For a desk that is free. */
  begin(work: Work): void {
    this.#work = work;
    this.#post(work.request);
    this.#listen(work);
  }

  has(work: Work): boolean {
    return this.#work === work;
  }

  /** Ask the worker to leave its work: it ends it soon, or stays busy. */
  leave(): void {
    this.#post({ type: "cancel" });
  }

  /** End the worker at once, and its work without an end. */
  close(): void {
    this.#isClosed = true;
    this.#work = undefined;
    clearTimeout(this.#clock);
    this.#worker.terminate();
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #take(message: FromWorker): void {
    const work = this.#work;
    if (work === undefined) return;
    if (message.type === "reading" || message.type === "outcome") {
      this.#listen(work);
      work.onNews?.(message);
    } else this.#end(work, message);
  }

  /** Begin to wait for the worker. */
  #listen({ request }: Work): void {
    clearTimeout(this.#clock);
    this.#clock = setTimeout(
      () => this.#die("The engine does not answer: it was ended."),
      SILENCE_MS[request.type],
    );
  }

  #end(work: Work, end: End): void {
    clearTimeout(this.#clock);
    this.#work = undefined;
    work.onEnd(end);
    this.#onFree();
  }

  #die(message: string): void {
    const work = this.#work;
    this.close();
    if (work) this.#end(work, { type: "failed", message });
    else this.#onFree();
  }
}
