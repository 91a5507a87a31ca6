import type { KatexOptions } from "katex";

import { macros } from "./macros";

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
    // A copy, since KaTeX adds to it what a formula defines with \gdef.
    macros: { ...macros },
  };
}
