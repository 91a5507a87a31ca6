import fc from "fast-check";
import { expect, test } from "vitest";

import { latexFault } from "../../../src/address";
import { CONSTRUCTS } from "../math/constructs.ts";
import { MUCH, work } from "../math/work.ts";
import { RUNS } from "./runs.ts";

/** Pieces of LaTeX, of which many make no sense together. */
const PIECES = [
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
  ..."\\kern \\rule{1em} \\hspace \\over \\choose \\relax \\middle| \\sum \\int \\lim \\ce \\Set".split(
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

/** Formulas that were found by other seeds. */
const FOUND: [string][] = [["\\mleft[\\frac".repeat(25)]];

test("a formula that is not refused is no great work for MathLive", () => {
  let kept = 0;
  const { seed, numRuns } = RUNS;
  fc.assert(
    fc.property(fc.oneof(noise, nested, cut, repeated), (latex) => {
      if (latexFault(latex) !== undefined) return;
      kept += 1;
      expect(work(latex), latex).toBeLessThan(MUCH);
    }),
    { seed, numRuns, examples: FOUND },
  );
  // Most of what is made reaches MathLive.
  expect(kept).toBeGreaterThan(RUNS.numRuns / 2);
}, 300_000);
