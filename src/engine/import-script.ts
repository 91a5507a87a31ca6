/** The little of a worker's global object that the types of a page lack. */
interface WorkerScope {
  readonly importScripts: (address: string) => void;
}

/**
 * Evaluate a classic script in this worker.
 *
 * @param address - Of a script of the site, or of one that the worker was handed.
 * @throws Error when it cannot be fetched, and what the script throws.
 */
export function importScript(address: string): void {
  (globalThis as unknown as WorkerScope).importScripts(address);
}
