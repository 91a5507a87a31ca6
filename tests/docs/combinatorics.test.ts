import { expect, test } from "vitest";

import { testEngine } from "./corpus/engine.ts";

const { ce, apply } = testEngine();

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}

test("the counts are those of the lists", () => {
  const range = ["Range", 1, 5];
  for (const k of [1, 2, 3, 4, 5]) {
    const chosen = apply("Combinations", range, k);
    expect(chosen.count).toBe(apply("Binomial", 5, k).re);
    const orders = apply("Permutations", range, k);
    expect(orders.count).toBe(factorial(5) / factorial(5 - k));
  }
});

test("Choose has the values of Binomial", () => {
  for (const n of [-3, 0, 5, 0.5, 52, "n"])
    for (const k of [-1, 0, 2, 7, 2.5, "k"]) {
      const [a, b] = ["Binomial", "Choose"].map((name) =>
        String(apply(name, n, k)).replace(name, "?"),
      );
      expect([n, k, b]).toEqual([n, k, a]);
    }
});

test("derangements and partitions of a set are counted", () => {
  const derangements = [1, 0, 1, 2, 9, 44];
  const partitions = [1, 1, 2, 5, 15, 52];
  for (const [n, count] of derangements.entries())
    expect(apply("Subfactorial", n).re).toBe(count);
  for (const [n, count] of partitions.entries())
    expect(apply("BellNumber", n).re).toBe(count);
});

test.each(["PowerSet", "CartesianProduct"])("%s takes no list", (operator) => {
  const list = ce.expr(["List", 1, 2]);
  expect(ce.function(operator, [list]).isValid).toBe(false);
  const set = ce.function("SetFrom", [list]).evaluate();
  expect(ce.function(operator, [set]).isValid).toBe(true);
});
