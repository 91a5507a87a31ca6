import { describe, expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { S, testEngine } from "./corpus/engine.ts";

const table = tablesOf("docs/compute-engine/reference/control-structures.mdx");

const { ce, value, compute } = testEngine();

describe("piecewise functions", () => {
  const rows = table("which").filter(([row]) => row?.startsWith("2"));
  test("the page has rows", () => {
    expect(rows).toHaveLength(7);
  });

  test.each(
    ["cases", "dcases", "rcases"].flatMap((name) =>
      rows.map(([row = "", read = ""]) => [name, row, read] as const),
    ),
  )("in %s, %s", (name, row, read) => {
    const latex = S`\begin{${name}} 1 & x < 0 \\ ${row} \end{${name}}`;
    expect(ce.parse(latex).json).toEqual([
      "Which",
      ["Less", "x", 0],
      1,
      JSON.parse(read),
      2,
    ]);
  });

  test.each([
    S`\begin{cases} 1 & x < 0, \\ 2 & x \ge 0 \end{cases}`,
    S`\text{if } x < 0 \text{ then } 1`,
  ])("no condition is read from %s", (latex) => {
    const read = ce.parse(latex);
    expect(read.isValid && ["Which", "If"].includes(read.operator)).toBe(false);
  });

  test("an array in a brace is a set", () => {
    const latex = S`\left\{\begin{array}{ll} 1 & x<0 \\ 2 & x\ge0 \end{array}\right.`;
    expect(ce.parse(latex).operator).toBe("Set");
  });

  test.each([
    S`\int_{-1}^{1} \begin{cases} 1 & x < 0 \\ 2 & \text{else} \end{cases} \, dx`,
  ])("%s stays", (latex) => {
    expect(compute(latex).operator).toBe("Integrate");
    const cases = S`\begin{cases} -x & x < 0 \\ x & x \ge 0 \end{cases}`;
    expect(ce.parse(cases).simplify().operator).toBe("Which");
  });
});

describe.each(["If", "Which"])("%s", (operator) => {
  test("evaluates the value that it chooses alone", () => {
    const step = (name: string) => ["Assign", name, 1];
    for (const name of ["yes", "no"]) ce.assign(name, 0);
    value([operator, ["Less", 1, 2], step("yes"), ...other(step("no"))]);
    expect([value("yes").re, value("no").re]).toEqual([1, 0]);
  });

  test("stays while its condition is open, for all later values", () => {
    const open = value([operator, ["Less", "x", 0], 1, ...other(2)]);
    expect(open.operator).toBe(operator);
    for (const x of [-2, 0, 3])
      expect(open.subs({ x }).evaluate().re).toBe(x < 0 ? 1 : 2);
  });

  const other = (last: unknown) =>
    operator === "If" ? [last] : ["True", last];
});

test.each([
  [5, "NaN"],
  [["Rational", 1, 2], "NaN"],
  ["Pi", "NaN"],
  ["'text'", '"Missing"'],
  [["List", 1, 2], '"Missing"'],
  ["True", '"Missing"'],
  ["y", '"Missing"'],
])("where its condition is false, When of %j is %s", (operand, absent) => {
  expect(String(value(["When", operand, "False"]))).toBe(absent);
  expect(value(["When", operand, "True"]).isSame(value(operand))).toBe(true);
});

test.each(["positive", "negative", "even", "integer", "prime"])(
  "Condition takes %s as a symbol",
  (property) => {
    const results = [-4, 7, 6.5].map(
      (n) => value(["Condition", n, property]).json,
    );
    expect(results).toContain("True");
    expect(results).toContain("False");
    expect(value(["Condition", "y", property]).json).toBe("False");
    for (const n of [-4, 7, 6.5])
      expect(value(["Condition", n, `'${property}'`]).json).toBe("True");
  },
);

test("a comprehension gives as many elements as a loop has turns", () => {
  const grid = (rows: number) => [
    "Comprehension",
    ["Tuple", "a", "b"],
    ["Element", "a", ["Range", 1, rows]],
    ["Element", "b", ["Range", 1, 32]],
  ];
  const length = (list: unknown) => value(["ListFrom", list]).count;
  expect(ce.iterationLimit).toBe(1024);
  expect(length(grid(32))).toBe(1024);
  expect(() => length(grid(33))).toThrow("canceled");
  expect(length(["Map", "Square", ["Range", 1, 5000]])).toBe(5000);
  ce.iterationLimit = 2000;
  expect(length(grid(33))).toBe(33 * 32);
});

test("Break and Continue are elements of a comprehension", () => {
  for (const name of ["Break", "Continue"]) {
    const body = ["If", ["Equal", "k", 2], [name], "k"];
    const list = ["Comprehension", body, ["Element", "k", ["Range", 1, 3]]];
    expect(value(["ListFrom", list]).json).toEqual(["List", 1, [name], 3]);
    expect(ce.expr(["Loop", ["If", "True", name as "Pi"]]).isValid).toBe(false);
  }
});
