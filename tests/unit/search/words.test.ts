// cspell:ignore eulers getvalue keycapheight mathfieldelement mathmlelement
import { describe, expect, test } from "vitest";

import {
  compoundsOf,
  keyOf,
  spansOf,
  stemOf,
  termsOf,
} from "../../../src/search/words.ts";

/** All terms that a string is found by: of its words, then of their parts. */
function allTerms(text: string): string[] {
  return termsOf(text).flatMap(({ term, parts }) => [
    term,
    ...parts.map((part) => part.term),
  ]);
}

describe("a text is cut into", () => {
  test.each([
    ["words without case", "The Square root", ["the", "square", "root"]],
    ["words without accents", "Gödel, naïve", ["godel", "naive"]],
    ["the humps of a name", "getValue", ["getvalue", "get", "value"]],
    [
      "humps after capitals",
      "MathMLElement",
      ["mathmlelement", "math", "element"],
    ],
    ["no humps of two letters", "LaTeX", ["latex"]],
    ["what hyphens join", "<math-field>", ["mathfield", "math", "field"]],
    ["a CSS variable", "--keycap-height", ["keycapheight", "keycap", "height"]],
    ["what dots join", "mf.value", ["mf", "value"]],
    ["what slashes join", "mathlive/ssr", ["mathlive", "ssr"]],
    ["keys", "Ctrl+K", ["ctrl", "k"]],
    ["words with an apostrophe", "Euler's", ["eulers", "euler", "s"]],
    ["a LaTeX command and its name", "\\int", ["\\int", "int"]],
    ["a command whose case matters", "\\Delta", ["\\Delta", "delta"]],
    ["a command of a sign", "\\,", ["\\,"]],
    [
      "a command in a program",
      String.raw`"\\frac{1}{2}"`,
      ["\\frac", "frac", "1", "2"],
    ],
    ["an environment", "\\begin{pmatrix}", ["\\begin", "begin", "pmatrix"]],
    ["signs", "∫ x ≤ y → z", ["∫", "x", "≤", "y", "→", "z"]],
    ["signs that touch", "∀x∈ℝ", ["∀", "x", "∈", "ℝ"]],
    ["versions", "since 0.140.0.", ["since", "0.140.0"]],
    ["an operator without words", " != ", ["!="]],
    ["no punctuation", "(a, “b”) … c: d!", ["a", "b", "c", "d"]],
    ["a sign of punctuation that stands alone", "‖", ["‖"]],
    ["nothing", " \n", []],
  ])("%s", (_, text, terms) => {
    expect(allTerms(text)).toEqual(terms);
  });
});

test.each([
  ["getvalue", "getValue"],
  ["value", "Value"],
  ["\\int", "\\\\int"],
  ["int", "int"],
])("%s stands where the text has %s", (term, found) => {
  const text = "Call getValue() or \\\\int.";
  const spans = spansOf(text, new Set([term, "nothing"]));
  expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual([
    found,
  ]);
});

test("a name that is found is not found again in its parts", () => {
  expect(spansOf("mf.getValue", new Set(["get", "getvalue"]))).toEqual([
    { term: "getvalue", start: 3, end: 11 },
  ]);
});

test("an operator stands where it is", () => {
  expect(spansOf(" += ", new Set(["+="]))).toMatchObject([
    { term: "+=", start: 1, end: 3 },
  ]);
});

test.each([
  ["math-field", "mathField"],
  ["getValue()", "getvalue"],
  ["MathfieldElement.value", "mathfieldelement value"],
  ["Möbius function", "mobius  function"],
  ["IsPrime", "is prime"],
  ["Shortcuts", "shortcut"],
])("%s and %s are one name", (a, b) => {
  expect(keyOf(a)).toBe(keyOf(b));
});

test.each([
  ["\\delta", "\\Delta"],
  ["\\int", "int"],
  ["≠", "="],
  ["<=", "<"],
  ["Abs", "ab"],
  ["class", "clas"],
])("%s and %s are two names", (a, b) => {
  expect(keyOf(a)).not.toBe(keyOf(b));
});

test.each([
  ["convertAsciiMathToLatex", "asciimath"],
  ["MathMlElement", "mathml"],
  ["strike through", "strikethrough"],
])("%s is also found by %s", (name, compound) => {
  expect(compoundsOf(name)).toContain(compound);
});

test.each([
  ["solv", ["solve", "solving", "solved", "solves"]],
  ["evalu", ["evaluation", "evaluations"]],
  ["equat", ["equation", "equations"]],
  ["librar", ["library", "libraries"]],
])("%s is the stem of %s", (stem, words) => {
  expect(words.map(stemOf)).toEqual(words.map(() => stem));
});

test.each(["mode", "cos", "\\sides", "matrix"])("%s has no stem", (word) => {
  expect(stemOf(word)).toBe(word);
});
