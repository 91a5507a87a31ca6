import { convertLatexToMarkup } from "mathlive/ssr";
import { describe, expect, test } from "vitest";

import { latexFault, formula, readFragment } from "../../../src/address";

const REFUSED = [
  "\\htmlStyle{position:fixed;inset:0}{x}",
  "\\style{position:fixed}{x}",
  "\\htmlClass{navbar}{x}",
  "\\class{navbar}{x}",
  "\\htmlId{search}{x}",
  "\\cssId{search}{x}",
  "\\htmlData{href=https://example.org}{x}",
  "\\href{https://example.org}{x}",
  "\\url{https://example.org}",
  "\\includegraphics{https://example.org/x.png}",
  "\\htmlStyle {position:fixed}{x}",
  "\\htmlStyle\n{position:fixed}{x}",
  "\\htmlStyle%\n{position:fixed}{x}",
  "\\htmlStyle[position:fixed]{x}",
  "\\htmlStyle\u0301{position:fixed}{x}",
  "\\html\u{1F1E6}\u{1F1E7}Style{position:fixed}{x}",
  "x\u200D\\\\htmlStyle{position:fixed}{x}",
  "\\frac{1}{\\style{position:fixed}{x}}",
  "\\sqrt\\style{position:fixed}{x}",
  "\\text{\\style{position:fixed}{x}}",
  "\\text{$\\style{position:fixed}{x}$}",
  "\\operatorname{\\style{position:fixed}{x}}",
  "\\ce{\\style{position:fixed}{x}}",
  "\\placeholder{\\style{position:fixed}{x}}",
  "\\expandafter\\style{position:fixed}{x}",
  "\\noexpand\\style{position:fixed}{x}",
  "\\begin{matrix}\\style{position:fixed}{x}\\end{matrix}",
  "\\csname htmlStyle\\endcsname{position:fixed}{x}",
  "\\csname html^^53tyle\\endcsname{position:fixed}{x}",
  "\\let\\a\\htmlStyle\\a{position:fixed}{x}",
  "\\def\\a{\\htmlStyle}\\a{position:fixed}{x}",
];

/** Spellings of no such command: MathLive reads them as others, or as text. */
const HARMLESS = [
  "\\html Style{x}",
  "\\html%\nStyle{x}",
  "\\HTMLSTYLE{x}",
  "^^5chtmlStyle{x}",
  "^^^^005chtmlStyle{x}",
  "\\htmlS^^74yle{x}",
  "\\begin{htmlStyle}x\\end{htmlStyle}",
  "\\styles{x}",
  "\\textstyle x",
  "\\displaystyle x",
  "\\subclass",
  "\\color{red}x",
  "\\colorbox{yellow}{x}",
  "\\enclose{circle}[2px solid red]{x}",
];

describe("a formula of an address", () => {
  test.each(REFUSED)("is refused: %s", (latex) => {
    expect(latexFault(latex)).toMatch(/take it out\.$|write them out\.$/);
    expect(
      readFragment(
        { latex: formula("y") },
        `latex=${encodeURIComponent(latex)}`,
      ),
    ).toEqual({ state: { latex: "y" }, faults: [latexFault(latex)] });
  });

  test.each(HARMLESS)("is read, and reaches nothing: %s", (latex) => {
    expect(latexFault(latex)).toBeUndefined();
    expect(convertLatexToMarkup(latex)).not.toMatch(/style="[^"]*fixed/);
  });

  test("is refused however it is written in the address", () => {
    for (const fragment of [
      `latex=${encodeURIComponent("\\htmlStyle{x}{y}")}`,
      `latex=${everyByte("\\htmlStyle{x}{y}")}`,
      "latex=\\htmlStyle+{x}{y}",
    ])
      expect(readFragment({ latex: formula("y") }, fragment)).toMatchObject({
        state: { latex: "y" },
        faults: [expect.stringContaining(", which can change the page")],
      });
  });
});

/** An ASCII text with each of its characters in percent-encoding. */
function everyByte(text: string): string {
  return Array.from(
    text,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  ).join("");
}
