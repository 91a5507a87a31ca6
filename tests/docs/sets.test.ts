import { describe, expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { S, testEngine } from "./corpus/engine.ts";
import { MEANT } from "./corpus/sets.ts";

const table = tablesOf("docs/compute-engine/reference/sets.mdx");
const NUMBERS = [-1, 0, 0.5, 1, 2, 3, Infinity, -Infinity];

const { ce, fresh, compute, apply } = testEngine();

/** The answer, or `undefined` of what stays. */
function is(operator: string, ...operands: unknown[]): boolean | undefined {
  const value = apply(operator, ...operands);
  return value.json === "True" || (value.json === "False" ? false : undefined);
}

/** That a question has the answer expected, said with its operands. */
function expectIs(
  expected: unknown,
  ...question: [string, ...unknown[]]
): void {
  expect([question, is(...question)]).toEqual([question, expected]);
}

const mark = (end: number, closed: boolean) => (closed ? end : ["Open", end]);
const ENDS = [0, 1, 2].flatMap((end) => [true, false].map((c) => ({ end, c })));
const INTERVALS = ENDS.flatMap((from) =>
  ENDS.map((to) => ({
    json: ["Interval", mark(from.end, from.c), mark(to.end, to.c)],
    has: (x: number) =>
      (x > from.end || (from.c && x === from.end)) &&
      (x < to.end || (to.c && x === to.end)),
  })),
);
const PROBES = [-0.5, 0, 0.5, 1, 1.5, 2, 2.5];

const int = Number.isInteger;
const real = Number.isFinite;
const infinite = (x: number) => Math.abs(x) === Infinity;
const SETS: [unknown, (x: number) => boolean][] = [
  [["Set", 1, 2], (x) => [1, 2].includes(x)],
  [["Set", 0.5, 3], (x) => [0.5, 3].includes(x)],
  ["EmptySet", () => false],
  [["Interval", 0, ["Open", 2]], (x) => x >= 0 && x < 2],
  [["Interval", 0, "PositiveInfinity"], (x) => x >= 0 && real(x)],
  ["Primes", (x) => [2, 3].includes(x)],
  ["Integers", int],
  ["NonNegativeIntegers", (x) => int(x) && x >= 0],
  ["PositiveIntegers", (x) => int(x) && x > 0],
  ["NegativeIntegers", (x) => int(x) && x < 0],
  ["NonPositiveIntegers", (x) => int(x) && x <= 0],
  ["ExtendedIntegers", (x) => int(x) || infinite(x)],
  ["RationalNumbers", int], // no decimal
  ["ExtendedRationalNumbers", (x) => int(x) || infinite(x)],
  ["RealNumbers", real],
  ["PositiveNumbers", (x) => real(x) && x > 0],
  ["NonNegativeNumbers", (x) => real(x) && x >= 0],
  ["NegativeNumbers", (x) => real(x) && x < 0],
  ["NonPositiveNumbers", (x) => real(x) && x <= 0],
  ["ExtendedRealNumbers", () => true],
  ["ImaginaryNumbers", () => false],
  ["ComplexNumbers", real],
  ["ExtendedComplexNumbers", () => true],
  ["Numbers", () => true],
];

describe("number sets", () => {
  const rows = table("number-sets");
  const names = rows.map(([name = ""]) => name);
  const listed = (cell = "") => cell.split(/,\s*/).filter(Boolean);
  const above = new Map(
    rows.map(([name = "", , sets]) => [name, listed(sets)]),
  );
  const within = (a: string, b: string): boolean =>
    a === b || (above.get(a) ?? []).some((next) => within(next, b));

  test.each(rows)("the LaTeX of %s", (name, latex) => {
    for (const one of listed(latex)) expect(ce.parse(one).json).toBe(name);
  });

  test.each(names)("each pair with %s", (a) => {
    for (const b of names) {
      const open = b === "Primes" && a !== "EmptySet" && a !== b;
      expectIs(open ? undefined : within(a, b), "SubsetEqual", a, b);
      expectIs(open ? undefined : within(a, b), "SupersetEqual", b, a);
      if (!open) expectIs(a !== b && within(a, b), "Subset", a, b);
    }
  });
});

test("sets have the elements that they should", () => {
  for (const { json, has } of INTERVALS)
    for (const x of PROBES) expectIs(has(x), "Element", x, json);
  for (const [set, has] of SETS)
    for (const x of NUMBERS)
      expectIs(has(x), "Element", ce.number(x).json, set);
});

test("inclusion of intervals is decided", () => {
  for (const { json: a, has } of INTERVALS)
    for (const { json: b, has: other } of INTERVALS) {
      const within = PROBES.every((x) => !has(x) || other(x));
      const equal = PROBES.every((x) => has(x) === other(x));
      expectIs(within, "SubsetEqual", a, b);
      expectIs(within && !equal, "Subset", a, b);
    }
});

test("brackets are intervals as operands of operators of sets", () => {
  const json = (latex: string) => ce.parse(latex).json as unknown as unknown[];
  const interval = expect.arrayContaining(["Interval"]) as unknown;
  const both = [S`\subset`, S`\subseteq`, S`\supset`, S`\supseteq`];
  both.push(S`\cup`, S`\cap`, S`\setminus`);
  for (const sign of [S`\in`, S`\notin`, ...both])
    for (const brackets of ["(0, 1)", "[0, 1]", S`\left(0, 1\right)`]) {
      expect(json(brackets)[0]).toMatch(/List|Tuple/);
      expect(json(`A ${sign} ${brackets}`)[2]).toEqual(interval);
      expect(json(`A ${sign} [1, 2, 3]`)[2]).toEqual(["List", 1, 2, 3]);
      if (both.includes(sign))
        expect(json(`${brackets} ${sign} A`)[1]).toEqual(interval);
    }
});

const COMBINE: Record<string, (a: boolean, b: boolean) => boolean> = {
  Union: (a, b) => a || b,
  Intersection: (a, b) => a && b,
  SetMinus: (a, b) => a && !b,
  SymmetricDifference: (a, b) => a !== b,
  Complement: (a, b) => a && !b,
};

test.each(Object.entries(COMBINE))("%s of any two sets", (name, combine) => {
  for (const [a, inA] of SETS.slice(0, 9))
    for (const [b, inB] of SETS.slice(0, 9)) {
      const numbers = NUMBERS.slice(0, 6);
      for (const x of numbers)
        expectIs(combine(inA(x), inB(x)), "Element", x, [name, a, b]);
    }
  for (const [a] of SETS.slice(0, 3))
    for (const [b] of SETS.slice(0, 3)) {
      const { operator } = apply(name, a, b);
      expect(operator === name).toBe(name === "Complement");
    }
});

test("with one set, a complement answers as the set, by mistake", () => {
  for (const [set, has] of SETS.slice(0, 15))
    for (const x of NUMBERS.slice(0, 6))
      expectIs(has(x), "Element", x, ["Complement", set]);
});

test("negations are opposites", () => {
  for (const name of ["Subset", "Superset", "SupersetEqual", "Element"])
    for (const [a] of SETS.slice(0, 9))
      for (const [b] of SETS.slice(0, 9)) {
        const found = is(name, a, b);
        expectIs(found === undefined ? found : !found, `Not${name}`, a, b);
      }
});

test("conditions on an interval and on an infinite set", () => {
  const half = S`\{x \in [0, 5] \mid x > 2.5\}`;
  expect(String(compute(half))).toBe("Set(3, 4, 5)");
  for (const set of [S`\Z`, S`\Q`, S`\R`])
    for (const x of [-1, 3, 5, 900]) {
      const question = ce.parse(S`${x} \in \{x \in ${set} \mid x > 4\}`);
      expect(question.evaluate().json === "True").toBe(x > 4);
    }
});

test.each(table("notations-of-sets"))(
  "%s is %s",
  (latex = "", operator, value) => {
    expect(ce.parse(latex).operator).toBe(operator);
    expect(String(compute(latex))).toBe(value);
  },
);

test.each(table("notations-that-are-read-otherwise"))(
  "%s is %s",
  (latex = "", found, instead = "") => {
    const { isValid, operator } = ce.parse(latex);
    expect(isValid ? operator : "an error").toBe(found);
    fresh();
    expect(ce.parse(instead).json).toEqual(MEANT[latex]);
    expect(compute(instead).isValid).toBe(true);
  },
);
