import type { Expression } from "@cortex-js/compute-engine";
import { describe, expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { S, testEngine } from "./corpus/engine.ts";
import { assignments, headOf, MEANS, truth } from "./corpus/logic.ts";

const table = tablesOf("docs/compute-engine/reference/logic.mdx");

const { ce, fresh, apply } = testEngine();

/** Tells whether a formula of p and q has the values of a connective. */
const means = (formula: Expression, connective: string) =>
  assignments(["p", "q"]).every((values) => {
    const { p, q } = values;
    const given = { p: p ? ce.True : ce.False, q: q ? ce.True : ce.False };
    const found = formula.subs(given).evaluate().valueOf();
    return found === truth([connective, "p", "q"], values);
  });

const CALLED = {
  "an implication": "Implies",
  "an exclusive or": "Xor",
  "an equivalence": "Equivalent",
  "a negation": "Not",
};

/** All that the page may say about what a notation means. */
const aboutOf = (formula: Expression) =>
  Object.entries(CALLED).map(([called, connective]) => {
    if (!means(formula, connective)) return `not ${called}`;
    const form = ce.function("ToDNF", [formula]).evaluate();
    return form.isSame(formula) ? `${called} that normal forms keep` : called;
  });

describe("the reference of logic: notations", () => {
  test.each(table("latex-notations"))("%s", (notations = "", read = "") => {
    const [head = "", about] = read.split(", ");
    for (const latex of notations.split(/ or (?!\})/u)) {
      fresh();
      const parsed = ce.parse(latex);
      const found = parsed.isValid ? headOf(parsed.json) : "an error";
      expect([latex, found]).toEqual([latex, head]);
      if (about !== undefined) expect(aboutOf(parsed)).toContain(about);
      else if (head in MEANS) expect(means(parsed, head)).toBe(true);
    }
  });

  test("precedence, from the tightest", () => {
    const order = [S`\land`, S`\veebar`, S`\lor`, S`\implies`, S`\iff`];
    for (const [index, tight] of order.entries()) {
      for (const loose of order.slice(index + 1)) {
        for (const [a, b] of [
          [`p${tight} q${loose} r`, `(p${tight} q)${loose} r`],
          [`p${loose} q${tight} r`, `p${loose}(q${tight} r)`],
        ] as const)
          expect(ce.parse(a).json).toEqual(ce.parse(b).json);
      }
      expect(ce.parse(`x < 1${tight} q`).json).toEqual(
        ce.parse(`(x < 1)${tight} q`).json,
      );
      expect(ce.parse(S`\lnot p${tight} q`).json).toEqual(
        ce.parse(S`(\lnot p)${tight} q`).json,
      );
    }
  });

  test("capital letters are predicates within a quantifier", () => {
    for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZ") {
      fresh();
      expect(ce.parse(S`\forall x, ${letter}(x)`).json).toEqual([
        "ForAll",
        "x",
        ["Predicate", letter, "x"],
      ]);
      expect(ce.parse(`${letter}(x)`).operator).not.toBe("Predicate");
    }
  });

  test.each(["<", ">", "=", S`\ne`, S`\le`, S`\ge`])(
    "brackets: %s",
    (relation) => {
      expect(ce.parse(`[x ${relation} 1]`).operator).toBe("Boole");
      expect(ce.parse(S`[x ${relation} 1 \land p]`).operator).toBe("List");
    },
  );
});

describe("the reference of logic: connectives", () => {
  const names = ["And", "Or", "Implies", "Equivalent", "Xor", "Nand", "Nor"];

  test.each(table("connectives").filter((row) => row.length === 9))(
    "%s, %s",
    (...row) => {
      const [p, q, ...cells] = row;
      for (const [index, name] of names.entries()) {
        const meant = MEANS[name]?.([p === "True", q === "True"]);
        const found = apply(name, p, q);
        expect([name, found.valueOf(), cells[index]]).toEqual([
          name,
          meant,
          meant ? "True" : "False",
        ]);
      }
    },
  );

  test("a missing value is the result only if the result depends on it", () => {
    for (const name of names) {
      for (const other of ["True", "False"]) {
        for (const order of [0, 1]) {
          const place = (x: string) => (order ? [other, x] : [x, other]);
          const [a, b] = ["True", "False"].map((x) =>
            String(apply(name, ...place(x))),
          );
          const found = String(apply(name, ...place("Missing")));
          expect(found, `${name}, ${other}, ${order}`).toEqual(
            a === b ? a : '"Missing"',
          );
        }
      }
    }
  });
});
