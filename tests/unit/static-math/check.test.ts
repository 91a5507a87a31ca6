import { describe, expect, test } from "vitest";

import { parseMdx } from "../../../plugins/mdx/index.ts";
import { checkMath, reportFaults } from "../../../plugins/static-math/index.ts";

/** The faults of a source as a reader sees them. */
const report = (source: string) =>
  reportFaults("a.mdx", checkMath(parseMdx(source), source));

describe("checkMath", () => {
  test("finds nothing wrong with right formulas and prices", () => {
    expect(
      report("# On \\(x\\)\n\n$\\frac{1}{2}$ for $5 or \\$6\n\n\\[\nx\n\\]\n"),
    ).toBe("");
  });

  test("names line, column, formula and what is wrong", () => {
    expect(report("---\ntitle: a\n---\n\nThe $x \\foo$.\n")).toBe(
      "a.mdx:5:8: Undefined control sequence: \\foo\n    x \\foo",
    );
  });

  test("finds the line within a block in a container", () => {
    expect(report("> a\n>\n> $$\n> x\n>   + \\foo\n> $$\n")).toMatch(
      /^a\.mdx:5:7: Undefined control sequence/,
    );
  });

  test("reports all faults, from top to bottom", () => {
    expect(report("$x^$\n\n| a |\n|---|\n| $\\bar$ |\n\n$$\n")).toMatch(
      /^a\.mdx:1:3: .*\n.*\na\.mdx:5:8: .*\n.*\na\.mdx:7:1: /,
    );
  });

  test("asks for a missing brace", () => {
    expect(report("so $\\frac{1}{2$ is")).toMatch(/expected '}'/);
  });

  test("is as strict as LaTeX", () => {
    expect(report("$é$")).toBe(
      'a.mdx:1:2: Accented Unicode text character "é" used in math mode [unicodeTextInMathMode]\n    é',
    );
  });

  test.each([
    ["$$\nx\n\n# End\n", "1:1: The closing delimiter is missing"],
    ["- $$\n  x\n- b\n", "1:3: The closing delimiter is missing"],
    ["$$\n\n$$\n", "1:1: There is no TeX between"],
    ["a $$x b\n", "1:3: `$$` opens no formula"],
    ["a \\(x b\n", "1:3: `\\(` opens no formula"],
    ["a \\(\\) b\n", "1:3: `\\(` opens no formula"],
  ])("reports a formula without an end: %j", (source, message) => {
    expect(report(source)).toContain(`a.mdx:${message}`);
  });

  test("refuses a bar that a table makes ambiguous", () => {
    expect(report("| a |\n|---|\n| $\\|x\\|$ |\n")).toMatch(
      /^a\.mdx:3:4: In a/,
    );
    expect(report("$\\|x\\|$")).toBe("");
  });

  test("leaves code and escapes alone", () => {
    expect(report("`$$` and `\\(`, \\$\\$, \\\\(\n\n```\n$\\foo$\n```\n")).toBe(
      "",
    );
  });
});
