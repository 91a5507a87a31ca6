import { convertLatexToMarkup } from "mathlive/ssr";

/** Work of MathLive that takes less than half a second on a slow machine. */
export const MUCH = 1_000_000;

/**
 * Counts what MathLive lays out for a formula, whatever the machine: each box
 * asks for the greatest of some heights.
 */
export function work(latex: string): number {
  const { max } = Math;
  let count = 0;
  Math.max = (...values) => {
    count += 1;
    return max(...values);
  };
  try {
    convertLatexToMarkup(latex);
  } catch {
    // What it refuses has been laid out in part.
  } finally {
    Math.max = max;
  }
  return count;
}

/** Length of markup that Chromium shows in less than 0.3 seconds. */
export const LARGE = 600_000;

/** Returns the length of the markup that MathLive makes of a formula. */
export function size(latex: string): number {
  try {
    return convertLatexToMarkup(latex).length;
  } catch {
    return 0;
  }
}
