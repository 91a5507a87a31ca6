import { convertLatexToMarkup } from "mathlive/ssr";

/** What MathLive lays out in less than half a second on a slow machine. */
export const MUCH = 1_000_000;

/**
 * How much MathLive lays out for a formula, whatever the machine: each box asks
 * for the greatest of some heights.
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

/** What Chromium shows in less than 0.3 seconds, in characters of markup. */
export const LARGE = 600_000;

/** How much markup MathLive makes of a formula, in characters. */
export function size(latex: string): number {
  try {
    return convertLatexToMarkup(latex).length;
  } catch {
    return 0;
  }
}
