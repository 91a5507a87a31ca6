import { Allowance, type Entry } from "../output";
import type { Frame } from "./frame";
import type { Job, Outcome } from "./lane";
import { readMessage, type FromWorker } from "./messages";

const PING_EVERY_MS = 1000;

/**
 * A frame that leaves so many pings unanswered is gone: no event tells. Until
 * then it may be kept waiting: browsers put several sandboxes in one process.
 */
const MOST_UNANSWERED = 15;

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
  let isStarted = false;
  let clock: ReturnType<typeof setTimeout> | undefined;
  let left = job.budgetMs;
  let since: number | undefined;
  let downloads = 0;
  let unanswered = 0;
  const over = new AbortController();

  const add = (entry: Entry) => {
    entries.push(entry);
    job.onEntry?.(entry);
  };
  const stopped = (error: string): Outcome => {
    add({ level: "error", line: 0, parts: [{ text: error }] });
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
    const expire = () =>
      end(stopped(`TimeoutError: not done after ${seconds(job)}`));
    const startClock = () => {
      // Who asks for one module after the other never lets a timer come to pass.
      if (left <= 0) {
        expire();
        return;
      }
      since = performance.now();
      clock = setTimeout(expire, left);
    };
    const stopClock = () => {
      clearTimeout(clock);
      if (since !== undefined) left -= performance.now() - since;
      since = undefined;
    };
    // A download is not the program's time.
    const bring = async (specifier: string) => {
      downloads += 1;
      stopClock();
      await give(specifier);
      downloads -= 1;
      if (downloads === 0 && isStarted && !over.signal.aborted) startClock();
    };
    const react = (message: FromWorker) => {
      switch (message.type) {
        case "need":
          bring(message.specifier).catch(fail);
          break;
        case "start":
          ({ prelude } = message);
          isStarted = true;
          job.onStart?.();
          startClock();
          break;
        case "print":
          // The runner counts too; code of readers may have talked it out of it.
          if (allowance.admit(message.entry)) add(message.entry);
          else if ((surplus += 1) > MOST_SURPLUS) {
            end(stopped("Error: too much output"));
          }
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
    over.signal.addEventListener("abort", () => {
      clearInterval(pings);
      clearTimeout(clock);
    });
    signal.addEventListener("abort", () => end(stopped("Cancelled")), {
      signal: over.signal,
    });
  });
}

function seconds({ budgetMs }: Job): string {
  return `${String(budgetMs / 1000)} s`;
}
