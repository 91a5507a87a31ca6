import { AddressError, type PlaygroundState } from "./types";

/** Most code that an address carries: UTF-8 bytes, all parts together. */
export const MAX_CODE_BYTES = 32 * 1024;

/**
 * Longest JSON of such a state, in bytes: JSON writes some characters of one
 * byte as six, and has the names of the parts besides.
 */
export const MAX_JSON_BYTES = 6 * MAX_CODE_BYTES + 256;

/** @throws AddressError when there is more code than an address carries. */
export function assertFits(state: PlaygroundState): void {
  const texts =
    state.language === "markup"
      ? [state.html, state.css, state.js]
      : [state.code];
  const encoder = new TextEncoder();
  const sizes = texts.map((text) => encoder.encode(text).length);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (bytes > MAX_CODE_BYTES) throw tooLong();
}

/** What is said of code that no address carries. */
export function tooLong(): AddressError {
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
