/** The network as the browser judges it; not every browser does. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the reader pays dearly for data: by wish, or by a slow line. */
export function isFrugal(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return (
    connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "")
  );
}

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
