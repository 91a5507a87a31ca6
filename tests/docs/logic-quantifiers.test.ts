import { beforeEach, describe, expect, test } from "vitest";

import { sharedEngine } from "./corpus/engine.ts";
import { headOf } from "./corpus/logic.ts";

const S = String.raw;

const { ce, fresh } = sharedEngine();
beforeEach(fresh);

const value = (operator: string, ...operands: unknown[]) =>
  ce.expr([operator, ...operands] as [string]).evaluate();

/** Evaluates a statement in LaTeX to a JavaScript value. */
const truthOf = (latex: string) => ce.parse(latex).evaluate().valueOf();

describe("the reference of logic: quantifiers and numbers", () => {
  const set = [1, 2, 3];
  const conditions = [0, 1, 2, 3, 4].map((a) => ({
    latex: `x < ${a}`,
    holds: (x: number) => x < a,
  }));
  conditions.push({ latex: "x = 2", holds: (x) => x === 2 });

  test.each(conditions)("$latex", ({ latex, holds }) => {
    const count = set.filter(holds).length;
    for (const [quantifier, expected] of [
      [S`\forall`, count === 3],
      [S`\exists`, count > 0],
      [S`\exists!`, count === 1],
      [S`\lnot\forall`, count < 3],
      [S`\lnot\exists`, count === 0],
      [S`\neg\forall`, count < 3],
      [S`\neg\exists`, count === 0],
    ] as const)
      for (const domain of [S`\{1, 2, 3\}`, "[1, 2, 3]", S`\{1, \dots, 3\}`])
        expect(truthOf(`${quantifier} x \\in ${domain}, ${latex}`)).toBe(
          expected,
        );
  });

  test("mixed quantifiers: the negation is right for every relation", () => {
    const relations = [
      ["=", S`\ne`],
      ["<", S`\ge`],
      [S`\le`, ">"],
    ] as const;
    const holds = (sign: string, x: number, y: number) =>
      sign === "=" ? x === y : sign === "<" ? x < y : x <= y;
    for (const [sign, negated] of relations) {
      const forAll = set.every((x) => set.some((y) => holds(sign, x, y)));
      const exists = set.some((x) => set.every((y) => holds(sign, x, y)));
      const D = S`\{1, 2, 3\}`;
      const every = set.every((x) => set.every((y) => holds(sign, x, y)));
      const some = set.some((x) => set.some((y) => holds(sign, x, y)));
      for (const [latex, expected] of [
        [
          S`\forall x \in ${D}, \lnot\forall y \in ${D}, x ${negated} y`,
          forAll,
        ],
        [
          S`\exists x \in ${D}, \lnot\exists y \in ${D}, x ${negated} y`,
          exists,
        ],
        [S`\forall x \in ${D}, \exists y \in ${D}, x ${sign} y`, every],
        [S`\exists x \in ${D}, \forall y \in ${D}, x ${sign} y`, some],
      ] as const)
        expect(truthOf(latex)).toBe(expected);
    }
  });

  const QUANTIFIERS = [
    "ForAll",
    "Exists",
    "ExistsUnique",
    "NotForAll",
    "NotExists",
  ];

  test.each(QUANTIFIERS)(
    "%s: domains",
    (name) => {
      const over = (domain: unknown) =>
        value(name, ["Element", "x", domain], ["Less", 0, "x"]);
      for (const count of [1000, 1001]) {
        const elements = Array.from({ length: count }, (_, index) => index + 1);
        for (const domain of [
          ["Range", 1, count],
          ["List", ...elements],
          ["Set", ...elements],
        ])
          expect(over(domain).operator === name).toBe(count > 1000);
      }
      for (const domain of ["Integers", "RealNumbers", "EmptySet"])
        expect(over(domain).operator).toBe(name);
      expect(value(name, "x", ["Less", 0, "x"]).operator).toBe(name);
      const constant = ["True", "False"].map((is) =>
        String(value(name, "x", is)),
      );
      expect(constant.every((found) => found.startsWith(name))).toBe(
        name === "ExistsUnique",
      );
      const undecided = value(
        name,
        ["Element", "x", ["Set", 1, 2]],
        ["Less", "a", "x"],
      );
      const decided = { Exists: "False", NotExists: "True" }[name];
      expect(headOf(undecided.json)).toBe(decided ?? name);
      const half = ["Equal", ["Multiply", 2, "x"], 1];
      const interval = value(name, ["Element", "x", ["Interval", 0, 1]], half);
      expect(interval.valueOf()).toBe(name.startsWith("Not"));
    },
    60_000,
  );

  test("KroneckerDelta and Boole", () => {
    for (const a of set)
      for (const b of set) {
        expect(value("KroneckerDelta", a, b).re).toBe(a === b ? 1 : 0);
        expect(value("Boole", ["Less", a, b]).re).toBe(a < b ? 1 : 0);
      }
  });
});
