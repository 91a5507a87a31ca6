/** What follows an `x` up to the end, all of it digits to MathLive. */
const REST = "x(?:[\\da-fA-F\\s]|\\\\[a-zA-Z*]+(?![a-zA-Z*])|\\\\[^a-zA-Z])*$";

/** Commands that a number follows, and what else one may follow. */
const NUMBER =
  "\\\\(?:char|unicode|the|[hm]skip|hspace|m?kern|mspace|raise(?:box)?|lower|color|textcolor|colorbox)\\*?(?![a-zA-Z])|\\\\\\\\\\s*\\*?\\s*\\[|plus|minus";

/** Commands with several numbers, each of which may be the last. */
const NUMBERS = "\\\\(?:rule|fcolorbox|genfrac)(?![a-zA-Z])";

const ENDLESS = new RegExp(
  `(?:(?:${NUMBER})[\\s{+-]*|(?:${NUMBERS})[^]*)${REST}`,
);

/**
 * Whether MathLive would never end reading a formula: it takes an `x` for the
 * start of a hexadecimal number, and the end of the formula for a digit of it.
 */
export function isEndless(latex: string): boolean {
  // It takes an accented letter for a digit as well.
  return ENDLESS.test(latex.replaceAll(/[^\p{ASCII}]|(?<!\\)%[^\n]*/gu, ""));
}
