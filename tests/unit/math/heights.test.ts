import { describe, expect, test } from "vitest";

import { limitFault } from "../../../src/math";

describe("a formula is bounded", () => {
  // None of them goes to MathLive here: between fences it would not come back.
  test.each([
    "\\raise+ x\\alpha{y}",
    "\\rule{1em}x",
    "\\begin{matrix}a\\\\[x",
    "\\rule{1em}~",
    '\\rule{1em}{"FFFem}',
    "\\rule{1em}{1em\\relax}",
    "\\genfrac(){x}{}{a}{b}",
    "\\begin{matrix}a\\\\[x]\\end{matrix}",
    "\\raisebox{9\\baselineskip}{y}",
  ])("in sizes that nobody can tell: %s", (latex) => {
    expect(limitFault(latex)).toContain("a size that nobody can tell");
  });

  test.each([
    "\\rule{1em}{21em}",
    "\\rule[99em]{1em}{1em}",
    "\\raise 9cm{y}",
    "\\raisebox{-30em}{y}",
    "\\genfrac{}{}{3in}{}{a}{b}",
    "\\bbox[999px]{y}",
    '\\enclose{box}[padding="21em"]{y}',
    "\\begin{matrix}a\\\\[21em]b\\end{matrix}",
    "\\begin{matrix}a\\cr[21em]b\\end{matrix}",
    "\\rule{1em}{5em}".repeat(4),
    "\\begin{matrix}a\\\\ %\n[21em]b\\end{matrix}",
    "\\begin{matrix}a\\\\%\n[21em]b\\end{matrix}",
    "\\begin{matrix}a\\\\\u200b[21em]b\\end{matrix}",
    "\\bbox%\n[999px]{y}",
    "\\rule%\n{1em}{21em}",
  ])("in how high it makes itself: %s", (latex) => {
    expect(limitFault(latex)).toMatch(/sizes of \d+ em in all: use at most 20/);
  });

  test.each([
    "\\rule{1em}{.5em}",
    "\\rule [-1ex]{1 em}{ 2pt }",
    "\\raise 3pt{x}",
    "\\raisebox{-1ex}{x}",
    "\\genfrac{\\{}{\\}}{0pt}{}{n}{k}",
    "\\genfrac(]{}{0}{n}{k}",
    "\\bbox[red, 3px]{x}",
    "\\bbox{x}",
    '\\enclose{circle}[mathbackground="red"]{x}',
    "\\begin{matrix}a\\\\[1em]b\\\\ c\\end{matrix}",
    "a\\\\rule",
  ])("and not in usual sizes: %s", (latex) => {
    expect(limitFault(latex)).toBeUndefined();
  });
});
