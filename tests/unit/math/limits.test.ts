import katex from "katex";
import { convertLatexToMarkup } from "mathlive/ssr";
import { describe, expect, test } from "vitest";

import { katexOptions, limitFault, typeset } from "../../../src/math";
import { MAX_NESTING, NESTED } from "../address/nested.ts";

describe("a formula is bounded", () => {
  test.each(NESTED)("in its levels: $name", ({ name, nest }) => {
    // These cost too much before.
    const isCostly = name.startsWith("matrices") || name.includes("above");
    const most = name === "fractions above" || !isCostly ? MAX_NESTING : 8;
    expect(limitFault(nest(most))).toBeUndefined();
    expect(limitFault(nest(MAX_NESTING + 1))).toBe(
      "The formula is nested 31 levels deep: use at most 30.",
    );
  });

  test.each([
    ["fractions", "\\frac12+\\frac{x}{y}"],
    ["roots", "\\sqrt[3]{x}+\\sqrt2"],
    ["fences", "\\left(x\\right]+\\left\\{x\\right\\}"],
    ["powers", "x_1^2+x^{2}"],
    ["arrows", "\\leftarrow+\\rightarrow+\\leftrightarrow x"],
    ["Greek letters", "\\alpha\\beta\\gamma x"],
    ["intervals", "\\left[0,1\\right)"],
    ["matrices", "\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}"],
    ["percentages", "50\\%{x}"],
  ])("but not in how much there is beside each other: %s", (_, latex) => {
    expect(limitFault(`${latex},`.repeat(44))).toBeUndefined();
  });

  test.each(["\\nicefrac1", "\\bra ", "\\Braket{", "\\set ", "\\pmod{"])(
    "in the macros that MathLive reads again and again: %s",
    (macro) => {
      expect(limitFault(`${macro.repeat(6)}x`)).toBeUndefined();
      expect(limitFault(`${macro.repeat(7)}x`)).toContain("35 levels");
    },
  );

  // None of them goes to MathLive here: it would not come back.
  test.each([
    "\\kern x",
    "\\kern\\kern x",
    "\\char x41",
    "\\char{x",
    "\\hspace*-xff",
    "\\color xab",
    "\\textcolor{xa",
    "\\kern+ x\\alpha",
    "\\kern x%{}",
    "\\kern xa\u0301",
    "\\fcolorbox{red}x",
    "\\hspace{1em plus x",
  ])("in what MathLive would read for ever: %s", (latex) => {
    expect(limitFault(latex)).toContain("put {} after it");
    const ended = `${latex.replace("%{}", "")}{}`;
    expect(limitFault(ended)).toBeUndefined();
    expect(convertLatexToMarkup(ended)).toContain("ML__latex");
  });

  test.each([
    "\\color{red}x",
    "\\kern1em x",
    "\\textcolor{red}{x}",
    "\\theta x",
  ])("and not in what ends, such as %s", (latex) => {
    expect(limitFault(latex)).toBeUndefined();
    expect(convertLatexToMarkup(latex)).toContain("ML__latex");
  });

  test("in its length", () => {
    expect(limitFault("x".repeat(2000))).toBeUndefined();
    expect(limitFault("x".repeat(2001))).toBe(
      "The formula has 2,001 characters: shorten it to 2,000.",
    );
  });

  test.each([
    ["columns", "1&", 256],
    ["rows", "1\\\\", 256],
    ["rows of two", "\\\\&", 128],
  ])("in its cells: %s", (_, cell, most) => {
    expect(limitFault(cell.repeat(most))).toBeUndefined();
    expect(limitFault(cell.repeat(most + 1))).toContain("cells");
  });

  test("and not in signs that are text", () => {
    expect(limitFault("\\&".repeat(500))).toBeUndefined();
  });

  test.each([
    "\\def\\a{x}\\a",
    "\\gdef \\a{x}",
    "\\edef\\a{x}",
    "\\xdef\\a{x}",
    "\\let\\a=x",
    "\\futurelet\\a\\b\\c",
    "\\newcommand{\\a}{x}",
    "\\renewcommand\\a{x}",
    "\\providecommand\\a{x}",
    "\\global\\def\\a{x}",
    "\\csname frac\\endcsname{1}{2}",
  ])("to commands that are there: %s", (latex) => {
    expect(limitFault(latex)).toContain("defines commands");
  });

  test.each(["\\longrightarrow", "\\deg x", "\\letter", "\\defeq"])(
    "and %s defines none",
    (latex) => expect(limitFault(latex)).toBeUndefined(),
  );
});

describe("KaTeX's options", () => {
  const set = (latex: string, options = katexOptions(false)) =>
    katex.renderToString(latex, {
      ...options,
      output: "html",
      strict: "ignore",
    });
  const free = { ...katexOptions(false), maxSize: Infinity, maxExpand: 1000 };

  test("bound sizes, which are what was asked for otherwise", () => {
    const rule = "\\rule{400em}{400em}";
    expect(set(rule)).toContain("20em");
    expect(set(rule)).not.toContain("400em");
    expect(set(rule, free)).toContain("400em");
    expect(set("\\rule{20em}{19em}")).toContain("19em");
  });

  test("end what defines itself over and over", () => {
    const formula =
      "\\def\\a{xx}" +
      Array.from({ length: 6 }, (_, index) => {
        const name = String.fromCodePoint(98 + index);
        const last = `\\${String.fromCodePoint(97 + index)}`;
        return `\\def\\${name}{${last.repeat(3)}}`;
      }).join("") +
      "\\g";
    expect(formula.length).toBeLessThan(231);
    expect(() => set(formula)).toThrow("Too many expansions");
    expect(set(formula, { ...free, maxExpand: 2000 }).length).toBeGreaterThan(
      1_000,
    );
    expect(set("\\exponentialE ".repeat(90))).toContain("katex");
  });
});

describe("KaTeX sets", () => {
  test("what is within the limits", async () => {
    expect(
      await typeset("\\sqrt{".repeat(29) + "x" + "}".repeat(29)),
    ).toContain("katex");
  });

  test("nothing that is beyond them", async () => {
    expect(await typeset("\\sqrt{".repeat(31) + "x" + "}".repeat(31))).toBe(
      undefined,
    );
    expect(await typeset("\\def\\a{xx}\\a")).toBeUndefined();
  });
});
