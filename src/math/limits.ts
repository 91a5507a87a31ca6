import { isEndless } from "./endless";
import { nestingOf } from "./nesting";

/**
 * Longest formula that is set, in UTF-16 units. A mathfield sets one of this
 * length in less than 2 seconds, whatever it is made of.
 */
const MAX_LENGTH = 4096;

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
