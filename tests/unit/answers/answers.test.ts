import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { TITLES } from "../../../src/calculation";
import { INITIAL } from "../../../src/features/compute-demo/state.ts";
import { foundByHome, toldByDemo, toldByHome } from "./pages.ts";

/** Formulas by the label of their answer; without one they have an error. */
const FORMULAS = {
  "Solutions for x": [
    "x^2-5=0",
    "x^2=x+1",
    "x^2=-1",
    "x=x+1",
    "x=x",
    "ax^2+b=0",
    "\\sin x=\\frac{1}{2}",
    "x+y=3",
    "x^2+y^2=1",
  ],
  "Solutions for t": ["t^2=2"],
  Solutions: [
    "x+y=3,x-y=1",
    "(x+y=3,x-y=1)",
    "\\begin{cases}x+y=3\\\\x-y=1\\end{cases}",
    "x<3",
    "x^2\\ge 4",
    "x\\ne 1",
    "1<x<3",
    "(x+1)^2=x^2+2x+1,1=1",
  ],
  Value: [
    "\\frac{1}{2}+\\frac{1}{3}",
    "3+4",
    "0.1+0.2",
    "\\sqrt{2}",
    "2\\pi",
    "e^{i\\pi}+1",
    "99^9\\cdot 2",
    "100!",
    "10^{-30}",
    "\\int_0^1\\sqrt{1-x^2}\\,dx",
    "\\sum_{n=1}^{\\infty}\\frac{1}{n^2}",
    "\\lim_{x\\to 0}\\frac{\\sin x}{x}",
    "\\frac{d}{dx}e^{-x^2}",
    "[1,2,3]",
    "\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}^{-1}",
    "\\{1,2,3\\}\\cup\\{3,4\\}",
    "\\mathrm{Mean}(2,4,4,5,9)",
    "1=1",
    "1=2",
    "2<3",
    "p\\lor(p\\land q)",
  ],
  Simplified: [
    "y",
    "x+1",
    "x+y",
    "\\frac{x^2-1}{x-1}",
    "\\frac{\\sin x}{x}",
    "\\sin(x)^2+\\cos(x)^2",
    "[x,x^2]",
    "f(x)",
    "\\mathrm{undefinedName}+1",
    "a\\sin(bx+c)",
  ],
  Factored: ["x^2-x-6"],
  error: ["x+", "\\frac{x}{", "\\frac{x}{}", "\\foo", "{}"],
} as const;
const CASES = Object.entries(FORMULAS).flatMap(([label, formulas]) =>
  formulas.map((latex) => [latex, label] as const),
);

beforeAll(() => {
  vi.stubGlobal("location", { hash: "", origin: "", pathname: "/" });
  vi.stubGlobal("history", { replaceState: () => undefined });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
});

afterAll(() => vi.unstubAllGlobals());

test.each(CASES)(
  "home and demo say the same of %s: %s",
  async (latex, label) => {
    const told = await toldByDemo(latex);
    expect(told.fault === undefined ? told.label : "error").toBe(label);
    expect(await toldByHome(latex)).toEqual(told);
  },
);

test("the documents state the answers to the first formulas of both pages", async () => {
  const home = readFileSync("src/pages/index.mdx", "utf8");
  const [, first = ""] = /<Workbench latex="(.+)">/.exec(home) ?? [];
  const { label, text } = (await foundByHome(first)).answer;
  expect(home).toContain(`// → ${label} ${text}\n`);
  const demo = readFileSync("docs/compute-engine/demo.mdx", "utf8");
  const [, task, printed] = /```output\n(\w+) (.+)\n```/.exec(demo) ?? [];
  const { answer } = await foundByHome(INITIAL.latex);
  expect([answer.label, answer.text]).toEqual([
    TITLES[task as keyof typeof TITLES],
    printed,
  ]);
});
