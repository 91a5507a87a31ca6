/**
 * What one entry may hold. The runner keeps to it, so that the build and the
 * browser show the same; the page enforces it, because a program can patch the
 * built-ins that the runner uses.
 */

/** Most values that one call prints: more is of no use to anybody. */
export const MAX_PARTS = 1000;

/** Size of a table: to lay out 4000 cells takes the page about 100 ms. */
export const MAX_ROWS = 200;
export const MAX_COLUMNS = 20;

/** Longest text of a cell or of a value in a tree, in characters. */
const MAX_TEXT = 200;

/** Cuts the text of a cell, or of a value in a tree, at its limit. */
export function shorten(text: string): string {
  return text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT - 1)}…`;
}
