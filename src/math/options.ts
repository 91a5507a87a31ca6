import type { KatexOptions } from "katex";

import { macros } from "./macros";

/** Largest size that a formula may ask for, as for a rule, in ems. */
const MAX_SIZE = 20;

/** Most macros that are expanded in a formula: KaTeX does without end else. */
const MAX_EXPANSIONS = 100;

/**
 * KaTeX's options, the same for the build and the browser: markup for the eye,
 * MathML for assistive technology.
 *
 * @param display - Whether to set the formula in display style.
 */
export function katexOptions(display: boolean): KatexOptions {
  return {
    displayMode: display,
    output: "htmlAndMathml",
    maxSize: MAX_SIZE,
    maxExpand: MAX_EXPANSIONS,
    // A copy, since KaTeX adds to it what a formula defines with \gdef.
    macros: { ...macros },
  };
}
