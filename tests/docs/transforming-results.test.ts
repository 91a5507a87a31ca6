import { describe, expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { testEngine } from "./corpus/engine.ts";
import { CASES, js, list, NATURALS, stays } from "./corpus/transforming.ts";

const table = tablesOf(
  "docs/compute-engine/reference/transforming-collections.mdx",
);

const { ce, apply } = testEngine();

const split = (cell = "") => cell.split(/,\s*/);

describe("results, infinite ranges and empty lists", () => {
  const groupsOfPage = "transform search sort-and-pick group join-and-edit";
  const rows = groupsOfPage
    .split(" ")
    .flatMap((anchor) => table(anchor).filter((r) => r.length === 4));
  const named = rows.flatMap(([names, result, infinite, empty]) =>
    split(names).map((name) => [name, result, infinite, empty] as const),
  );

  test("the tables have each name", () => {
    expect(named.map(([name]) => name).sort()).toEqual(
      Object.keys(CASES).sort(),
    );
  });

  test.each(named)("%s: %s, %s, %s", (name, result, infinite, empty) => {
    const [operands, truth] = CASES[name] ?? [() => [], () => undefined];
    const found = apply(name, ...operands(list([5, 2, 9, 2])));
    expect(found.isLazyCollection).toBe(result === "lazy");
    const kind = /a (list|tuple|dictionary)/.exec(result ?? "")?.[1];
    expect(found.operator.toLowerCase() === kind).toBe(kind !== undefined);

    const endless = apply(name, ...operands(NATURALS));
    const numbers = Array.from({ length: 40 }, (_, i) => i + 1);
    if (infinite === "stays") expect(stays(endless, name)).toBe(true);
    else if (infinite === "an error") expect(endless.isValid).toBe(false);
    else if (infinite?.startsWith("an answer"))
      expect(js(endless)).toEqual(truth(numbers));
    else {
      const first = [];
      for (const each of endless.each()) if (first.push(js(each)) === 3) break;
      expect(endless.isLazyCollection).toBe(true);
      expect(first).toEqual((truth(numbers) as unknown[]).slice(0, 3));
      const third = endless.at(3);
      expect(third && js(third)).toEqual(
        infinite === "lazy" ? first[2] : undefined,
      );
    }

    const none = apply(name, ...operands(list([])));
    if (empty === "stays") expect(stays(none, name)).toBe(true);
    else if (empty === "an error") expect(none.isValid).toBe(false);
    else if (empty === "lists without elements")
      expect(String(none)).toBe("[[],[]]");
    else expect(String(none)).toBe(name === "Fold" ? "0" : empty);
  });

  test("where nothing decides, an infinite range hangs", () => {
    const negative = ["Less", "_", 0];
    for (const [name, wanted] of [
      ["Any", negative],
      ["All", ["Greater", "_", 0]],
      ["Find", negative],
      ["IndexWhere", negative],
      ["IndexOf", 0],
    ] as const)
      expect(() =>
        ce.withTimeLimit(100, () => apply(name, NATURALS, wanted)),
      ).toThrow("Timeout");
  });
});
