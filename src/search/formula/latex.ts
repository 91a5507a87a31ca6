// cspell:ignore lvert rvert NZQRC operatorname mathrm
/** The parts of LaTeX, for formulas that the engine has not read. */
import { MARKS, type Tokens } from "./tokens";

/** Share of each part in the comparison. */
const WEIGHTS = { command: 0.5, sequence: 0.25 };

/** Commands that change nothing but the look, and what is drawn alike. */
const LOOKS: readonly (readonly [RegExp, string])[] = [
  [
    /\\(?:left|right|[bB]igg?[lrm]?|limits|displaystyle|textstyle)(?![a-zA-Z])/g,
    "",
  ],
  [/\\(?:[,;:! ]|q?quad(?![a-zA-Z]))/g, ""],
  [/\\placeholder\{[^{}]*\}/g, ""],
  [/\\[dt]frac(?![a-zA-Z])/g, "\\frac"],
  [/\\differentialD(?![a-zA-Z])|\\mathrm\{d\}/g, "d"],
  [/\\exponentialE(?![a-zA-Z])/g, "e"],
  [/\\imaginaryI(?![a-zA-Z])/g, "i"],
  [/\\(?:lvert|rvert|vert)(?![a-zA-Z])/g, "|"],
  [/\\(?:mathbb|Bbb)\{([NZQRC])\}/g, "\\$1"],
  [/\\leq(?![a-zA-Z])/g, "\\le"],
  [/\\geq(?![a-zA-Z])/g, "\\ge"],
];

/** A word set upright, an environment, a command, or a sign. */
const SIGNS =
  /\\(?:operatorname|mathrm|text)\*?\{[^{}]*\}|\\(?:begin|end)\{[^{}]*\}|\\[a-zA-Z]+|\\[^]|\d+(?:\.\d+)?|[^\s{}]/g;

/**
 * Takes LaTeX apart into its commands and what follows on what, with letters
 * and numbers replaced: for formulas that the engine has not read.
 */
export function latexTokens(latex: string): Tokens {
  const tokens = new Map<string, number>();
  const signs = signsOf(latex);
  for (const [at, sign] of signs.entries()) {
    if (/^\\[a-zA-Z]|^[^\w\s()[\],.]$/.test(sign))
      tokens.set(
        sign.startsWith("\\") ? sign : `${MARKS.sequence}${sign}`,
        WEIGHTS.command,
      );
    for (const length of [2, 3]) {
      const run = signs.slice(at, at + length);
      if (run.length === length)
        tokens.set(MARKS.sequence + run.join(" "), WEIGHTS.sequence);
    }
  }
  return tokens;
}

function signsOf(latex: string): string[] {
  const plain = LOOKS.reduce(
    (text, [look, other]) => text.replaceAll(look, other),
    latex,
  );
  return (plain.match(SIGNS) ?? []).map((sign) => {
    if (/^\d/.test(sign)) return "1";
    return /^\p{L}$/u.test(sign) ? "x" : sign;
  });
}
