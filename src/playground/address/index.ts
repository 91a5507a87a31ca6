/**
 * Addresses that carry code: `#code=`, the number of the format, a dot, and the
 * state as JSON, compressed, in the alphabet of addresses.
 */
import { deflate, fromBase64Url, inflate, toBase64Url } from "./bytes";
import {
  assertFits,
  MAX_CODE_BYTES,
  MAX_JSON_BYTES,
  readState,
  tooLong,
} from "./state";
import { AddressError, type PlaygroundState } from "./types";

const KEY = "code=";

/** Number of the format; a reader knows this one only. */
const VERSION = "1";

/** Longest fragment that can hold a state: base64 makes four of three. */
const MAX_FRAGMENT = Math.ceil((MAX_JSON_BYTES * 4) / 3);

/**
 * Put a state into the fragment of an address, without the `#`.
 *
 * @throws AddressError when there is more than {@link MAX_CODE_BYTES} of code,
 * or the browser cannot compress.
 */
export async function encodeState(state: PlaygroundState): Promise<string> {
  assertFits(state);
  assertSupported();
  const json = new TextEncoder().encode(JSON.stringify(state));
  return `${KEY}${VERSION}.${toBase64Url(await deflate(json))}`;
}

/**
 * Read what {@link encodeState} made.
 *
 * @param fragment - Of an address, without the `#`. It may come from anybody.
 * @throws AddressError when it is not whole, of another version, or too long.
 */
export async function decodeState(fragment: string): Promise<PlaygroundState> {
  const match = /^code=(\d{1,9})\.([^]*)$/.exec(fragment);
  if (match === null) throw unreadable();
  const [, version = "", text = ""] = match;
  if (version !== VERSION) throw otherVersion(version);
  if (text.length > MAX_FRAGMENT) throw tooLong();
  const bytes = fromBase64Url(text);
  if (bytes === undefined) throw unreadable();
  assertSupported();
  const state = readState(await readText(bytes));
  if (state === undefined) throw unreadable();
  assertFits(state);
  return state;
}

/** Whether a fragment claims to hold code, be it readable or not. */
export function holdsState(fragment: string): boolean {
  return fragment.startsWith(KEY);
}

async function readText(bytes: Uint8Array): Promise<string> {
  try {
    const json = await inflate(bytes, MAX_JSON_BYTES);
    return new TextDecoder("utf-8", { fatal: true }).decode(json);
  } catch (error) {
    throw error instanceof RangeError ? tooLong() : unreadable();
  }
}

function assertSupported(): void {
  if ("CompressionStream" in globalThis) return;
  throw new AddressError(
    "This browser is too old to keep code in an address. Update it, or keep the code in a file.",
  );
}

function unreadable(): AddressError {
  return new AddressError(
    "The code in this address cannot be read: a part of the address is missing or has changed. Copy it again, from its first character to its last.",
  );
}

function otherVersion(version: string): AddressError {
  return new AddressError(
    `The code in this address is in format ${version}, and this page reads format ${VERSION}. Reload the page. If that does not help, ask for the code itself.`,
  );
}

export { digestOfState } from "./digest";
export { AddressError, MAX_CODE_BYTES, type PlaygroundState };
