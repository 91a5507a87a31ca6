import { toBase64Url } from "./bytes";
import type { PlaygroundState } from "./types";

/** Enough of a SHA-256 that nobody finds other code with the same. */
const BYTES = 16;

/**
 * The digest of a state, by which the site knows code of its own.
 *
 * @returns Nothing where the browser makes no digests, as on a page that came
 * over an insecure line.
 */
export async function digestOfState(
  state: PlaygroundState,
): Promise<string | undefined> {
  // A browser that has no such object contradicts its type.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  const parts =
    state.language === "markup"
      ? [state.html, state.css, state.js]
      : [state.code];
  const text = JSON.stringify([state.language, ...parts]);
  const bytes = await subtle?.digest("SHA-256", new TextEncoder().encode(text));
  return bytes && toBase64Url(new Uint8Array(bytes, 0, BYTES));
}
