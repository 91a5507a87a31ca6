import { describe, expect, test } from "vitest";

import { loadComputeEngine } from "../../plugins/package-facts/index.ts";
import { tablesOf } from "../page-rows.ts";
import { S, testEngine } from "./corpus/engine.ts";

const table = tablesOf("docs/compute-engine/guides/latex-syntax.mdx");

/** Operators of one operand in the table, which follow it. */
const POSTFIX = new Set(["!", "'"]);

const { ce } = testEngine();

/** The operator that the parser puts at the top of a formula. */
function top(latex: string): string {
  return ce.parse(latex, { form: "raw" }).operator;
}

const operators = table("precedence").flatMap(([precedence, cell = ""]) =>
  cell
    .replace(" between operands", "")
    .split(", ")
    .map((latex) => ({ precedence: Number(precedence), latex })),
);
const infix = operators.filter(({ latex }) => !POSTFIX.has(latex));

describe("the guide to LaTeX syntax: precedence", () => {
  test.each(infix)("$latex is looser than what follows", (loose) => {
    const tighter = operators
      .filter(({ precedence }) => precedence > loose.precedence)
      .map(({ latex }) => (POSTFIX.has(latex) ? `b${latex}` : `b ${latex} c`));
    const wrong = [...tighter, "bc", "b^c"].filter(
      (operand) =>
        top(`a ${loose.latex} ${operand}`) !== top(`a ${loose.latex} b`),
    );
    expect(wrong).toEqual([]);
  });
});

const examples = ["products-and-functions", "brackets-and-notations"].flatMap(
  (section) => table(section),
);

describe("the guide to LaTeX syntax: how LaTeX is read", () => {
  test.each(examples)("%s is %s", (latex = "", json = "") => {
    expect(ce.parse(latex).json).toEqual(JSON.parse(json));
  });
});

describe("the guide to LaTeX syntax: what is said of few", () => {
  test("a mixed number alone is a sum", () => {
    expect(
      ce
        .parse(S`2\frac12`)
        .evaluate()
        .is(2.5),
    ).toBe(true);
    expect(ce.parse(S`2\frac12x`).isSame(ce.parse("x"))).toBe(true);
  });

  test.each(["n", "x_1", "(n)", "|n|", S`\frac12`, S`\sqrt{n}`])(
    "a space after %s is not skipped",
    (operand) => {
      expect(ce.parse(`${operand} !`).isValid).toBe(false);
      expect(ce.parse(`${operand}!`).isValid).toBe(true);
    },
  );
});

interface Entry {
  readonly latexTrigger?: string | readonly string[];
}

const exported = new Map(
  Object.entries(loadComputeEngine()).filter(([name]) =>
    name.endsWith("_DICTIONARY"),
  ) as [string, readonly Entry[]][],
);
const dictionaries = table("dictionaries");

describe("the guide to LaTeX syntax: dictionaries", () => {
  test("the table has all", () => {
    expect(
      ["LATEX_DICTIONARY", ...dictionaries.map(([name]) => name)].sort(),
    ).toEqual([...exported.keys()].sort());
  });

  test.each(dictionaries)("%s has %s", (name = "", cell = "") => {
    const triggers = (exported.get(name) ?? []).map(({ latexTrigger = "" }) =>
      [latexTrigger].flat().join(""),
    );
    expect(triggers).toEqual(expect.arrayContaining(cell.split(", ")));
    const whole = exported.get("LATEX_DICTIONARY");
    expect(whole).toEqual(
      expect.arrayContaining([...(exported.get(name) ?? [])]),
    );
  });
});
