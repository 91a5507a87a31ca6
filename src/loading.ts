/** When what a page may need is loaded, and what tells that it is needed. */

/** Longest wait for an idle moment, and the wait where none is announced. */
const PATIENCE_MS = 2000;
const PAUSE_MS = 200;

/** Does something when the browser has nothing better to do. */
export function whenIdle(task: () => void): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) {
    requestIdleCallback(task, { timeout: PATIENCE_MS });
  } else {
    setTimeout(task, PAUSE_MS);
  }
}

/** The network as the browser judges it; not every browser does. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Tells whether to save data: by the reader's wish, or on a slow line. */
export function isFrugal(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return (
    connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "")
  );
}

/** Events that tell that a reader is there, wherever in the page. */
const SIGNS = [
  "pointermove",
  "pointerdown",
  "keydown",
  "scroll",
  "focusin",
] as const;

/** Events that a reader causes on purpose: their target is needed now. */
export const TOUCHES = [
  "pointerdown",
  "keydown",
  "touchstart",
  "focusin",
] as const;

/**
 * Does something in an idle moment once the reader does anything in the page.
 * To start MathLive or the engine takes a phone a second, which a page that is
 * still coming up does not have.
 *
 * @returns How to do nothing instead.
 */
export function onceAwake(task: () => void): () => void {
  const listening = new AbortController();
  const wake = () => {
    listening.abort();
    whenIdle(task);
  };
  const options = { signal: listening.signal, passive: true, capture: true };
  for (const sign of SIGNS) addEventListener(sign, wake, options);
  return () => listening.abort();
}

/** When to try something that may fail. */
interface Schedule {
  /** The wait before the first try, in milliseconds; 0 for none at all. */
  first: number;
  /** Number of tries, at least 1. */
  tries: number;
  /** Which failures are worth another try; all without it. */
  isTemporary?: (error: unknown) => boolean;
}

const LEAST_WAIT = 1000;

/**
 * The wait before each try: the first as given, then double the one before,
 * but a second at least.
 *
 * @param schedule - The first wait and the number of tries.
 * @returns The waits, in milliseconds.
 */
export function waits({ first, tries }: Schedule): number[] {
  const all = [first];
  while (all.length < tries) {
    all.push(Math.max(LEAST_WAIT, 2 * (all.at(-1) ?? 0)));
  }
  return all;
}

/**
 * Runs a task until it succeeds, fails for good, or its tries are used up.
 *
 * @param task - What to run.
 * @param schedule - The first wait, the number of tries and what ends them.
 * @param sleep - Waits for some milliseconds; tests pass their own.
 * @returns What the task returns.
 * @throws What the last try throws.
 */
export async function retry<Result>(
  task: () => Promise<Result>,
  schedule: Schedule,
  sleep: (ms: number) => Promise<unknown> = wait,
): Promise<Result> {
  let failure: unknown;
  for (const ms of waits(schedule)) {
    if (ms > 0) await sleep(ms);
    try {
      return await task();
    } catch (error) {
      failure = error;
      if (schedule.isTemporary?.(error) === false) break;
    }
  }
  throw failure;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * Something that is loaded when it is first asked for, and once.
 *
 * @param load - Loads it; {@link retry} calls it by the schedule.
 * @returns What asks for it. It rejects as the last try does, and a later call
 * tries again.
 */
export function lazy<Result>(
  load: () => Promise<Result>,
  schedule: Schedule,
): () => Promise<Result> {
  let loading: Promise<Result> | undefined;
  return () => {
    loading ??= retry(load, schedule).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
