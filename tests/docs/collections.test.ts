import { describe, expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { S, testEngine } from "./corpus/engine.ts";
import { runCell } from "./run-cell.ts";

const table = tablesOf("docs/compute-engine/guides/collections.mdx");

const { ce, expr, value } = testEngine();

describe("the guide about collections: which collection", () => {
  const rows = table("which-collection");

  test.each(rows)("%s", (_, latex = "", json = "", count = "", first = "") => {
    const made = expr(JSON.parse(json));
    expect(made.isValid).toBe(true);
    expect(made.isCollection).toBe(true);
    expect(String(made.count)).toBe(count);
    expect(String(made.at(1))).toBe(first);
    if (latex !== "") expect(ce.parse(latex).isSame(made)).toBe(true);
  });

  test("a list keeps order and repeats, a set does not", () => {
    const equal = (a: string, b: string) => ce.parse(a).isEqual(ce.parse(b));
    expect(equal("[1,2]", "[2,1]")).toBe(false);
    expect(equal("[1,1]", "[1]")).toBe(false);
    expect(equal(S`\{1,2\}`, S`\{2,1\}`)).toBe(true);
    expect(equal(S`\{1,1\}`, S`\{1\}`)).toBe(true);
  });

  test.each([
    ["Range", 1, 3],
    ["Map", "Sqrt", ["List", 1]],
    ["Filter", ["List", 1], "IsPrime"],
    ["Repeat", 1],
  ])("%s is lazy", (...parts) => {
    const made = expr(parts);
    expect(made.isValid).toBe(true);
    expect(made.isLazyCollection).toBe(true);
  });
});

describe("the guide about collections: size, elements and membership", () => {
  const COLLECTIONS = ["[5, 2, 9]", "[1..9]", S`\{5, 2, 9\}`, S`\mathbb{Z}`];
  const rows = table("size-elements-and-membership");

  test.each(rows)("%s", (call = "", ...answers) => {
    const integers = ce.parse(S`\mathbb{Z}`);
    const got = COLLECTIONS.map((latex) => {
      const names = { expr: ce.parse(latex), ce, integers };
      const found = runCell(`expr.${call}`, names);
      return Array.isArray(found) ? `[${found.join(",")}]` : String(found);
    });
    expect(got).toEqual(answers);
  });

  test("a proper subset is another set", () => {
    const set = ce.parse(S`\{1,2\}`);
    expect(set.subsetOf(set, false)).toBe(true);
    expect(set.subsetOf(set, true)).toBe(false);
    expect(set.subsetOf(ce.parse(S`\{1,2,3\}`), true)).toBe(true);
  });

  test("a symbol without a value is no collection", () => {
    const x = ce.symbol("x");
    expect(x.isCollection).toBe(false);
    expect(x.count).toBe(undefined);
    expect(x.contains(ce.number(2))).toBe(undefined);
    expect(x.subsetOf(ce.parse(S`\mathbb{Z}`), false)).toBe(undefined);
  });

  test.each([0, 4, -4, 1.5])("there is no element %d of three", (index) => {
    expect(ce.parse("[5,2,9]").at(index)).toBe(undefined);
    expect(ce.function("At", [ce.list([5, 2, 9]), index]).evaluate().re).toBe(
      NaN,
    );
  });

  test("a list compares what is written in it", () => {
    expect(ce.parse("[n,1]").contains(ce.number(2))).toBe(false);
    expect(ce.parse("[n,1]").contains(ce.symbol("n"))).toBe(true);
  });

  test.each([
    ["[1, 2]", "1,2"],
    ["[0.1]", "0.1"],
    [S`[\frac12]`, "0.5"],
    [S`[\frac13]`, undefined],
    [S`[\sqrt2]`, undefined],
    ["[x]", undefined],
    ["[i]", undefined],
  ])("array of %s is %s", (latex, numbers) => {
    expect(ce.parse(latex).array?.join(",")).toBe(numbers);
  });
});

describe("the guide about collections: map, filter, sort and reduce", () => {
  const rows = table("map-filter-sort-and-reduce");

  test.each(rows)("%s", (_, json = "", value) => {
    const made = expr(JSON.parse(json));
    expect(made.isValid).toBe(true);
    expect(String(made.evaluate())).toBe(value);
  });

  test.each(["Map", "Fold", "Filter", "Reduce", "Scan"])(
    "%s stays as it is in the other order",
    (name) => {
      const row = rows.find(([, json]) => json?.startsWith(`["${name}"`));
      const [, ...ops] = JSON.parse(row?.[1] ?? "") as unknown[];
      const turned = expr([name, ...ops.toReversed()]);
      expect(turned.isValid).toBe(true);
      expect(turned.evaluate().isSame(turned)).toBe(true);
    },
  );
});

test("the text of a lazy result has up to ce.maxCollectionSize elements", () => {
  expect(ce.maxCollectionSize).toBe(10_000);
  const roots = (count: number) =>
    String(value(["Map", "Sqrt", ["Range", 1, count]]));
  expect(roots(10_000)).toMatch(/^\[1,/);
  expect(roots(10_001)).toBe("Map(sqrt, Range(1, 10001))");
});
