import { Allowance } from "../allowance";
import { entryText, type Entry } from "../output";
import type { Frame } from "./frame";
import type { Job, Outcome } from "./job";
import { readMessage, type FromWorker } from "./messages";

const PING_EVERY_MS = 1000;

/**
 * A frame that leaves so many pings unanswered is gone: no event tells. Until
 * then it may be kept waiting: browsers put several sandboxes in one process.
 */
const MOST_UNANSWERED = 15;

/** The packages have less than twenty entry points; each costs an answer. */
const MOST_NEEDS = 50;

/**
 * More messages than this are no accident: a run prints 1000 lines and a
 * notice, and asks for {@link MOST_NEEDS} modules.
 */
const MOST_MESSAGES = 1200;

/**
 * Follows a run until it ends, in whatever way.
 *
 * @param frame - Where it runs.
 * @param job - What was asked for.
 * @param signal - Cancels it.
 * @param give - Brings a module that the program asks for.
 * @returns What was printed. A run that had to be ended is `limited`.
 * @throws Error when a module cannot be fetched.
 */
export function listen(
  { port, ping }: Frame,
  job: Job,
  signal: AbortSignal,
  give: (specifier: string) => Promise<void>,
): Promise<Outcome> {
  const entries: Entry[] = [];
  const allowance = new Allowance();
  let messages = 0;
  let needs = 0;
  let downloads = 0;
  let unanswered = 0;
  const over = new AbortController();

  const add = (entry: Entry) => {
    entries.push(entry);
    job.onEntry?.(entry);
  };
  const stopped = (error: string): Outcome => {
    add({ level: "error", line: 0, parts: [{ text: error }] });
    return { entries, error, limited: true, ms: 0, program: undefined };
  };

  return new Promise<Outcome>((resolve, reject) => {
    const end = (outcome: Outcome) => {
      over.abort();
      resolve(outcome);
    };
    const stop = (error: string) => end(stopped(error));
    const fail = (error: unknown) => {
      over.abort();
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const clock = new Clock(job.budgetMs, () =>
      stop(`TimeoutError: not done after ${String(job.budgetMs / 1000)} s`),
    );
    // A download is not the program's time.
    const bring = async (specifier: string) => {
      downloads += 1;
      clock.stop();
      await give(specifier);
      downloads -= 1;
      if (downloads === 0 && !over.signal.aborted) clock.start();
    };
    const react = (message: FromWorker) => {
      switch (message.type) {
        case "start":
          clock.start();
          job.onStart?.(() => clock.used);
          break;
        case "need":
          if ((needs += 1) > MOST_NEEDS)
            stop(`RangeError: more than ${String(MOST_NEEDS)} modules`);
          else bring(message.specifier).catch(fail);
          break;
        case "print":
          // The runner counts too; code of readers may have talked it out of it.
          if (allowance.admit(message.entry)) add(message.entry);
          break;
        case "done": {
          const { failed, ms, program } = message;
          const outcome = { entries, ms, program };
          const last = entries.at(-1);
          end(
            failed && last ? { ...outcome, error: entryText(last) } : outcome,
          );
        }
      }
    };

    port.onmessage = ({ data }) => {
      if (over.signal.aborted) return;
      if ((messages += 1) > MOST_MESSAGES) {
        stop("Error: too much output");
        return;
      }
      const message = readMessage(data);
      if (message) react(message);
    };
    ping.onmessage = ({ data }) => {
      if (data === "pong") unanswered = 0;
    };
    const pings = setInterval(() => {
      if (unanswered === MOST_UNANSWERED) {
        stop("RangeError: out of memory, the program was ended");
      }
      unanswered += 1;
      ping.postMessage("ping");
    }, PING_EVERY_MS);
    over.signal.addEventListener("abort", () => {
      clearInterval(pings);
      clock.stop();
    });
    signal.addEventListener("abort", () => stop("Cancelled"), {
      signal: over.signal,
    });
  });
}

/** A timer that comes so much too late says that the page was held up. */
const HELD_UP_MS = 500;

/** So long a page that was held up may take to hear what it has missed. */
const HEARING_MS = 1000;

/** Counts the time that a program may take; it can be stopped for a while. */
export class Clock {
  readonly #budgetMs: number;
  readonly #onOver: () => void;
  #before = 0;
  #since: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param budgetMs - How long the program may take, in milliseconds.
   * @param onOver - Is called when it has taken longer.
   */
  constructor(budgetMs: number, onOver: () => void) {
    this.#budgetMs = budgetMs;
    this.#onOver = onOver;
  }

  /** Time that was counted so far, in milliseconds. */
  get used(): number {
    const now = performance.now();
    return this.#before + now - (this.#since ?? now);
  }

  start(): void {
    const left = this.#budgetMs - this.used;
    // Who stops it again and again never lets a timer come to pass.
    if (left <= 0) {
      this.#onOver();
      return;
    }
    this.#since ??= performance.now();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      // The program may have been done in time, and not been heard.
      if (this.used - this.#budgetMs > HELD_UP_MS)
        this.#timer = setTimeout(this.#onOver, HEARING_MS);
      else this.#onOver();
    }, left);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#before = this.used;
    this.#since = undefined;
  }
}
