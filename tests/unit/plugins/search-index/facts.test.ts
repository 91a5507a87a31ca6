import { describe, expect, test } from "vitest";

import { signsIn } from "../../../../plugins/name-register/latex-names.ts";
import { signDrawn } from "../../../../plugins/package-facts/latex-signs.ts";
import { summaryOf } from "../../../../plugins/search-index/facts.ts";

describe("a form of LaTeX", () => {
  test.each([
    ["\\int_{a}^{b}f(x)\\,dx", ["\\int"]],
    ["a^{b}", ["^"]],
    ["\\sum_{k=1}^{n}f(k)", ["\\sum"]],
    ["\\operatorname{rank}(A)", ["rank"]],
    ["x\\not\\in A", []],
    ["\\begin{pmatrix}a & b\\\\ c & d\\end{pmatrix}", ["\\begin{pmatrix}"]],
    ["\\left\\Vert A\\right\\Vert", ["\\Vert", "\\Vert"]],
    ["a<=b", ["<="]],
  ])("is known by its signs: %s", (form, signs) => {
    expect(signsIn(form)).toEqual(signs);
  });
});

describe("a command", () => {
  const symbol = { name: "\\x", kind: "symbol", parameters: [] } as const;

  test.each([
    ["a symbol", { codepoint: 0x2264 }, "≤", "≤"],
    ["what it looks like", {}, '<span class="op">∫</span>', "∫"],
    ["a stroke through a sign", {}, "<span>\uE020</span>=", "≠"],
    ["a letter of a number set", {}, "<span class=mathbb>R</span>", "ℝ"],
    ["nothing, if letters", {}, "sin", ""],
    ["nothing, if it is an accent", {}, "<i>xˆ</i>", ""],
    [
      "nothing, if it has arguments",
      { parameters: [{ type: "auto", isOptional: false }] },
      "∫",
      "",
    ],
  ])("draws %s", (_, more, html, sign) => {
    expect(signDrawn({ ...symbol, ...more }, html)).toBe(sign);
  });
});

describe("the summary of a release", () => {
  const release = (title: string, text: string) => ({
    version: "1.0.0",
    date: null,
    sections: [{ title, text, depth: 3, kinds: [] }],
  });

  test("has the first sentence of each change, without marks", () => {
    expect(
      summaryOf(
        release(
          "Fixed",
          "Some notes. More.\n- **`Sin(0.5)` is exact.** It was\n  not.\n- The [guide](/a/) says v1.2 is out _(derived)_\n  - Inner. Rest.",
        ),
      ),
    ).toBe(
      "Fixed Some notes. Sin(0.5) is exact. The guide says v1.2 is out Inner.",
    );
  });

  test("cuts a long change between words", () => {
    const text = summaryOf(release("", `- ${"word ".repeat(200)}`));
    expect(text.length).toBeLessThan(310);
    expect(text).toMatch(/word …$/);
  });
});
