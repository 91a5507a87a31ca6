/**
 * Addresses that carry code: `#code=`, the number of the format, a dot, and the
 * state as JSON, compressed, in the alphabet of addresses.
 */
import { deflate, fromBase64Url, inflate, toBase64Url } from "./bytes";

/** The contents of a playground: all that an address has to carry. */
export type PlaygroundState =
  | { readonly language: "js" | "ts"; readonly code: string }
  | {
      readonly language: "markup";
      readonly html: string;
      readonly css: string;
      readonly js: string;
    };

/** An address that cannot be made or read. Its message is for readers. */
export class AddressError extends Error {
  override readonly name = "AddressError";
}

/** Most code that an address carries: UTF-8 bytes, all parts together. */
export const MAX_CODE_BYTES = 32 * 1024;

/**
 * Longest JSON of such a state, in bytes: JSON writes some characters of one
 * byte as six, and has the names of the parts besides.
 */
const MAX_JSON_BYTES = 6 * MAX_CODE_BYTES + 256;

const KEY = "code=";

/** Number of the format; a reader knows this one only. */
const VERSION = "1";

/** Longest fragment that can hold a state: base64 makes four of three. */
const MAX_FRAGMENT = Math.ceil((MAX_JSON_BYTES * 4) / 3);

/**
 * Puts a state into the fragment of an address, without the `#`.
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
 * Reads what {@link encodeState} made.
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

/** Tells whether a fragment claims to hold code, be it readable or not. */
export function holdsState(fragment: string): boolean {
  return fragment.startsWith(KEY);
}

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
  const text = JSON.stringify([state.language, ...textsOf(state)]);
  const bytes = await subtle?.digest("SHA-256", new TextEncoder().encode(text));
  return bytes && toBase64Url(new Uint8Array(bytes, 0, BYTES));
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

/** @throws AddressError when there is more code than an address carries. */
function assertFits(state: PlaygroundState): void {
  const encoder = new TextEncoder();
  const sizes = textsOf(state).map((text) => encoder.encode(text).length);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (bytes > MAX_CODE_BYTES) throw tooLong();
}

function textsOf(state: PlaygroundState): string[] {
  return state.language === "markup"
    ? [state.html, state.css, state.js]
    : [state.code];
}

/** Makes the error for code that is too long for an address. */
function tooLong(): AddressError {
  const most = MAX_CODE_BYTES / 1024;
  return new AddressError(
    `The code is longer than ${most} KB: too long for an address. It needs a file.`,
  );
}

/**
 * The state that a piece of JSON describes: exactly its fields, all of them
 * texts, in a new object.
 *
 * @returns Nothing for any other JSON, and for what is none.
 */
export function readState(json: string): PlaygroundState | undefined {
  const data = parse(json);
  if (typeof data !== "object" || data === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(data));
  const text = (key: string) => {
    const value = fields.get(key);
    return typeof value === "string" ? value : undefined;
  };
  const language = text("language");
  if (language === "js" || language === "ts") {
    const code = text("code");
    if (fields.size !== 2 || code === undefined) return undefined;
    return { language, code };
  }
  if (language !== "markup" || fields.size !== 4) return undefined;
  const [html, css, js] = [text("html"), text("css"), text("js")];
  return html === undefined || css === undefined || js === undefined
    ? undefined
    : { language, html, css, js };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
