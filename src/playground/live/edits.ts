/**
 * Edited examples of a page that is left for a newer version of the site. They
 * wait in the storage of the tab until the reader is back.
 */
import { type PlaygroundState, readState } from "../address";

/** Key of the storage; the path of the page follows. */
const KEY = "edited-examples:";

/**
 * Keeps edited examples until {@link takeEdits} asks for them.
 *
 * @param path - Of their page.
 * @param edits - By their places in the page.
 */
export function keepEdits(
  path: string,
  edits: ReadonlyMap<number, PlaygroundState>,
): void {
  if (edits.size === 0) return;
  const texts = [...edits].map(
    ([place, state]) => [place, JSON.stringify(state)] as const,
  );
  try {
    sessionStorage.setItem(KEY + path, JSON.stringify(texts));
  } catch {
    // Where nothing can be kept, they are lost with the page.
  }
}

/** Returns what was kept of a page, once. It may have changed meanwhile. */
export function takeEdits(path: string): Map<number, PlaygroundState> {
  const edits = new Map<number, PlaygroundState>();
  try {
    const texts: unknown = JSON.parse(
      sessionStorage.getItem(KEY + path) ?? "[]",
    );
    sessionStorage.removeItem(KEY + path);
    for (const [place, text] of texts as Iterable<[unknown, unknown]>) {
      const state = typeof text === "string" ? readState(text) : undefined;
      if (typeof place === "number" && state) edits.set(place, state);
    }
  } catch {
    // Refused, or not what was kept.
  }
  return edits;
}
