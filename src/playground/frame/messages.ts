import type { Entry } from "../output";
import { readEntry } from "../sandbox";
import type { Face, MarkupSource, Scheme } from "./types";

/** The page's first message to the document around a result; a scheme later. */
export interface Setup {
  readonly title: string;
  /** HTML of the document that the result starts as. */
  readonly source: string;
  readonly scheme: Scheme;
}

/**
 * Message of the document around a result to the page: the result went
 * elsewhere. It was refused an address, or what it got had none.
 */
export const LEFT = "left";

/** A message of the page to a frame. */
export type ToFrame =
  | {
      readonly type: "start";
      readonly source: MarkupSource;
      readonly scheme: Scheme;
      readonly budgetMs: number;
    }
  | {
      readonly type: "assets";
      readonly modules: ReadonlyMap<string, Blob | undefined>;
      readonly faces: readonly Face[];
    }
  /** @property place - In the list of faces that came with the assets. */
  | {
      readonly type: "face";
      readonly place: number;
      readonly data: Blob | ArrayBuffer;
    }
  | { readonly type: "scheme"; readonly scheme: Scheme }
  /** @property isHeld - Whether a field of the page has the focus. */
  | { readonly type: "hold"; readonly isHeld: boolean }
  | { readonly type: "ping" };

/** A message of a frame to the page. */
export type FromFrame =
  | { readonly type: "need"; readonly modules: readonly string[] }
  /** A formula uses a face that came without its bytes. */
  | { readonly type: "face"; readonly place: number }
  | { readonly type: "entry"; readonly entry: Entry }
  | { readonly type: "fault"; readonly line: number }
  | { readonly type: "height"; readonly px: number }
  | { readonly type: "ready" }
  | { readonly type: "search" }
  /** The reader pressed a pointer in it. */
  | { readonly type: "press" }
  | { readonly type: "pong" };

/** More entry points than the packages have. */
const MOST_MODULES = 50;

/**
 * A message of a frame in which code of readers runs: whatever that code made
 * of it, what comes back has the right shape and nothing else.
 *
 * @returns Nothing for what is no message.
 */
export function readMessage(data: unknown): FromFrame | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { type, modules, place, entry, line, px } = data as Record<
    string,
    unknown
  >;
  switch (type) {
    case "need":
      return Array.isArray(modules) && modules.length <= MOST_MODULES
        ? { type, modules: modules.filter(isText) }
        : undefined;
    case "face":
      return Number.isSafeInteger(place)
        ? { type, place: Number(place) }
        : undefined;
    case "entry": {
      const read = readEntry(entry);
      return read && { type, entry: read };
    }
    case "fault":
      return Number.isSafeInteger(line)
        ? { type, line: Number(line) }
        : undefined;
    case "height":
      return typeof px === "number" && px >= 0 && Number.isFinite(px)
        ? { type, px }
        : undefined;
    case "ready":
    case "search":
    case "press":
    case "pong":
      return { type };
    default:
      return undefined;
  }
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
