import type { Entry, ShownAs } from "../output";
import type { Language } from "../runner";
import { isRecord, readEntry } from "./entry";

/** The lines of a source that showed something in its last run, and how. */
export type ShownLines = readonly (readonly [line: number, as: ShownAs])[];

/** A message of the page to the worker of a lane. */
export type ToWorker =
  | {
      readonly type: "run";
      readonly source: string;
      readonly language: Language;
      /** Set to write it as a program that runs anywhere, and not to run it. */
      readonly shown: ShownLines | undefined;
    }
  | {
      readonly type: "module";
      readonly specifier: string;
      /** Its script; none when examples cannot import it. */
      readonly script: Blob | undefined;
    };

/** A message of the worker to the page. */
export type FromWorker =
  /** It can be given something to run. */
  | { readonly type: "ready" }
  /** It begins to compile what it was given. */
  | { readonly type: "start" }
  | { readonly type: "need"; readonly specifier: string }
  | { readonly type: "print"; readonly entry: Entry }
  | {
      readonly type: "done";
      /** True if an error ended it: the last that was printed. */
      readonly failed: boolean;
      /** Time that the program itself ran, in milliseconds. */
      readonly ms: number;
      /** The complete program, when it was written only. */
      readonly program?: string;
    };

/**
 * An entry on its way, as JSON: to get a string costs the page next to nothing,
 * while a structure of a million rows takes it 0.4 s before it can look at it.
 */
export type Packed<Message> = Message extends { readonly type: "print" }
  ? { readonly type: "print"; readonly entry: string }
  : Message;

/**
 * Longest JSON of an entry, in characters. An entry of 1 MB fits, and to read
 * it takes the page 50 ms.
 */
export const MAX_PACKED = 2_000_000;

/** Longest name that a module can have, in characters. */
export const MAX_SPECIFIER = 100;

/**
 * A message of a worker in which code of readers runs: whatever that code made
 * of it, what comes back has the right shape and nothing else.
 *
 * @returns Nothing for what is no message.
 */
export function readMessage(data: unknown): FromWorker | undefined {
  if (!isRecord(data)) return undefined;
  const { type, specifier, program, entry, failed, ms } = data;
  switch (type) {
    case "ready":
    case "start":
      return { type };
    case "need":
      return typeof specifier === "string" && specifier.length <= MAX_SPECIFIER
        ? { type, specifier }
        : undefined;
    case "print": {
      const read = readEntry(unpack(entry));
      return read && { type, entry: read };
    }
    case "done":
      return typeof ms === "number" && typeof failed === "boolean"
        ? { type, ms, failed, ...(typeof program === "string" && { program }) }
        : undefined;
    default:
      return undefined;
  }
}

function unpack(entry: unknown): unknown {
  if (typeof entry !== "string" || entry.length > MAX_PACKED) return undefined;
  try {
    return JSON.parse(entry);
  } catch {
    return undefined;
  }
}
