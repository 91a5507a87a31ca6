import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { latexFault } from "../../../src/address";
import { alternate, CONSTRUCTS, type Construct } from "./constructs.ts";
import { LARGE, MUCH, size, work } from "./work.ts";

/** Real formulas of many fields, up to six rows and nine levels. */
const REAL = readFileSync(new URL("formulas.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");

/** Constructs that MathLive lays out, or lays out again, at much cost. */
const COSTLY: readonly (keyof typeof CONSTRUCTS)[] = [
  "superscript",
  "scripts",
  "prime",
  "fence",
  "power of a fence",
  "fence in the middle",
  "denominator",
  "below",
  "arrow",
  "aligned",
  "after an empty text",
  "after a color",
];

/** The most levels of two constructs that are not refused. */
function deepest(first: Construct, second: Construct): string {
  let latex = "x";
  for (let levels = 1; ; levels += 1) {
    const deeper = alternate(first, second, levels);
    if (latexFault(deeper) !== undefined) return latex;
    latex = deeper;
  }
}

describe("the cost of a formula is bounded", () => {
  test("whatever is put into one another", () => {
    const tooMuch = COSTLY.flatMap((costly) =>
      Object.entries(CONSTRUCTS)
        .map(([name, other]) => {
          const latex = deepest(CONSTRUCTS[costly], other);
          return { costly, name, latex, done: work(latex), shown: size(latex) };
        })
        .filter(({ done, shown }) => done > MUCH || shown > LARGE),
    );
    expect(tooMuch).toEqual([]);
  }, 300_000);

  test("which 14 powers in one another would be beyond", () => {
    const { superscript } = CONSTRUCTS;
    const latex = alternate(superscript, superscript, 14);
    expect(work(latex)).toBeGreaterThan(MUCH);
    expect(latexFault(latex)).toContain("too many powers");
  });

  test("and no real formula is refused", () => {
    expect(REAL).toHaveLength(300);
    const refused = REAL.filter((latex) => latexFault(latex) !== undefined);
    expect(refused).toEqual([]);
  });
});
