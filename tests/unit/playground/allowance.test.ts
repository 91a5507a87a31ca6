import { expect, test } from "vitest";

import { Allowance } from "../../../src/playground/allowance";
import { type Entry, type Table } from "../../../src/playground/output";
import { entryOf } from "./console.ts";

/** Returns what is shown of the entries of a run, except of whole ones. */
function cutOf(entries: readonly Entry[]): (string | undefined)[] {
  const allowance = new Allowance();
  return entries.flatMap((entry) => {
    const shown = allowance.admit(entry);
    return shown === entry ? [] : [shown?.parts[0]?.text];
  });
}

const times = (count: number, entry: Entry): Entry[] =>
  Array.from({ length: count }, () => entry);

const tableOf = (rows: number, columns: number): Entry => {
  const cells = Array.from({ length: columns }, () => "a");
  const table: Table = { columns: cells, rows: Array(rows).fill(cells) };
  return { ...entryOf("a"), table };
};

const formulaOf = (length: number): Entry => ({
  ...entryOf(),
  parts: [{ text: "x", latex: "x".repeat(length) }],
});

const treeOf = (values: number): Entry => {
  const children = Array.from({ length: values - 1 }, () => ({ text: "1" }));
  return { ...entryOf(), parts: [{ text: "", tree: { text: "", children } }] };
};

test.each([
  ["1,000 lines", times(1000, entryOf("a")), entryOf("a")],
  ["1,000 lines", times(500, entryOf("a\nb")), entryOf("a")],
  ["1,000 lines", times(10, tableOf(99, 2)), tableOf(1, 2)],
  ["1 MB", times(10, entryOf("x".repeat(100_000))), entryOf("x")],
  ["1 MB", [formulaOf(999_999)], formulaOf(1)],
  [
    "50,000 characters beyond Latin",
    times(50, entryOf("\u0E33".repeat(1000) + "é".repeat(1000))),
    entryOf("\u2066"),
  ],
  [
    "50,000 characters beyond Latin",
    times(1, entryOf("\u0301".repeat(49_998))),
    {
      ...tableOf(1, 1),
      table: { columns: ["\u0E33"], rows: [["\u200F\u202E"]] },
    },
  ],
  ["9,000 cells", times(3, tableOf(199, 15)), tableOf(0, 1)],
  ["100,000 values", times(100, treeOf(1000)), treeOf(1)],
])("a run prints %s at most", (limit, whole, more) => {
  expect(cutOf(whole)).toEqual([]);
  const notice = `The output is cut here: it is longer than ${limit}.`;
  expect(cutOf([...whole, more, more])).toEqual([notice, undefined]);
});
