/**
 * Patterns of what is no part of a formula and may hide what ends a group:
 * comments as MathLive finds them, and as TeX and KaTeX do, whose `\verb` is
 * text as well.
 */
const HIDDEN = [
  /(?<!\\)%[^\n]*/g,
  /(?<=(?<!\\)(?:\\\\)*)%[^\n]*|\\verb\*?([^a-zA-Z*\s]).*?\1/g,
];

/** A formula without what is no part of it, as each program reads it. */
export function readingsOf(latex: string): readonly string[] {
  return HIDDEN.map((hidden) => latex.replaceAll(hidden, ""));
}
