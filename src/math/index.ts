import type { KatexOptions } from "katex";

import { macros } from "./macros";
import { heightOf } from "./heights";
import { extentOf } from "./nesting";

export { macros };

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

/**
 * Renders a formula that the build has not set. KaTeX is loaded for the first.
 *
 * @param latex - What a program printed or a reader wrote: nothing in it is
 * trusted.
 * @returns HTML; nothing when it is too long or too deep, or KaTeX cannot render
 * it or does not load.
 */
export async function typeset(latex: string): Promise<string | undefined> {
  if (limitFault(latex) !== undefined) return undefined;
  try {
    const { default: katex } = await import(
      /* webpackChunkName: "katex" */ "katex"
    );
    return katex.renderToString(`\\displaystyle ${latex}`, {
      ...katexOptions(false),
      trust: false,
      strict: "ignore",
    });
  } catch {
    return undefined;
  }
}

/**
 * Longest formula that is set, in UTF-16 units. A mathfield sets one of this
 * length in less than 0.3 seconds, if its cells and its nesting are bounded
 * too.
 */
const MAX_LENGTH = 2000;

/**
 * Most cells of tables that are set: those of a matrix of 16 rows and columns.
 */
const MAX_CELLS = 256;

/** Signs that end a cell, and commands, whose name may be one of them. */
const SIGNS = /\\[^]|&/g;

/**
 * Most levels of a formula that is set. Browsers lay out nested boxes by
 * recursion: with 70 fractions, roots or matrices in one another a mathfield
 * ends the tab, with 60 it does not. With 40 roots a page that computes blocks
 * for 0.3 seconds.
 */
const MAX_NESTING = 30;

/**
 * Most that a formula may cost, in characters: MathLive renders what a script
 * hangs on twice, so ten powers in one another cost a thousand times as much as
 * one. A mathfield takes less than 0.3 seconds to show as much.
 */
const MAX_COST = 8000;

/** Commands that define others, whose length and nesting nobody can tell. */
const DEFINITIONS =
  /\\(?:[egx]?def|let|futurelet|(?:new|renew|provide)command|global|long|csname|DeclareMathOperator)(?![a-zA-Z])/;

/**
 * Says in a sentence why a formula is not rendered.
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
  const ems = heightOf(latex);
  if (ems === Infinity)
    return "The formula asks for a size that nobody can tell: write it as a number and a unit, such as 1em.";
  if (ems > MAX_SIZE)
    return `The formula asks for sizes of ${number(Math.ceil(ems))} em in all: use at most ${number(MAX_SIZE)}.`;
  if (isEndless(latex))
    return "The formula ends in a number that starts with x: put {} after it.";
  const { levels, cost } = extentOf(latex);
  if (levels > MAX_NESTING)
    return `The formula is nested ${number(levels)} levels deep: use at most ${number(MAX_NESTING)}.`;
  // Fences around something high are made of as many pieces.
  return cost * (1 + ems) > MAX_COST
    ? "The formula has too many powers, subscripts or tables in one another: use fewer."
    : undefined;
}

function number(count: number): string {
  return count.toLocaleString("en");
}

/** Pattern of an `x` followed to the end by what MathLive takes for digits. */
const REST = "x(?:[\\da-fA-F\\s]|\\\\[a-zA-Z*]+(?![a-zA-Z*])|\\\\[^a-zA-Z])*$";

/** Commands that a number follows, and what else one may follow. */
const NUMBER =
  "\\\\(?:char|unicode|the|[hm]skip|hspace|m?kern|mspace|color|textcolor|colorbox)\\*?(?![a-zA-Z])|plus|minus";

/** A command with several numbers, each of which may be the last. */
const NUMBERS = "\\\\fcolorbox(?![a-zA-Z])";

const ENDLESS = new RegExp(
  `(?:(?:${NUMBER})[\\s{+-]*|(?:${NUMBERS})[^]*)${REST}`,
);

/**
 * Tells whether MathLive would never end reading a formula: it takes an `x` for
 * the start of a hexadecimal number, and the end of the formula for a digit of
 * it. Sizes of what makes a formula higher are looked at before.
 */
function isEndless(latex: string): boolean {
  // It takes an accented letter for a digit as well.
  return ENDLESS.test(latex.replaceAll(/[^\p{ASCII}]|(?<!\\)%[^\n]*/gu, ""));
}
