import type { Part } from "../output";

/** Longest LaTeX that is worth typesetting beside its text. */
const LIMIT = 240;

/**
 * The LaTeX to typeset beside what a call printed: in display style, as there
 * is room for limits above and below.
 *
 * @param parts - What was printed.
 * @returns Nothing unless it is one expression whose formula says more than
 * its text, and is not too long to be read.
 */
export function latexBeside([part, ...others]: readonly Part[]):
  string | undefined {
  const latex = part?.latex;
  if (part === undefined || latex === undefined || others.length > 0)
    return undefined;
  const isPlain = latex === part.text || /^[\d.+e-]*$/.test(part.text);
  return isPlain || latex.length > LIMIT ? undefined : latex;
}
