/** Longest wait for an idle moment, and the wait where none is announced. */
const PATIENCE_MS = 2000;
const PAUSE_MS = 200;

/** Do something when the browser has nothing better to do. */
export function whenIdle(task: () => void): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) {
    requestIdleCallback(task, { timeout: PATIENCE_MS });
  } else {
    setTimeout(task, PAUSE_MS);
  }
}
