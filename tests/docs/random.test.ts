import { compile } from "@cortex-js/compute-engine";
import { describe, expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { testEngine } from "./corpus/engine.ts";

const table = tablesOf("docs/compute-engine/guides/random.mdx");

const { ce, expr, apply } = testEngine();

const rows = table("draw").map(([, ...cells]) => cells);

describe("the guide about random numbers", () => {
  test.each(rows)("%s", (json = "", value) => {
    const draw = JSON.parse(json) as unknown;
    const seeded = expr(["WithRandomSeed", 42, draw]);
    expect(seeded.isPure).toBe(true);
    expect(String(seeded.evaluate())).toBe(value);
    expect(expr(draw).isPure).toBe(false);
  });

  test.each(rows)("%s can be denied", (json = "") => {
    const draw = expr(JSON.parse(json));
    const value = ce.withEffects({ entropy: null }, () => draw.evaluate());
    expect(String(value)).toContain("capability-denied");
  });
});

test("RandomExpression can be denied", () => {
  const draw = ce.expr(["RandomExpression"]);
  const value = ce.withEffects({ entropy: null }, () => draw.evaluate());
  expect(String(value)).toContain("capability-denied");
});

test.each(["RandomInteger", "Shuffle", "Sample", "RandomList", "RandomSeed"])(
  "%s is not an operator",
  (name) => {
    expect(ce.lookupDefinition(name)).toBeUndefined();
  },
);

test("both bounds of a range are possible, and a sample has no element twice", () => {
  const draw = (json: unknown, seed: number) =>
    String(apply("WithRandomSeed", seed, json));
  const seeds = Array.from({ length: 60 }, (_, seed) => seed);
  const drawn = seeds.map((seed) => draw(["Random", ["Range", 1, 6]], seed));
  expect([...new Set(drawn)].sort()).toEqual(["1", "2", "3", "4", "5", "6"]);
  const all = ["RandomSample", ["Range", 1, 6], 6];
  for (const seed of seeds) {
    const sample = JSON.parse(draw(all, seed)) as number[];
    expect(sample.sort()).toEqual([1, 2, 3, 4, 5, 6]);
  }
});

test("compiled code without a seed draws at each call", () => {
  const { run, success } = compile(ce.expr(["Random"]));
  expect(success).toBe(true);
  const values = Array.from({ length: 5 }, () => run());
  expect(new Set(values).size).toBe(5);
});
