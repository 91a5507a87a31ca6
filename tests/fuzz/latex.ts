import fc from "fast-check";

import { CONSTRUCTS } from "../unit/math/constructs.ts";

/** Pieces of LaTeX, of which many make no sense together. */
export const PIECES = [
  ...["{}", "\\(", "\\[", "\\right", "\u0301", "\ufe0f"],
  ...Array.from("x1+-{}[]()^_'&$#%~ \n\\"),
  ..."\\\\ \\, \\! \\{ \\} \\left \\right \\left( \\right) \\mleft[ \\mright]".split(
    " ",
  ),
  ..."\\frac \\sqrt \\binom \\overset \\underset \\overunderset \\stackrel \\xrightarrow".split(
    " ",
  ),
  ..."\\text \\mathrm \\mathop \\limits \\color{red} \\textcolor{red} \\displaystyle \\bf".split(
    " ",
  ),
  ..."\\begin{array}{c} \\end{array} \\begin{pmatrix} \\end{pmatrix} \\begin{cases} \\end{cases}".split(
    " ",
  ),
  ..."\\kern \\rule{1em} \\rule{1em}{2em} \\raise2em \\\\[2em] \\hspace \\over \\choose \\relax \\middle| \\sum \\int \\lim \\ce \\Set".split(
    " ",
  ),
  ..."\\bgroup \\egroup \\begingroup \\endgroup \\placeholder \\unknown \\char \\u0301 é 😀".split(
    " ",
  ),
];

const token = fc.constantFrom(...PIECES);
const noise = fc
  .array(token, { maxLength: 40 })
  .map((tokens) => tokens.join(""));

/** Nested constructs around noise, cut and repeated anywhere. */
const nested = fc
  .tuple(
    noise,
    fc.array(fc.constantFrom(...Object.values(CONSTRUCTS)), { maxLength: 45 }),
  )
  .map(([inner, around]) =>
    around.reduce((latex, construct) => construct(latex), inner || "x"),
  );
const cut = fc
  .tuple(nested, fc.nat(), fc.nat())
  .map(([latex, from, to]) =>
    latex.slice(from % (latex.length + 1)).slice(0, 1 + (to % 2000)),
  );
const repeated = fc
  .tuple(fc.array(token, { minLength: 1, maxLength: 4 }), fc.nat(120), noise)
  .map(([tokens, times, end]) => tokens.join("").repeat(times) + end);

/** Formulas: noise, noise in nested constructs, pieces of that, and repetition. */
export const formulas = fc.oneof(noise, nested, cut, repeated);

/** Formulas that other seeds have found. */
export const FOUND: readonly string[] = [
  "\\mleft[\\frac".repeat(25),
  "}^\\mleft[".repeat(105),
  "\\left(\\mright]^".repeat(100),
  "\\sqrt$\\right".repeat(100),
  "\\Set{}".repeat(80),
  "$1\\Set".repeat(80),
  "\\Set'_".repeat(80),
  "\\[😀\\sqrt".repeat(120),
  "\\left(\\rule{1em}{99999em}\\right)",
  "\\left(\\overline{\\rule{1em}y}\\right)",
  "\\left(\\rule[99999em]{1em}{1em}\\right)",
  "\\left(\\raise99999em{x}\\right)",
  "\\left(\\raisebox{99999em}{x}\\right)",
  "\\left(\\genfrac{}{}{99999em}{}{a}{b}\\right)",
  "\\sqrt{\\bbox[99999em]{x}}",
  '\\left(\\enclose{box}[padding="99999em"]{x}\\right)',
  "\\begin{pmatrix}a\\\\[99999em]b\\end{pmatrix}",
];
