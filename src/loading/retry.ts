/** When to try something that may fail. */
export interface Schedule {
  /** The wait before the first try, in milliseconds; 0 for none at all. */
  first: number;
  /** How often to try, at least once. */
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
