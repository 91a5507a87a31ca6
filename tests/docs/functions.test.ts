import { describe, expect, test } from "vitest";

import { S, testEngine } from "./corpus/engine.ts";

const { ce, fresh, value, compute } = testEngine();

describe("lists", () => {
  const A = [5, -6, 0.5];
  const B = [1, 2, 3];
  const list = (values: readonly number[]) => `[${values.join()}]`;

  test.each([
    ["x - y", (x: number, y: number) => x - y],
    ["x y + 1", (x: number, y: number) => x * y + 1],
    [S`\max(x, y)`, Math.max],
  ] as const)("%s goes through them in parallel", (body, f) => {
    compute(`g(x, y) := ${body}`);
    const numbers = (latex: string) =>
      (compute(latex).json as readonly unknown[]).slice(1);
    expect(numbers(`g(${list(A)}, ${list(B)})`)).toEqual(
      A.map((a, index) => f(a, B[index] ?? 0)),
    );
    expect(numbers(`g(${list(A)}, 2)`)).toEqual(A.map((a) => f(a, 2)));
    expect(compute(`g([1, 2], ${list(B)})`).operator).toBe("Error");
  });

  test.each(["list", "collection", "indexed_collection"])(
    "a parameter of type %s receives the whole",
    (type) => {
      const twice = ["Function", ["List", "x", "x"], ["Typed", "x", type]];
      expect(value([twice, ["List", 5, 6]]).json).toEqual([
        "List",
        ["List", 5, 6],
        ["List", 5, 6],
      ]);
    },
  );
});

describe("a function is the same", () => {
  const square = ["Function", ["Power", "x", 2], "x"];
  const calls = (operand: unknown) => [
    [square, operand],
    ["Apply", square, operand],
    ["ApplyWhole", square, operand],
    ["Apply", ["Power", "_", 2], operand],
    ["Apply", ["Function", ["Power", "_1", 2]], operand],
    ["Pipe", operand, square],
    ["EvaluateAt", square, operand],
  ];

  test.each([3, ["Rational", 1, 2], "Pi", "a", ["Add", "a", 1]])(
    "for %j, whatever calls it",
    (operand) => {
      const expected = value(["Power", operand, 2]);
      for (const call of calls(operand))
        expect([call, value(call).isSame(expected)]).toEqual([call, true]);
    },
  );
});

test.each([S`\rhd`, S`\triangleright`, S`\vartriangleright`, "|>", "⊳"])(
  "5 %s f is a pipe",
  (arrow) => {
    compute("f(x) := 2x + 1");
    expect(ce.parse(`5 ${arrow} f`).operator).toBe("Pipe");
    expect(compute(`5 ${arrow} f`).re).toBe(11);
  },
);

test("the clause of the most specific type counts, in each order", () => {
  const types = ["integer", "real", "number"];
  for (const order of [types, [...types].reverse()]) {
    fresh();
    for (const type of order)
      value([
        "DefineFunction",
        "kind",
        ["Function", `'${type}'`, ["Typed", "x", type]],
      ]);
    const kinds = [3, 3.5, ["Complex", 1, 2]].map((x) =>
      String(value(["kind", x])),
    );
    expect(kinds).toEqual(types.map((type) => `"${type}"`));
  }
  value(["Assign", "kind", ["Function", 1, "x"]]);
  expect(value(["kind", 3]).re).toBe(1);
});

test.each([10, 100, 1000, 5000])("a fold of %i steps", (count) => {
  const add = ["Function", ["Add", "x", "y"], "x", "y"];
  expect(value(["Fold", add, 0, ["Range", 1, count]]).re).toBe(
    (count * (count + 1)) / 2,
  );
});

test("a composition does not evaluate, and a second call is a product", () => {
  compute("f(x) := 2x + 1");
  expect(compute(S`f \circ f`).operator).toBe("Ring");
  expect(ce.parse(S`(x \mapsto y \mapsto x + y)(3)(4)`).operator).toBe(
    "Multiply",
  );
});

test.each([S`\left. x^3 \right|_1^2`, S`\left. x^3 \right|_{x=2}`])(
  "%s is no value between bounds",
  (latex) => {
    expect(ce.parse(latex).operator).not.toBe("EvaluateAt");
  },
);

test("ApplyWhole gives a literal the whole list", () => {
  const twice = ["Function", ["List", "x", "x"], "x"];
  const list = ["List", 5, 6];
  const [each, whole] = ["Apply", "ApplyWhole"].map((name) =>
    String(value([name, twice, list])),
  );
  expect([each, whole]).toEqual(["[[5,5],[6,6]]", "[[5,6],[5,6]]"]);
});

test.each(["Add", "Multiply", "Min", "Max", "GCD", "Tuple", "f"])(
  "%s takes a spread tuple, and no spread list",
  (name) => {
    const spread = (kind: string) => value([name, ["Spread", [kind, 4, 6]]]);
    expect(spread("Tuple").isSame(value([name, 4, 6]))).toBe(true);
    expect(spread("List").operator).toBe("Error");
  },
);

test("an operand without a name does not follow one with a name", () => {
  ce.declare("d", "(x: number, y: number) -> number");
  const named = ["NamedArgument", "'x'", 1];
  const isValid = (...operands: unknown[]) => value(["d", ...operands]).isValid;
  expect(isValid(1, ["NamedArgument", "'y'", 2])).toBe(true);
  expect(isValid(named, 2)).toBe(false);
});
