import type { Progress } from "./evaluator";
import { LIMIT_MS } from "./library";
import type { End, FromWorker, Request, ToWorker } from "./serve";

/** Longest silence of a worker that has something to do, in milliseconds. */
const SILENCE_MS = { open: 60_000, sample: 5000 };

/** Longest delay of the end of a task after its time limit, in milliseconds. */
const DELAY_MS = 5000;

/** A request to a worker, with callbacks for its progress and its end. */
interface Job {
  readonly request: Request;
  onProgress?(progress: Progress): void;
  onEnd(end: End): void;
}

/** The part of a browser's worker that is used here. */
export type WorkerLike = Pick<
  Worker,
  "addEventListener" | "postMessage" | "terminate"
>;

/**
 * A worker with one thing to do at a time. One that dies, or is silent for
 * longer than its work can take, is closed and has failed.
 */
export class JobWorker {
  readonly #worker: WorkerLike;
  readonly #onFree: () => void;
  #job: Job | undefined;
  #clock: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  /**
   * @param onFree - Is told when the worker has ended its job, or is closed.
   */
  constructor(worker: WorkerLike, onFree: () => void) {
    this.#worker = worker;
    this.#onFree = onFree;
    worker.addEventListener("message", ({ data }) =>
      this.#take(data as FromWorker),
    );
    worker.addEventListener("error", () =>
      this.#die("The engine ran out of memory and was stopped."),
    );
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  get isFree(): boolean {
    return !this.#isClosed && this.#job === undefined;
  }

  get isOpening(): boolean {
    return this.#job?.request.type === "open";
  }

  /** @param job - For a worker that is free. */
  begin(job: Job): void {
    this.#job = job;
    this.#post(job.request);
    this.#listen(job);
  }

  has(job: Job): boolean {
    return this.#job === job;
  }

  /** Asks the worker to leave its work: it ends it soon, or stays busy. */
  leave(): void {
    this.#post({ type: "cancel" });
  }

  /** Ends the worker at once, and its work without an end. */
  close(): void {
    this.#isClosed = true;
    this.#job = undefined;
    clearTimeout(this.#clock);
    this.#worker.terminate();
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #take(message: FromWorker): void {
    const job = this.#job;
    if (job === undefined) return;
    if (message.type === "reading" || message.type === "outcome") {
      this.#listen(job);
      job.onProgress?.(message);
    } else this.#end(job, message);
  }

  /** Begins to wait for the worker. */
  #listen({ request }: Job): void {
    clearTimeout(this.#clock);
    this.#clock = setTimeout(
      () => this.#die("The engine did not answer and was stopped."),
      request.type === "ask"
        ? (request.question.limitMs ?? LIMIT_MS) + DELAY_MS
        : SILENCE_MS[request.type],
    );
  }

  #end(job: Job, end: End): void {
    clearTimeout(this.#clock);
    this.#job = undefined;
    job.onEnd(end);
    this.#onFree();
  }

  #die(message: string): void {
    const job = this.#job;
    this.close();
    if (job) this.#end(job, { type: "failed", message });
    else this.#onFree();
  }
}

/** A job that somebody waits for. */
export class PendingJob implements Job {
  readonly request: Request;
  /** Promise of the end of the job, with the values if it is a sampling. */
  readonly end: Promise<Float64Array | undefined>;
  readonly #tell: ((progress: Progress) => void) | undefined;
  readonly #settled = new AbortController();
  #resolve!: (values: Float64Array | undefined) => void;
  #reject!: (reason: unknown) => void;

  /**
   * @param tell - Takes what is known before the end.
   * @param onAbort - Is called once, when `signal` is aborted before the end.
   */
  constructor(
    request: Request,
    tell?: (progress: Progress) => void,
    signal?: AbortSignal,
    onAbort?: (job: PendingJob) => void,
  ) {
    this.request = request;
    this.#tell = tell;
    this.end = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    signal?.addEventListener("abort", () => onAbort?.(this), {
      signal: this.#settled.signal,
    });
  }

  get isSettled(): boolean {
    return this.#settled.signal.aborted;
  }

  onProgress(progress: Progress): void {
    if (!this.isSettled) this.#tell?.(progress);
  }

  onEnd(end: End): void {
    if (end.type === "failed") {
      this.fail(new Error(end.message));
      return;
    }
    this.#settled.abort();
    this.#resolve(end.values);
  }

  /** Nobody waits any more, for this reason. */
  fail(reason: unknown): void {
    this.#settled.abort();
    this.#reject(reason);
  }
}
