import { deflateRawSync } from "node:zlib";

import type { PlaygroundState } from "../../../src/playground/address";

export const LATEX = String.raw`const area = ce.parse("\\int_0^1 \\sqrt{1-x^2}\\,dx");`;

/** A fragment made as `encodeState` makes it, of whatever text. */
export function fragmentOf(text: string | Buffer, version = "1"): string {
  return `code=${version}.${deflateRawSync(text).toString("base64url")}`;
}

/** A program, and nothing else. */
export function js(code: string): PlaygroundState {
  return { language: "js", code };
}
