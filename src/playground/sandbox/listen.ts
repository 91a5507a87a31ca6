import { Allowance, type Entry } from "../runner";
import type { Frame } from "./frame";
import type { Job, Outcome } from "./lane";
import { readMessage, type FromWorker } from "./messages";

const PING_EVERY_MS = 1000;

/** A frame that leaves so many pings unanswered is gone: no event tells. */
const MOST_UNANSWERED = 3;

/** More messages than this, once the allowance is used up, are no accident. */
const MOST_SURPLUS = 100;

/**
 * Follow a run until it ends, in whatever way.
 *
 * @param frame - Where it runs.
 * @param job - What was asked for.
 * @param signal - Cancels it.
 * @param give - Brings a module that the program asks for.
 * @returns What was printed. A run that had to be ended is `limited`.
 * @throws Error when a module cannot be fetched, or the worker not be started.
 */
export function listen(
  { port, ping }: Frame,
  job: Job,
  signal: AbortSignal,
  give: (specifier: string) => Promise<void>,
): Promise<Outcome> {
  const entries: Entry[] = [];
  const allowance = new Allowance();
  let surplus = 0;
  let prelude = "";
  let isHeard = false;
  let unanswered = 0;
  const over = new AbortController();

  const take = (printed: readonly Entry[]) => {
    // The runner counts too; code of readers may have talked it out of it.
    const admitted = printed.filter((entry) => allowance.admit(entry));
    surplus += printed.length - admitted.length;
    entries.push(...admitted);
    if (admitted.length > 0) job.onEntries?.(admitted);
  };
  const stopped = (error: string): Outcome => {
    const entry: Entry = { level: "error", line: 0, parts: [{ text: error }] };
    entries.push(entry);
    job.onEntries?.([entry]);
    return { entries, error, limited: true, ms: 0, prelude };
  };

  return new Promise<Outcome>((resolve, reject) => {
    const end = (outcome: Outcome) => {
      over.abort();
      resolve(outcome);
    };
    const fail = (error: unknown) => {
      over.abort();
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const react = (message: FromWorker) => {
      switch (message.type) {
        case "need":
          give(message.specifier).catch(fail);
          break;
        case "start":
          ({ prelude } = message);
          job.onStart?.();
          later(job.budgetMs, over.signal, () =>
            end(stopped(`TimeoutError: not done after ${seconds(job)}`)),
          );
          break;
        case "print":
          take(message.entries);
          if (surplus > MOST_SURPLUS) end(stopped("Error: too much output"));
          break;
        case "done": {
          const { error, ms } = message;
          const outcome = { entries, ms, prelude };
          end(error === undefined ? outcome : { ...outcome, error });
        }
      }
    };

    port.onmessage = ({ data }) => {
      if (over.signal.aborted) return;
      isHeard = true;
      const message = readMessage(data);
      if (message) react(message);
    };
    ping.onmessage = ({ data }) => {
      unanswered = 0;
      if (data === "failed" && !isHeard) {
        fail(new Error("This browser does not let the page start a sandbox."));
      }
    };
    const pings = setInterval(() => {
      if (unanswered === MOST_UNANSWERED) {
        end(stopped("RangeError: out of memory, the program was ended"));
      }
      unanswered += 1;
      ping.postMessage("ping");
    }, PING_EVERY_MS);
    over.signal.addEventListener("abort", () => clearInterval(pings));
    signal.addEventListener("abort", () => end(stopped("Cancelled")), {
      signal: over.signal,
    });
  });
}

function later(ms: number, signal: AbortSignal, then: () => void): void {
  const timer = setTimeout(then, ms);
  signal.addEventListener("abort", () => clearTimeout(timer));
}

function seconds({ budgetMs }: Job): string {
  return `${String(budgetMs / 1000)} s`;
}
