import { describe, expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { testEngine } from "./corpus/engine.ts";
import {
  ADD,
  CASES,
  js,
  list,
  SMALL,
  sorted,
  stays,
} from "./corpus/transforming.ts";

const table = tablesOf(
  "docs/compute-engine/reference/transforming-collections.mdx",
);
const LISTS = [[5, 2, 9, 2], [1, 1, 7, 3, 3, 1, 12], [-4, 0, 4, -1], [8]];

const { ce, apply } = testEngine();

const split = (cell = "") => cell.split(/,\s*/);

test.each(Object.entries(CASES))("%s of lists", (name, [operands, truth]) => {
  for (const xs of LISTS) {
    const found = apply(name, ...operands(list(xs)));
    if (name === "RandomShuffle")
      expect(sorted(js(found) as number[])).toEqual(sorted(xs));
    else expect([xs, js(found)]).toEqual([xs, truth(xs)]);
  }
});

const REDUCERS = ["Add", ADD, ["Add", "_1", "_2"]];
const KEYS = ["Negate", "Sin", ["Function", ["Negate", "_"]], ["Negate", "_"]];
const CONDITIONS = ["IsPrime", SMALL, ["Less", "_", 6]];
const KEYED = /^(Map|FlatMap|Sort|Ordering|GroupBy|ChunkBy|.*By|Arg.*)$/;

describe("the order of operands", () => {
  const rows = table("transforming-collections").filter(
    (row) => row.length === 3,
  );
  const named = rows.flatMap(([names, order, wrong = ""]) =>
    split(names).map((name) => ({ name, order: split(order), wrong })),
  );

  test.each(named)("$name: $order", ({ name, order, wrong }) => {
    const functions = !order.includes("function")
      ? [""]
      : order.includes("initial value")
        ? REDUCERS
        : KEYED.test(name)
          ? KEYS
          : CONDITIONS;
    for (const f of functions) {
      const given: Record<string, unknown> = {
        collection: list([5, 2, 9]),
        function: f,
        "initial value": 0,
        value: 9,
        number: 1,
        index: 1,
        part: list([5, 2]),
      };
      const right = order.map((word) => given[word]);
      const found = apply(name, ...right);
      expect(found.isValid).toBe(true);
      if (!found.isLazyCollection) expect(stays(found, name)).toBe(false);
      const at = order.indexOf("collection");
      const swapped = [...right];
      const other = Math.max(0, order.indexOf("function"));
      swapped[at] = right[at === 0 ? Math.max(1, other) : other];
      swapped[at === 0 ? Math.max(1, other) : other] = right[at];
      const instead = apply(name, ...swapped);
      const fails =
        /^an error($| if)/.test(wrong) ||
        (wrong.startsWith("an error for") &&
          JSON.stringify(f).includes("Func"));
      if (wrong === '"False"') expect(String(instead)).toBe(wrong);
      else if (fails) expect(instead.isValid).toBe(false);
      else expect([swapped, stays(instead, name)]).toEqual([swapped, true]);
    }
  });

  test("the table has each name whose operands differ", () => {
    const alone =
      "Differences RandomShuffle Tally Unique Dedup Zip Join Reverse";
    const names = [...named.map(({ name }) => name), ...alone.split(" ")];
    expect(names.sort()).toEqual(Object.keys(CASES).sort());
  });
});

test("the names in LaTeX", () => {
  const read = (name: string) =>
    ce.parse(`\\operatorname{${name}}([1, 2])`).operator;
  // A `Join` of one list is that list.
  for (const name of Object.keys(CASES))
    expect(read(name)).toBe(name === "Join" ? "List" : name);
  for (const name of ["Sort", "Reverse", "Unique"])
    expect(read(name.toLowerCase())).toBe(name);
  expect([read("join"), read("shuffle")]).toEqual(["List", "RandomShuffle"]);
  for (const name of ["map", "filter"]) expect(read(name)).toBe(name);
});
