import { retry } from "../../retry";

/** Tries of a download: the first soon, the next after one second, two, four. */
const SCHEDULE = { first: 10, tries: 4 };

const known = new Map<string, Promise<Blob>>();

/**
 * Fetch a file of the site, once. A sandbox cannot: it has no network, and the
 * browser caches nothing for it.
 *
 * @throws Error when all tries failed; the next call starts anew.
 */
export function download(address: string): Promise<Blob> {
  const running = known.get(address);
  if (running) return running;
  const started = retry(() => fetchBlob(address), SCHEDULE);
  known.set(address, started);
  started.catch(() => known.delete(address));
  return started;
}

async function fetchBlob(address: string): Promise<Blob> {
  const response = await fetch(address, { priority: "low" });
  if (!response.ok) throw new Error(`${address}: ${String(response.status)}`);
  return response.blob();
}
