import { describe, expect, test } from "vitest";

import { S, testEngine } from "./corpus/engine.ts";
import { headOf } from "./corpus/logic.ts";

const { compute, apply } = testEngine();

/** Evaluates a statement in LaTeX to a JavaScript value. */
const truthOf = (latex: string) => compute(latex).valueOf();

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
    const all = (x: string) => S`\forall ${x} \in \{1, 2, 3\},`;
    const one = (x: string) => S`\exists ${x} \in \{1, 2, 3\},`;
    for (const [sign, negated] of relations) {
      const every = (x: number) => set.every((y) => holds(sign, x, y));
      const some = (x: number) => set.some((y) => holds(sign, x, y));
      for (const [latex, expected] of [
        [S`${all("x")} \lnot${all("y")} x ${negated} y`, set.every(some)],
        [S`${one("x")} \lnot${one("y")} x ${negated} y`, set.some(every)],
        [`${all("x")} ${one("y")} x ${sign} y`, set.every(every)],
        [`${one("x")} ${all("y")} x ${sign} y`, set.some(some)],
      ] as const)
        expect(truthOf(latex)).toBe(expected);
    }
  });

  const QUANTIFIERS = "ForAll Exists ExistsUnique NotForAll NotExists";

  test.each(QUANTIFIERS.split(" "))(
    "%s: domains",
    (name) => {
      const over = (domain: unknown) =>
        apply(name, ["Element", "x", domain], ["Less", 0, "x"]);
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
      expect(apply(name, "x", ["Less", 0, "x"]).operator).toBe(name);
      const constant = ["True", "False"].map((is) =>
        String(apply(name, "x", is)),
      );
      expect(constant.every((found) => found.startsWith(name))).toBe(
        name === "ExistsUnique",
      );
      const undecided = apply(
        name,
        ["Element", "x", ["Set", 1, 2]],
        ["Less", "a", "x"],
      );
      const decided = { Exists: "False", NotExists: "True" }[name];
      expect(headOf(undecided.json)).toBe(decided ?? name);
      const half = ["Equal", ["Multiply", 2, "x"], 1];
      const interval = apply(name, ["Element", "x", ["Interval", 0, 1]], half);
      expect(interval.valueOf()).toBe(name.startsWith("Not"));
    },
    60_000,
  );

  test("a domain with a condition: in builder notation it is not tried", () => {
    const DOMAIN = S`\{1, 2, 3\}`;
    const domain = ["Element", "x", ["Set", 1, 2, 3], ["Greater", "x", 1]];
    for (const [bound, condition] of [1, 2, 3, 4].map(
      (a) => [a, `x < ${a}`] as const,
    )) {
      const count = [2, 3].filter((x) => x < bound).length;
      const json = ["Less", "x", bound];
      for (const [name, expected] of [
        ["ForAll", count === 2],
        ["Exists", count > 0],
        ["ExistsUnique", count === 1],
        ["NotForAll", count < 2],
        ["NotExists", count === 0],
      ] as const)
        expect(apply(name, domain, json).valueOf()).toBe(expected);
      const all = S`\forall x \in ${DOMAIN}, (x > 1 \implies ${condition})`;
      expect(truthOf(all)).toBe(count === 2);
      const some = S`\exists x \in ${DOMAIN}, (x > 1 \land ${condition})`;
      expect(truthOf(some)).toBe(count > 0);
      const builder = S`\{n \in ${DOMAIN} \mid n > 1\}`;
      expect(truthOf(S`\exists x \in ${builder}, ${condition}`)).toBe(false);
      expect(truthOf(S`\lnot\exists x \in ${builder}, ${condition}`)).toBe(
        true,
      );
    }
  });

  test("KroneckerDelta and Boole", () => {
    for (const a of set)
      for (const b of set) {
        expect(apply("KroneckerDelta", a, b).re).toBe(a === b ? 1 : 0);
        expect(apply("Boole", ["Less", a, b]).re).toBe(a < b ? 1 : 0);
      }
  });
});
