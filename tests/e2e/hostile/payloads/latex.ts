import { NESTED } from "../../../unit/address/nested.ts";
import { alternate, CONSTRUCTS } from "../../../unit/math/constructs.ts";
import { LEAVING, TAG } from "./tags.ts";
import type { LatexPayload } from "./types.ts";

/** Twice as many levels as a tab bears. */
const DEADLY = 120;

/** A longer formula is refused for its length. */
const LONGEST = 2000;

/** Formulas whose layout ends the tab, by how they are nested. */
export const DEEP: Readonly<Record<string, string>> = Object.fromEntries(
  NESTED.map(({ name, nest }) => {
    const most = Math.floor(LONGEST / nest(1).length);
    return [name, nest(Math.min(DEADLY, most))];
  }),
);

/** Formulas that MathLive lays out again and again, within the levels that are set. */
export const COSTLY: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ["superscript", "superscript"],
      ["power of a fence", "braces"],
      ["after a color", "after an empty text"],
      ["array", "array"],
      ["fence", "arrow"],
    ] as const
  ).map(([first, second]) => [
    `${first} and ${second}`,
    alternate(CONSTRUCTS[first], CONSTRUCTS[second], 29),
  ]),
);

/** A cover over the whole page. */
export const COVER =
  "\\htmlStyle{position:fixed;inset:0;background:red;z-index:99}{x}";

/**
 * Formulas that style the page or leave it.
 *
 * @param origin - What they ask for something.
 */
export function reaching(origin: string): readonly string[] {
  const image = `background:url(${origin}/style)`;
  return [
    COVER,
    COVER.replace("htmlStyle", "style"),
    `\\htmlStyle{${image}}{x}`,
    `\\style{${image}}{x}`,
    `\\htmlStyle {${image}}{x}`,
    `\\htmlStyle%\n{${image}}{x}`,
    `\\frac{1}{\\style{${image}}{x}}`,
    `\\text{\\style{${image}}{x}}`,
    `\\sqrt\\style{${image}}{x}`,
    `\\ce{\\style{${image}}{x}}`,
    `x\u200D\\\\htmlStyle{${image}}{x}`,
    `\\csname htmlStyle\\endcsname{${image}}{x}`,
    `\\csname html^^53tyle\\endcsname{${image}}{x}`,
    `\\def\\a{\\style}\\a{${image}}{x}`,
    "\\htmlClass{ML__keyboard-sink}{x}",
    "\\class{ML__keyboard-sink}{x}",
    "\\htmlId{search}{x}",
    "\\cssId{search}{x}",
    `\\htmlData{href=${origin}/data}{x}`,
    `\\href{${origin}/link}{x}`,
    `\\url{${origin}/url}`,
    `\\includegraphics{${origin}/graphics}`,
  ];
}

/** Formulas that ask for much room, within the levels that are set. */
export const HUGE = [
  "\\rule[-200em]{400em}{400em}",
  "\\rule{9999em}{9999em}",
  "\\smash{\\rule[-200em]{400em}{400em}}",
  "\\raisebox{200em}{x}",
  "\\kern-500em\\rule{400em}{1em}",
  "\\hspace{-900em}x",
];

/** Formulas that take long, or are read otherwise than they look. */
const OTHERS: Readonly<Record<string, readonly [does: string, latex: string]>> =
  {
    "a kern without a length": ["never ends in MathLive", "\\kern x"],
    "a colour without a name": ["never ends in MathLive", "\\color x"],
    "a rule without a height": ["never ends in MathLive", "\\rule{1em}x"],
    "a line end without a length": ["never ends in MathLive", "\\\\[x"],
    "slanted fractions in one another": [
      "takes MathLive seconds",
      "\\nicefrac{1}{".repeat(16) + "x" + "}".repeat(16),
    ],
    "definitions in one another": [
      "takes KaTeX seconds",
      "\\def\\a{x}" +
        ["b", "c", "d", "e", "f", "g"]
          .map(
            (name, index) =>
              `\\def\\${name}{${`\\${"abcdef"[index] ?? ""}`.repeat(9)}}`,
          )
          .join("") +
        "\\g",
    ],
    "a definition of itself": ["never ends", "\\def\\a{\\a}\\a"],
    "a tag": ["runs code where a formula is HTML", TAG],
    "a tag that leaves": ["leaves the page where a formula is HTML", LEAVING],
    "a tag that leaves, in a text": [
      "leaves the page where a formula is HTML",
      `\\text{${LEAVING}}`,
    ],
    "a tag in a text": ["runs code where a formula is HTML", `\\text{${TAG}}`],
    "a tag in an unknown command": [
      "runs code where an error is HTML",
      "\\foo<svg onload=top.hit=1>",
    ],
    "an address of code": [
      "runs code where a formula is a link",
      "\\href{javascript:top.hit=1}{x}",
    ],
    "5,000 letters": ["costs time", "x".repeat(5000)],
    "2,000 operators": ["costs time", "x+".repeat(2000) + "x"],
    "as many operators as are taken": ["costs time", "x+".repeat(999) + "x"],
    "a wide matrix": [
      "costs room",
      `\\begin{pmatrix}${"1&".repeat(500)}1\\end{pmatrix}`,
    ],
    "as many columns as are taken": [
      "costs room",
      `\\begin{pmatrix}${"1&".repeat(255)}1\\end{pmatrix}`,
    ],
    "a sum of 100,000,000 terms": [
      "costs time where it is computed",
      "\\sum_{n=1}^{100000000}\\sqrt{n}",
    ],
    "a power of powers": ["fills the memory", "9^{9^{9^{9}}}"],
    "a factorial": ["fills the memory", "1000000!"],
    "half a character": ["breaks encoding", "x\uD800"],
    "characters that turn the order": ["misleads", "\u202Ex\u2066"],
    "marks on a letter": ["covers the page", `x${"\u0301".repeat(1999)}`],
  };

/**
 * @param origin - What some of them ask for something.
 * @returns The payloads that are formulas.
 */
export function latexPayloads(origin: string): readonly LatexPayload[] {
  const kind = "latex";
  return [
    ...Object.entries(DEEP).map(([name, latex]): LatexPayload => ({
      kind,
      name: `${name}, deep`,
      does: "ends the tab when it is laid out",
      latex,
    })),
    ...Object.entries(COSTLY).map(([name, latex]): LatexPayload => ({
      kind,
      name: `${name}, by turns`,
      does: "is laid out again and again",
      latex,
    })),
    ...reaching(origin).map((latex): LatexPayload => ({
      kind,
      name: latex.replaceAll(origin, ""),
      does: "styles the page or leaves it",
      latex,
    })),
    ...HUGE.map((latex): LatexPayload => ({
      kind,
      name: latex,
      does: "asks for much room",
      latex,
    })),
    ...Object.entries(OTHERS).map(([name, [does, latex]]): LatexPayload => ({
      kind,
      name,
      does,
      latex,
    })),
  ];
}
