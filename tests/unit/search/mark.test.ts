// cspell:ignore getvalue virtualkeyboard
import { describe, expect, test } from "vitest";

import { excerpt, mark } from "../../../src/search/mark.ts";
import type { Marked } from "../../../src/search/index.ts";

/** Writes marked text with its matches in brackets. */
function show(marked: Marked): string {
  return marked
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join("");
}

describe("of a text is marked", () => {
  test.each([
    ["a word, whatever its case", "Integrate", ["integrate"], "[Integrate]"],
    [
      "every word that matches",
      "A sum of sums: sum",
      ["sum"],
      "A [sum] of sums: [sum]",
    ],
    ["a part of a name", "getValue()", ["value"], "get[Value]()"],
    ["parts that touch", "getValue()", ["get", "value"], "[get][Value]()"],
    [
      "the whole rather than its parts",
      "getValue",
      ["getvalue", "value"],
      "[getValue]",
    ],
    [
      "parts that overlap, once",
      "virtualKeyboard-toggle",
      ["virtualkeyboard", "keyboard"],
      "[virtualKeyboard]-toggle",
    ],
    ["a LaTeX command", "Use \\int here", ["\\int"], "Use [\\int] here"],
    ["a sign", "If x ≤ y", ["≤"], "If x [≤] y"],
    ["nothing", "Integrate", ["sum"], "Integrate"],
  ])("%s", (_, text, terms, expected) => {
    expect(show(mark(text, new Set(terms)))).toBe(expected);
  });

  test("markup as the text that it is", () => {
    const text = "<math-field onfocus=alert(1)> &amp; <b>";
    const marked = mark(text, new Set(["mathfield", "amp", "b"]));
    expect(marked.map((part) => part.text).join("")).toBe(text);
    expect(show(marked)).toBe("<[math-field] onfocus=alert(1)> &[amp]; <[b]>");
  });
});

describe("an excerpt", () => {
  const numbers = Array.from({ length: 60 }, (_, at) => `n${String(at)}`);

  test("is a short text, whole", () => {
    expect(show(excerpt("A short text.", new Set(["text"])))).toBe(
      "A short [text].",
    );
  });

  test("begins a little before what matches", () => {
    const shown = show(excerpt(numbers.join(" "), new Set(["n30"])));
    expect(shown).toBe(
      `… ${numbers.slice(25, 45).join(" ").replace("n30", "[n30]")} …`,
    );
  });

  test("is where most of what matches stands together", () => {
    const terms = new Set(["n2", "n40", "n44"]);
    const shown = show(excerpt(numbers.join(" "), terms));
    expect(shown).toContain("[n40] n41 n42 n43 [n44]");
    expect(shown).not.toContain("n2 ");
  });

  test("ends with the text", () => {
    const shown = show(excerpt(numbers.join(" "), new Set(["n59"])));
    expect(shown).toBe(`… ${numbers.slice(40, 59).join(" ")} [n59]`);
  });

  test("is the beginning where nothing matches", () => {
    const shown = show(excerpt(numbers.join(" "), new Set(["other"])));
    expect(shown).toBe(`${numbers.slice(0, 20).join(" ")} …`);
  });

  test("of nothing is nothing", () => {
    expect(excerpt("", new Set(["a"]))).toEqual([]);
  });
});
