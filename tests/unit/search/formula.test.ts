// cspell:ignore Coplus Csqrt
import { describe, expect, test } from "vitest";

import { latexInCode } from "../../../plugins/formula-index/collect.ts";
import { FormulaIndex } from "../../../src/search/formula/find.ts";
import { latexTokens } from "../../../src/search/formula/latex.ts";
import { readable } from "../../../src/search/formula/shape.ts";
import {
  sameToken,
  structureToken,
  treeTokens,
} from "../../../src/search/formula/tokens.ts";
import type { FormulaData, Tree } from "../../../src/search/formula/types.ts";

const integral = (name: string, bound: string, to: Tree): Tree => [
  "Integrate",
  ["Function", ["Block", [name, bound]], bound],
  ["Limits", bound, 0, to],
];

describe("a tree", () => {
  test("is the same whatever its names are", () => {
    expect(sameToken(["Add", ["Power", "a", 2], "b"])).toBe(
      sameToken(["Add", ["Power", "u", 2], "v"]),
    );
    expect(sameToken(["Divide", "a", "b"])).not.toBe(
      sameToken(["Divide", "a", "a"]),
    );
    expect(sameToken(["Power", "x", 2])).not.toBe(sameToken(["Power", "x", 3]));
  });

  test("tells constants from variables", () => {
    expect(sameToken(["Sin", "Pi"])).not.toBe(sameToken(["Sin", "x"]));
    expect(structureToken(["Sin", "Pi"], 3)).not.toBe(
      structureToken(["Sin", "x"], 3),
    );
  });

  test("has the same structure with other numbers", () => {
    expect(structureToken(integral("f", "x", 1), Infinity)).toBe(
      structureToken(integral("g", "t", 9), Infinity),
    );
  });

  test("has operands in any order where they have none", () => {
    const one: Tree = ["Add", ["Sin", "x"], ["Power", "x", 2]];
    const other: Tree = ["Add", ["Power", "y", 2], ["Sin", "y"]];
    expect([...treeTokens(one).keys()].sort()).toEqual(
      [...treeTokens(other).keys()].sort(),
    );
    expect(structureToken(["Divide", 1, "x"], 1)).not.toBe(
      structureToken(["Divide", "x", 1], 1),
    );
  });

  test("of another length is alike where operands are", () => {
    expect(structureToken(["Add", "a", "b"], 1)).toBe(
      structureToken(["Add", "a", "b", "c"], 1),
    );
    expect(structureToken(["Add", "a", "b"], Infinity)).not.toBe(
      structureToken(["Add", "a", "b", "c"], Infinity),
    );
  });

  test("is not compared where it has an error", () => {
    expect(readable(["Add", 1, ["Error", "'missing'"]])).toBeNull();
    expect(readable(["Sin", ["Delimiter", "x"]])).toEqual(["Sin", "x"]);
    expect(treeTokens("x").size).toBe(0);
  });
});

test("LaTeX is compared without what changes its look", () => {
  expect([...latexTokens("\\left(\\dfrac{a}{2}\\right)\\,").keys()]).toEqual([
    ...latexTokens("(\\frac{x}{7})").keys(),
  ]);
});

test("LaTeX is found in programs and fields", () => {
  const code = [
    'ce.parse("x^2 + 1").latex;',
    "ce.parse(String.raw`\\frac{a}{b}`);",
    'const typed = "\\\\sqrt{2}"; // no formula: "word"',
    '<math-field aria-label="Formula">\\pi</math-field>',
  ];
  expect(latexInCode(code.join("\n"))).toEqual([
    "x^2 + 1",
    "\\frac{a}{b}",
    "\\sqrt{2}",
    "\\pi",
  ]);
});

const DATA: FormulaData = {
  pages: [
    {
      url: "/guide/",
      title: "Guide",
      places: [
        { anchor: "", titles: [] },
        { anchor: "roots", titles: ["Roots"] },
      ],
    },
    {
      url: "/reference/",
      title: "Reference",
      places: [
        { anchor: "gcd", titles: ["GCD, LCM"], operators: ["GCD", "LCM"] },
        {
          anchor: "integrate",
          titles: ["Integrate"],
          operators: ["Integrate"],
        },
      ],
    },
  ],
  formulas: [
    ["\\int_0^1 f(x)\\,dx", integral("f", "x", 1), [0]],
    ["\\sqrt{a}+1", ["Add", ["Sqrt", "a"], 1], [1]],
    ["\\int x\\,dx", ["Integrate", ["Function", "x", "x"]], [3]],
    ["\\lcm(4,6)", ["LCM", 4, 6], [2]],
  ],
  commands: ["\\sqrt", "\\oplus"],
  commandUrl: "/commands/?filter=",
};

describe("an index", () => {
  const index = new FormulaIndex(DATA);
  const urls = (latex: string, tree?: Tree) =>
    index.find({ latex, tree }).map(({ url }) => url);

  test("finds the same formula with other names, and says so", () => {
    const [first] = index.find({
      latex: "\\int_{0}^{1}h\\left(t\\right)\\,dt",
      tree: integral("h", "t", 1),
    });
    expect(first?.url).toMatch(/^\/(guide|reference)\//);
    const guide = index
      .find({ latex: "\\int_0^1 f(t)dt", tree: integral("f", "t", 1) })
      .find(({ url }) => url === "/guide/");
    expect(guide).toMatchObject({
      titles: ["Guide"],
      reason: "same",
      latex: "\\int_0^1 f(x)\\,dx",
    });
  });

  test("leads to the entry of the operator that is meant", () => {
    expect(urls("\\lcm(8,9)", ["LCM", 8, 9])[0]).toBe("/reference/#gcd");
    const [entry] = index.find({
      latex: "\\lcm(n)",
      tree: ["LCM", ["Power", "n", 2], "k", "m"],
    });
    expect(entry).toMatchObject({
      url: "/reference/#lcm",
      reason: "entry",
      common: ["LCM"],
    });
  });

  test("finds part of a formula", () => {
    expect(urls("\\sqrt{u}", ["Sqrt", "u"])).toContain("/guide/#roots");
  });

  test("finds by LaTeX what no engine has read", () => {
    expect(urls("\\sqrt{")).toEqual(
      expect.arrayContaining(["/guide/#roots", "/commands/?filter=%5Csqrt"]),
    );
    expect(urls("\\oplus")).toEqual(["/commands/?filter=%5Coplus"]);
  });

  test("finds nothing for nothing", () => {
    expect(urls("")).toEqual([]);
    expect(urls("x", "x")).toEqual([]);
  });
});
