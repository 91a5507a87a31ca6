import { isEndless } from "./endless";
import { nestingOf } from "./nesting";

/**
 * Longest formula that is set, in UTF-16 units. A mathfield sets one of this
 * length in less than 0.3 seconds, if its cells and its nesting are bounded too.
 */
const MAX_LENGTH = 2000;

/** Most cells of tables that are set: those of a matrix of 16 rows and columns. */
const MAX_CELLS = 256;

/** Signs that end a cell, and commands, whose name may be one of them. */
const SIGNS = /\\[^]|&/g;

/**
 * Most levels of a formula that is set. Browsers lay out nested boxes by
 * recursion: with 70 fractions, roots or matrices in one another a mathfield
 * ends the tab, with 60 it does not.
 */
const MAX_NESTING = 40;

/** Commands that define others, whose length and nesting nobody can tell. */
const DEFINITIONS =
  /\\(?:[egx]?def|let|futurelet|(?:new|renew|provide)command|global|long|csname|DeclareMathOperator)(?![a-zA-Z])/;

/**
 * Why a formula is not set, in a sentence.
 *
 * @param latex - From a reader, a program or an address.
 * @returns Nothing where it can be set without harm to the page.
 */
export function limitFault(latex: string): string | undefined {
  if (latex.length > MAX_LENGTH)
    return `The formula has ${number(latex.length)} characters: shorten it to ${number(MAX_LENGTH)}.`;
  const signs = latex.match(SIGNS) ?? [];
  const cells = signs.filter((sign) => sign === "&" || sign === "\\\\").length;
  if (cells > MAX_CELLS)
    return `The formula has ${number(cells)} cells: use at most ${number(MAX_CELLS)}.`;
  const definition = DEFINITIONS.exec(latex)?.[0];
  if (definition !== undefined)
    return `The formula defines commands with ${definition}: write them out.`;
  if (isEndless(latex))
    return "The formula ends in a number that starts with x: put {} after it.";
  const levels = nestingOf(latex);
  return levels > MAX_NESTING
    ? `The formula is nested ${number(levels)} levels deep: use at most ${number(MAX_NESTING)}.`
    : undefined;
}

function number(count: number): string {
  return count.toLocaleString("en");
}
