import { expect, test } from "vitest";

import { testEngine } from "./corpus/engine.ts";
import { CASES, js, list, SMALL, stays } from "./corpus/transforming.ts";

const { ce, apply, value } = testEngine();

test("what stays around operators that are not evaluated", () => {
  const inner = ["Sort", "Ordering", "Unique", "Position"];
  const outer =
    "Reduce Fold Scan DropWhile FlatMap MaxBy MinBy ArgMax ArgMin Dedup";
  for (const name of outer.split(" "))
    for (const within of inner) {
      const [operands, truth] = CASES[name] ?? [() => [], () => undefined];
      const [own = () => []] = CASES[within] ?? [];
      const step = [within, ...own(list([7, 1, 3, 1]))];
      expect(stays(apply(name, ...operands(step)), name)).toBe(true);
      const before = value(step);
      const found = apply(name, ...operands(before.json));
      expect(js(found)).toEqual(truth(js(before) as number[]));
    }
});

test("sets are refused, strings give strings", () => {
  const set = ["Set", 3, 1, 2];
  const refuse =
    "Sort Ordering RandomShuffle Zip Reverse RotateLeft RotateRight Insert DeleteAt ReplaceAt StartsWith EndsWith ContainsSequence";
  for (const [name, [operands]] of Object.entries(CASES)) {
    const found = apply(name, ...operands(set));
    expect(found.isValid, name).toEqual(!refuse.split(" ").includes(name));
  }
  for (const name of ["ArgMax", "ArgMin"])
    expect(stays(apply(name, set), name)).toBe(true);
  for (const name of ["IndexWhere", "IndexOf"])
    expect(apply(name, set, name === "IndexOf" ? 3 : SMALL).re).toBe(0);
});

test("what has no order stays, and NaN comes last", () => {
  for (const xs of [
    ["x", 1],
    ["x", "y"],
    ["ImaginaryUnit", 1],
    [list([1]), list([2])],
    ["'a'", 1],
  ])
    expect(stays(apply("Sort", list(xs)), "Sort")).toBe(true);
  for (const last of ["NaN", "Missing"])
    for (const order of [[], ["Greater"]])
      expect(String(apply("Sort", list([3, last, 1, 2]), ...order))).toMatch(
        new RegExp(`"?${last}"?\\]$`),
      );
  const words = ["é", "Z", "a", "\u{1F600}", "\uFFFD", "10", "9"];
  expect(js(apply("Sort", list(words.map((w) => `'${w}'`))))).toEqual(
    [...words].sort(),
  );
});

test("assignments, undecided conditions and edits", () => {
  ce.assign("k", 2);
  const lazy = apply("Map", ["Multiply", "k", "_"], list([1, 2]));
  expect(js(lazy)).toEqual([2, 4]);
  ce.assign("k", 5);
  expect(js(lazy)).toEqual([5, 10]);
  const unknown = list(["u", 5]);
  for (const name of ["Find", "IndexWhere", "Position", "CountIf"])
    expect(() => apply(name, unknown, SMALL)).toThrow(/predicate must return/);
  for (const name of ["Find", "IndexWhere"])
    expect(apply(name, list([1, "u"]), SMALL).re).toBe(1);
  expect(() => js(apply("Filter", unknown, SMALL))).toThrow("Filter predicate");
  for (const [index, stay] of [
    [0, true],
    [3, false],
    [-3, false],
    [4, true],
    [-4, true],
  ] as const) {
    const xs = list([1, 2, 3]);
    expect(stays(apply("DeleteAt", xs, index), "DeleteAt")).toBe(stay);
    expect(stays(apply("ReplaceAt", xs, index, 9), "ReplaceAt")).toBe(stay);
    const further = index < 0 ? index - 1 : index === 0 ? 0 : index + 1;
    expect(stays(apply("Insert", xs, further, 9), "Insert")).toBe(stay);
  }
  ce.assign("data", ce.list([5, 2, 9]));
  for (const [name, [operands]] of Object.entries(CASES)) {
    apply(name, ...operands("data"));
    expect(js(ce.symbol("data").evaluate())).toEqual([5, 2, 9]);
  }
});
