import { afterEach, beforeEach, expect, vi } from "vitest";

import { office } from "./workers.ts";

/** Longer than the grace of a worker, shorter than any silence. */
export const A_WHILE_MS = 1000;

/** Error of a promise that somebody ended. */
export const ENDED = expect.objectContaining({ name: "AbortError" }) as Error;

/** Lets each test of the file move the clock. */
export function useClock(): void {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Records what becomes of a promise, without waiting for it. */
export function fateOf(promise: Promise<unknown>) {
  const fate: { value?: unknown; error?: unknown } = {};
  promise.then(
    (value) => (fate.value = value),
    (error: unknown) => (fate.error = error),
  );
  return fate;
}

/** An office whose two workers have nothing to do. */
export function readyOffice() {
  const place = office();
  void place.calculator.open();
  place.worker(0).end();
  place.worker(0).end();
  place.rest();
  place.worker(1).end();
  return place;
}

/** Lets promises settle. */
export const tick = () => vi.advanceTimersByTimeAsync(0);
