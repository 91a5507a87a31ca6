/** Longest time for one task of the engine, in milliseconds. */
export const LIMIT_MS = 10_000;

/**
 * Significant digits that a number can be asked for with: at least those of a
 * machine number; 21 is what the engine computes with unless it is told.
 */
export const DIGITS = { least: 15, most: 1000, usual: 21 } as const;

/** Whether the engine was ended, rather than that it found nothing. */
export function isLimit(error: unknown): boolean {
  return (
    error instanceof RangeError ||
    (error instanceof Error && error.name === "CancellationError")
  );
}

/** Whether the engine was ended because its time was over. */
export function isTimeout(error: unknown): boolean {
  return isLimit(error) && (error as Error).cause === "timeout";
}

/** What the engine threw, in a sentence for readers. */
export function sayFailure(error: unknown, limitMs = LIMIT_MS): string {
  if (error instanceof RangeError)
    return "This is too large or too deeply nested for the engine.";
  if (!(error instanceof Error)) return String(error);
  return isTimeout(error)
    ? `Stopped after ${limitMs / 1000} seconds, without a result.`
    : error.message;
}
