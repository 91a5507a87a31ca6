import type { Expression } from "@cortex-js/compute-engine";
import { describe, expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { S, testEngine } from "./corpus/engine.ts";

const table = tablesOf("docs/compute-engine/guides/solving-equations.mdx");

const { ce } = testEngine();

/** Tells whether the two sides of an equation are within 10⁻⁹ at a value. */
function solves(latex: string, value: unknown): boolean {
  const [left = "", right = ""] = latex.split("=");
  const difference = ce.parse(`(${left})-(${right})`);
  const { re, im } = difference.subs({ x: value as number }).N();
  return Math.hypot(re, im) < 1e-9;
}

function rootsOf(latex: string): Expression[] {
  const found: unknown = ce.parse(latex).solve("x");
  if (!Array.isArray(found)) throw new Error("solve() gave no list.");
  return found as Expression[];
}

describe("the guide about equations: what it finds", () => {
  test.each(table("what-it-finds"))("%s", (latex = "", solutions = "") => {
    const found = rootsOf(latex);
    expect(found.map(String).join(", ")).toBe(solutions);
    if (latex.includes("y")) return;
    for (const value of found) expect(solves(latex, value)).toBe(true);
  });

  test.each([
    S`\cos x = x`,
    "x e^x = 1",
    "x^x = 4",
    S`\log x = 2`,
    S`\sin(2x) = 1`,
    "x^2 < 4",
    "x + 1 > 3",
  ])("nothing for %s", (latex) => {
    expect(ce.parse(latex).isValid).toBe(true);
    expect(ce.parse(latex).solve("x")).toEqual([]);
  });

  test("an expression is solved for 0, and the only unknown is taken", () => {
    for (const found of [
      ce.parse("x^2-4").solve("x"),
      ce.parse("x^2=4").solve(),
    ])
      expect(String(found)).toBe("2,-2");
  });
});

test.each(table("what-the-result-means"))(
  "the result of %s",
  (latex = "", unknowns = "", result) => {
    const names = unknowns.split(", ");
    const [name = ""] = names;
    const found = ce.parse(latex).solve(names.length > 1 ? names : name);
    const said = JSON.stringify(found);
    expect(said.replaceAll(/,(?=-?\d)/g, ", ")).toBe(result);
  },
);

describe("the guide about equations: FindRoot", () => {
  const find = (latex: string, ...spec: number[]) =>
    ce
      .function("FindRoot", [
        ce.parse(latex),
        ce.expr(["List", ["Tuple", "x", ...spec]]),
      ])
      .evaluate();

  test.each([
    [S`\cos x = x`, 0.7390851332],
    ["x e^x = 1", 0.56714329],
    ["x^x = 4", 2],
  ])("a root of %s", (latex, root) => {
    for (const spec of [[1], [1, 0, 3]]) {
      const found = find(latex, ...spec);
      expect(found.get("parameters")?.get("x")?.re).toBeCloseTo(root, 8);
      expect(found.get("residualNorm")?.re).toBeLessThan(1e-9);
    }
  });

  test("bounds are kept, also where the root is outside", () => {
    const found = find(String.raw`\cos x = x`, 1, 0.9, 3);
    expect(found.get("parameters")?.get("x")?.re).toBe(0.9);
    expect(found.get("residualNorm")?.re).toBeGreaterThan(0.1);
  });

  test("without a root, a difference is left", () => {
    const found = find("x^2 = -1", 1);
    expect(found.get("converged")?.json).toBe("True");
    expect(found.get("residualNorm")?.re).toBeGreaterThan(0.9);
  });
});

test.each([
  ["x^3=1", 3, 1],
  ["x^3=8", 3, 1],
  ["x^4=16", 4, 2],
  ["x^4=-1", 4, 2],
  ["x^4+3x^2+2=0", 4, 0],
])("of the roots of %s, %d, solve() finds %d", (latex, degree, count) => {
  const all = ce.function("ComplexRoots", [1, degree]).evaluate();
  expect(all.count).toBe(degree);
  expect(rootsOf(latex)).toHaveLength(count);
});
