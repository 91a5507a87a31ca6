import { describe, expect, test } from "vitest";

import type { Tree } from "../../../src/playground/output";
import { readMessage } from "../../../src/playground/sandbox/messages";

const entry = { level: "log", line: 1, parts: [{ text: "a" }] };

/** What is read of an entry that came in a message. */
function read(sent: object) {
  const message = readMessage({ type: "print", entry: { ...entry, ...sent } });
  return message?.type === "print" ? message.entry : undefined;
}

test.each([
  undefined,
  null,
  5,
  "done",
  [[]],
  {},
  { type: "close" },
  { type: { toString: () => "done" }, ms: 1 },
  { type: "need" },
  { type: "need", specifier: ["mathlive"] },
  { type: "start", prelude: 5 },
  { type: "done" },
  { type: "done", ms: "1" },
  { type: "print" },
  { type: "print", entry: "text" },
  { type: "print", entry: { ...entry, level: "fatal" } },
  { type: "print", entry: { ...entry, level: "__proto__" } },
  { type: "print", entry: { ...entry, line: "1" } },
  { type: "print", entry: { ...entry, parts: { length: 1 } } },
])("%j is no message", (data) => {
  expect(readMessage(data)).toBeUndefined();
});

test.each([
  { type: "need", specifier: "mathlive" },
  { type: "start", prelude: "" },
  { type: "done", ms: 1.5 },
  { type: "done", ms: 0, error: "Error: no" },
  { type: "print", entry },
])("%j is one", (data) => {
  expect(readMessage(data)).toEqual(data);
});

describe("of a message there is nothing left but", () => {
  test("the properties that it can have", () => {
    const more = { type: "done", ms: 1, error: 5, html: "<b>", limited: true };
    expect(readMessage(more)).toEqual({ type: "done", ms: 1 });
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
