import type { Entry } from "./types";

/** The text of an entry, as one would read it in a terminal. */
export function entryText(entry: Entry): string {
  return entry.parts.map((part) => part.text).join(" ");
}
