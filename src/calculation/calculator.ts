import type { Progress } from "./evaluator";
import { JobWorker, PendingJob, type WorkerLike } from "./job-worker";
import type { Request } from "./serve";
import type { Calculator, Listener, Question, Sampling } from "./types";

/** One computes, the other is ready for when the first has to be ended. */
const MAX_WORKERS = 2;

/**
 * Longest time that a worker may go on with a job that nobody waits for, in
 * milliseconds: most tasks end within it, and a new worker costs the processor
 * more.
 */
const GRACE_MS = 200;

/** Delay before a second worker starts beside a busy one, in milliseconds. */
const PAUSE_MS = 300;

const NOT_LOADED = "The engine did not load: check the connection.";

/** Functions of the page that the calculator needs. */
export interface Host {
  startWorker(): WorkerLike;
  /** Calls back when the browser has nothing better to do. */
  whenIdle(task: () => void): void;
}

/** Computes in workers, which it ends where they are busy in vain. */
export class WorkerCalculator implements Calculator {
  readonly #host: Host;
  #workers: JobWorker[] = [];
  /** Jobs that wait for a worker, in the order in which they are wanted. */
  #waiting: PendingJob[] = [];
  #question: PendingJob | undefined;
  readonly #samplings = new Map<string, PendingJob>();
  #plan: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  /** True if the last worker did not start: another may, but not at once. */
  #isBroken = false;

  constructor(host: Host) {
    this.#host = host;
  }

  async open(): Promise<void> {
    await this.#enqueue({ type: "open" }).end;
  }

  async ask(
    question: Question,
    listener: Listener,
    signal?: AbortSignal,
  ): Promise<void> {
    signal?.throwIfAborted();
    if (this.#question) this.#drop(this.#question, aborted());
    const tell = (progress: Progress) =>
      progress.type === "reading"
        ? listener.onReading?.(progress.reading)
        : listener.onOutcome?.(progress.task, progress.outcome);
    this.#question = this.#enqueue({ type: "ask", question }, signal, tell);
    await this.#question.end;
  }

  async sample(
    sampling: Sampling,
    key: string,
    signal?: AbortSignal,
  ): Promise<Float64Array> {
    signal?.throwIfAborted();
    const before = this.#samplings.get(key);
    if (before) this.#drop(before, aborted());
    const job = this.#enqueue({ type: "sample", sampling }, signal);
    this.#samplings.set(key, job);
    try {
      return (await job.end) ?? new Float64Array();
    } finally {
      if (this.#samplings.get(key) === job) this.#samplings.delete(key);
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#plan);
    const jobs = [...this.#waiting, ...this.#samplings.values()];
    if (this.#question) jobs.push(this.#question);
    for (const job of jobs) job.fail(aborted());
    for (const worker of this.#workers) worker.close();
    this.#workers = [];
    this.#waiting = [];
  }

  #enqueue(
    request: Request,
    signal?: AbortSignal,
    tell?: (progress: Progress) => void,
  ): PendingJob {
    const job = new PendingJob(request, tell, signal, (one) =>
      this.#drop(one, signal?.reason),
    );
    if (this.#isClosed) job.fail(aborted());
    else {
      // A question is what the reader looks at.
      if (request.type === "ask") this.#waiting.unshift(job);
      else this.#waiting.push(job);
      this.#isBroken = false;
      this.#assign();
    }
    return job;
  }

  /** Gives up a job that nobody waits for. */
  #drop(job: PendingJob, reason: unknown): void {
    if (job.isSettled) return;
    job.fail(reason);
    this.#waiting = this.#waiting.filter((one) => one !== job);
    const worker = this.#workers.find((one) => one.has(job));
    // A sampling is quick, and has no end that could come sooner.
    if (!worker || job.request.type !== "ask") return;
    worker.leave();
    setTimeout(() => {
      if (!worker.has(job)) return;
      worker.close();
      this.#assign();
    }, GRACE_MS);
  }

  /** Gives waiting jobs to workers that are free. */
  #assign(): void {
    if (this.#isClosed) return;
    this.#workers = this.#workers.filter((worker) => !worker.isClosed);
    for (const worker of this.#workers) {
      if (!worker.isFree) continue;
      const next = this.#waiting.shift();
      if (next) worker.begin(next);
    }
    if (this.#workers.length === MAX_WORKERS || this.#isBroken) return;
    if (this.#workers.some((worker) => worker.isOpening)) return;
    if (this.#waiting.length > 0) this.#openWorker();
    else if (this.#workers.length > 0) this.#planSpare();
  }

  /** Has a second worker, soon: a question that is quick goes first. */
  #planSpare(): void {
    clearTimeout(this.#plan);
    this.#plan = setTimeout(
      () => this.#host.whenIdle(() => this.#openSpare()),
      this.#workers.some((worker) => worker.isFree) ? 0 : PAUSE_MS,
    );
  }

  #openSpare(): void {
    const isWanted =
      this.#workers.length > 0 && this.#workers.length < MAX_WORKERS;
    if (isWanted && !this.#isClosed && !this.#isBroken) this.#openWorker();
  }

  #openWorker(): void {
    const worker = new JobWorker(this.#host.startWorker(), () =>
      this.#assign(),
    );
    this.#workers.push(worker);
    worker.begin({
      request: { type: "open" },
      onEnd: (end) => {
        if (end.type === "done") return;
        worker.close();
        this.#isBroken = true;
        if (this.#workers.some(({ isClosed }) => !isClosed)) return;
        for (const job of this.#waiting.splice(0))
          job.fail(new Error(NOT_LOADED));
      },
    });
  }
}

function aborted(): DOMException {
  return new DOMException("Nobody waits for this any more.", "AbortError");
}
