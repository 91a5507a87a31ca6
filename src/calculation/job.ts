import type { Job } from "./job-worker";
import type { End, Progress, Request } from "./messages";

/** A job that somebody waits for. */
export class PendingJob implements Job {
  readonly request: Request;
  /** What was sampled, if that is what was asked for. */
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
