import { retry } from "../../loading";

/** Tries of a download: the first soon, the next after one second, two, four. */
const SCHEDULE = { first: 10, tries: 4 };

const known = new Map<string, Promise<Blob>>();
const failed = new Set<string>();

/**
 * Fetch a file of the site, once. A sandbox cannot: it has no network, and the
 * browser caches nothing for it.
 *
 * @throws Error when all tries failed, and from then on at once: a page with a
 * hundred examples tells so without a hundred waits. See {@link forgetFailures}.
 */
export function download(address: string): Promise<Blob> {
  const running = known.get(address);
  if (running) return running;
  const started = retry(() => fetchBlob(address), SCHEDULE);
  known.set(address, started);
  started.catch(() => failed.add(address));
  return started;
}

/**
 * The address of a document for a frame, once it is at hand: a frame neither
 * tries twice nor tells that its document did not load.
 *
 * @throws Error as {@link download} does.
 */
export async function atHand(address: string): Promise<string> {
  await download(address);
  return address;
}

/** Let what could not be fetched be tried anew. */
export function forgetFailures(): void {
  for (const address of failed) known.delete(address);
  failed.clear();
}

async function fetchBlob(address: string): Promise<Blob> {
  const response = await fetch(address, { priority: "low" });
  if (!response.ok) throw new Error(`${address}: ${String(response.status)}`);
  return response.blob();
}
