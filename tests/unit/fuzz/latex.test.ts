import fc from "fast-check";
import { expect, test } from "vitest";

import { latexFault } from "../../../src/address";
import { formulas, FOUND, PIECES } from "../../fuzz/latex.ts";
import { RUNS } from "../../fuzz/runs.ts";
import { LARGE, MUCH, size, work } from "../math/work.ts";

/** As often as a formula that is not refused can hold it, at most. */
const TIMES = 80;

function expectLittle(latex: string): void {
  expect(work(latex), latex).toBeLessThan(MUCH);
  expect(size(latex), latex).toBeLessThan(LARGE);
}

test("a formula that is not refused is no great work for MathLive", () => {
  let kept = 0;
  const { seed, numRuns } = RUNS;
  fc.assert(
    fc.property(formulas, (latex) => {
      if (latexFault(latex) !== undefined) return;
      kept += 1;
      expectLittle(latex);
    }),
    { seed, numRuns, examples: FOUND.map((latex) => [latex]) },
  );
  // Most of what is made reaches MathLive.
  expect(kept).toBeGreaterThan(RUNS.numRuns / 2);
}, 300_000);

test("nor are any two pieces, repeated", () => {
  let kept = 0;
  for (const [at, first] of PIECES.entries())
    // The other way around is the same but for the ends.
    for (const second of PIECES.slice(at)) {
      const latex = (first + second).repeat(TIMES);
      if (latexFault(latex) !== undefined) continue;
      kept += 1;
      expectLittle(latex);
    }
  expect(kept).toBeGreaterThan(500);
}, 300_000);
