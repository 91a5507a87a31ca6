import katex, { ParseError } from "katex";

import { katexOptions } from "../../../src/math/index.ts";

/**
 * LaTeX of a keybinding or shortcut, typeset as HTML. Without MathML, which
 * would double the page: the LaTeX itself always stands beside it.
 *
 * @returns Nothing where KaTeX does not know a command.
 */
export function formulaHtml(latex: string): string | undefined {
  try {
    return katex.renderToString(withBoxes(latex), {
      ...katexOptions(false),
      output: "html",
      strict: "ignore",
    });
  } catch (error) {
    if (error instanceof ParseError) return undefined;
    throw error;
  }
}

/** Replaces the arguments of a shortcut by boxes. */
function withBoxes(latex: string): string {
  const boxed = latex.replaceAll(/#[?@\d]/g, "\\placeholder{}");
  // A superscript or subscript needs a base.
  return /^[_^]/.test(boxed) ? `\\placeholder{}${boxed}` : boxed;
}
