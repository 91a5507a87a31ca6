import { describe, expect, test } from "vitest";

import { MAX_CHARACTERS } from "../../../src/playground/allowance";
import {
  MAX_COLUMNS,
  MAX_PARTS,
  MAX_ROWS,
  type Tree,
} from "../../../src/playground/output";
import { readEntry } from "../../../src/playground/sandbox/entry";

const entry = { level: "log", line: 1, parts: [{ text: "a" }] };

/** Reads an entry with other properties. */
const read = (sent: object) => readEntry({ ...entry, ...sent });

/** A list of so many items. */
const some = <Item>(length: number, item: Item) =>
  Array.from({ length }, () => item);

test.each([
  undefined,
  "text",
  { ...entry, level: "fatal" },
  { ...entry, level: "__proto__" },
  { ...entry, line: "1" },
  { ...entry, parts: { length: 1 } },
])("%j is no entry", (data) => {
  expect(readEntry(data)).toBeUndefined();
});

describe("of an entry there is nothing left but", () => {
  test("the properties that it can have", () => {
    expect(
      read({ html: "<b>", parts: [{ text: "a", html: "<b>", latex: 5 }] }),
    ).toEqual(entry);
  });

  test("parts with a text", () => {
    const parts = [null, 5, "a", { text: 5 }, { latex: "x" }, { text: "a" }];
    expect(read({ parts })).toEqual(entry);
  });

  test("lines that can be", () => {
    for (const line of [NaN, Infinity, -Infinity, 1.5])
      expect(read({ line })?.line).toBe(0);
  });

  test("branches with a text", () => {
    const tree = {
      text: "[…]",
      extra: 1,
      children: [{ text: "1", key: 5 }, null, { text: 1 }, "2", { text: "3" }],
    };
    expect(read({ parts: [{ text: "a", tree }] })?.parts[0]?.tree).toEqual({
      text: "[…]",
      children: [{ text: "1" }, { text: "3" }],
    });
    for (const odd of [5, null, {}, { text: null }, [tree]])
      expect(read({ parts: [{ text: "a", tree: odd }] })).toEqual(entry);
  });

  test("trees of a depth that can be walked", () => {
    let tree: object = { text: "leaf" };
    for (let depth = 0; depth < 50_000; depth += 1)
      tree = { text: "", children: [tree] };
    let depth = 0;
    let branch = read({ parts: [{ text: "a", tree }] })?.parts[0]?.tree;
    while (branch?.children) {
      depth += 1;
      branch = branch.children[0];
    }
    expect(depth).toBeGreaterThan(10);
    expect(depth).toBeLessThan(5000);
  });

  test("trees that end", () => {
    const tree = { text: "", children: [] as object[] };
    tree.children.push(tree, tree, tree);
    const found = read({ parts: Array(100).fill({ text: "a", tree }) });
    const count = ({ children = [] }: Tree): number =>
      children.reduce((sum, child) => sum + count(child), 1);
    const sizes = found?.parts.map((part) =>
      part.tree ? count(part.tree) : 0,
    );
    const size = sizes?.reduce((sum, each) => sum + each, 0);
    expect(size).toBeGreaterThan(1000);
    expect(size).toBeLessThan(100_000);
  });

  test("tables of texts", () => {
    const odd = { toString: 1, valueOf: 1 };
    const table = { columns: ["a", 5, odd], rows: [["x", odd, null], 5, odd] };
    expect(read({ table })?.table).toEqual({
      columns: ["a", "", ""],
      rows: [["x", "", ""], [], []],
    });
    for (const none of [5, {}, { columns: [], rows: [] }, { rows: [] }])
      expect(read({ table: none })?.table).toBeUndefined();
  });
});

describe("an entry is whole up to its limit, and cut beyond:", () => {
  const sizeOf = ({
    columns,
    rows,
  }: {
    columns: unknown[];
    rows: unknown[][];
  }) => [columns.length, rows.length, rows[0]?.length];
  const table = (rows: number, columns: number, text = "a") => ({
    columns: some(columns, text),
    rows: some(rows, some(columns, text)),
  });
  // The names of the rows, and values that are no rows.
  const columns = MAX_COLUMNS + 2;

  test("the size of a table", () => {
    const whole = table(MAX_ROWS, columns);
    expect(read({ table: whole })?.table).toEqual(whole);
    for (const larger of [
      table(MAX_ROWS + 1, columns),
      table(MAX_ROWS, columns + 1),
      table(150_000, 3 * columns),
    ])
      expect(read({ table: larger })?.table).toEqual(whole);
    expect(sizeOf(whole)).toEqual([22, 200, 22]);
  });

  test("the text of a cell", () => {
    const whole = table(1, 2, "x".repeat(200));
    expect(read({ table: whole })?.table).toEqual(whole);
    expect(read({ table: table(1, 2, "x".repeat(201)) })?.table).toEqual(
      table(1, 2, `${"x".repeat(199)}…`),
    );
  });

  test("the number of parts, and a note on those that are left out", () => {
    const parts = some(MAX_PARTS + 1, { text: "a" });
    expect(read({ parts })?.parts).toEqual(parts);
    expect(read({ parts: [...parts, { text: "b" }] })?.parts).toEqual(parts);
  });

  test("the texts and formulas together", () => {
    const half = "x".repeat(MAX_CHARACTERS / 2);
    const parts = [{ text: half, latex: half }, { text: "b" }];
    expect(read({ parts })?.parts).toEqual(parts);
    const long = [
      { text: half, latex: half },
      { text: "bcd", latex: "e" },
    ];
    expect(read({ parts: long })?.parts[1]).toEqual({ text: "b", latex: "" });
  });

  test("the texts and keys of a tree", () => {
    const treeOf = (text: string) => ({
      text,
      children: [{ key: text, text }],
    });
    const read200 = (text: string) =>
      read({ parts: [{ text: "a", tree: treeOf(text) }] })?.parts[0]?.tree;
    expect(read200("x".repeat(200))).toEqual(treeOf("x".repeat(200)));
    expect(read200("x".repeat(201))).toEqual(treeOf(`${"x".repeat(199)}…`));
  });
});
