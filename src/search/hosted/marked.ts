import type { Marked } from "../types";

/**
 * What the service is to put around each match: characters for private use,
 * which stand in no page and mean nothing in HTML.
 */
export const TAGS = { start: "\uE000", end: "\uE001" } as const;

/**
 * Splits a text at its tags. What is between them stays text, whatever it
 * looks like.
 */
export function readMarked(value: string): Marked {
  const parts: { text: string; isMatch: boolean }[] = [];
  let isMatch = false;
  for (const piece of value.split(/([\uE000\uE001])/)) {
    if (piece === TAGS.start) isMatch = true;
    else if (piece === TAGS.end) isMatch = false;
    else if (piece !== "") parts.push({ text: piece, isMatch });
  }
  return parts;
}
