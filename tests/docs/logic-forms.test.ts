import type { Expression, MathJsonExpression } from "@cortex-js/compute-engine";
import { describe, expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { testEngine } from "./corpus/engine.ts";
import { FORMULAS, assignments, MEANS, truth } from "./corpus/logic.ts";

const table = tablesOf("docs/compute-engine/reference/logic.mdx");

const { ce, fresh, apply } = testEngine();

const NORMAL_FORMS = ["ToCNF", "ToDNF", "MinimalCNF", "MinimalDNF"];
const PROPERTIES = [
  ...["TruthTable", "IsTautology", "IsSatisfiable", ...NORMAL_FORMS],
  ...["PrimeImplicants", "PrimeImplicates"],
];
const shapeOf = (form: string) =>
  form.endsWith("CNF") ? ["And", "Or"] : ["Or", "And"];

/** The form without each of its operands in turn. */
function shorter(
  form: MathJsonExpression,
  operator: string,
): MathJsonExpression[] {
  if (!Array.isArray(form) || form[0] !== operator) return [];
  const operands = form.slice(1) as MathJsonExpression[];
  return operands.map((one) => [
    operator,
    ...operands.filter((other) => other !== one),
  ]);
}

/** The others are quick with `And`. */
const QUICK_WITH_OR = ["PrimeImplicates", "MinimalCNF", "IsSatisfiable"];

/** Tells whether it is a literal, a list of them, or a list of such lists. */
function isNested(
  form: MathJsonExpression,
  [operator, ...inner]: string[],
): boolean {
  if (Array.isArray(form) && form[0] === "Not")
    return typeof form[1] === "string";
  if (!Array.isArray(form)) return true;
  const operands = form.slice(1) as MathJsonExpression[];
  if (form[0] === operator)
    return operands.every((operand) => isNested(operand, inner));
  return inner.length > 0 && isNested(form, inner);
}

describe("the reference of logic: formulas", () => {
  test.each(FORMULAS)("%s", (latex) => {
    const formula = ce.parse(latex);
    const of = (operator: string): Expression =>
      ce.function(operator, [formula]).evaluate();
    const known = formula.evaluate().json;
    const symbols = JSON.stringify(known).match(/\b[pqr]\b/gu);
    const names = [...new Set(symbols)].sort();
    const all = assignments(names);
    const values = all.map((row) => truth(formula.json, row));
    const rows = all.map((row, index) => [
      ...names.map((name) => row[name]),
      values[index],
    ]);
    const [head, ...body] = [...of("TruthTable").each()].map((row) => [
      ...row.each(),
    ]);
    expect(head?.map((cell) => cell.valueOf())).toEqual([...names, "Result"]);
    expect(body.map((row) => row.map((cell) => cell.valueOf()))).toEqual(rows);
    expect(of("IsTautology").valueOf()).toBe(values.every(Boolean));
    expect(of("IsSatisfiable").valueOf()).toBe(values.some(Boolean));
    for (const form of NORMAL_FORMS) {
      const found = of(form).json;
      expect(
        all.map((row) => truth(found, row)),
        form,
      ).toEqual(values);
      expect(isNested(found, shapeOf(form))).toBe(true);
    }
    const implies = (form: MathJsonExpression) =>
      all.every((row, at) => values[at] === true || !truth(form, row));
    const follows = (form: MathJsonExpression) =>
      all.every((row, at) => values[at] !== true || truth(form, row));
    for (const [name, operator, holds] of [
      ["PrimeImplicants", "And", implies],
      ["PrimeImplicates", "Or", follows],
    ] as const)
      for (const { json } of of(name).each()) {
        expect(holds(json)).toBe(true);
        expect(shorter(json, operator).some(holds)).toBe(false);
      }
  });

  test("an Xor of four has a normal form in the minimal forms alone", () => {
    const xor = ["Xor", "p", "q", "r", "s"];
    for (const form of NORMAL_FORMS)
      expect(isNested(apply(form, xor).json, shapeOf(form))).toBe(
        form.startsWith("Minimal"),
      );
  });

  test("outside normal forms, a negation stays", () => {
    const binary = Object.keys(MEANS).filter((name) => name !== "Not");
    for (const name of binary) {
      const negation = ["Not", [name, "p", "q"]];
      expect(apply("Not", [name, "p", "q"]).json).toEqual(negation);
      for (const form of NORMAL_FORMS)
        expect(isNested(apply(form, negation).json, shapeOf(form))).toBe(true);
    }
  });

  test("the formula is evaluated first", () => {
    for (const name of PROPERTIES) {
      fresh();
      const cancelled = apply(name, ["Or", "p", ["And", "p", "q"]]);
      expect(cancelled.json).toEqual(apply(name, "p").json);
      ce.assign("p", true);
      const known = apply(name, ["And", "p", "q"]);
      expect(known.json).toEqual(apply(name, "q").json);
    }
  });

  test.each(
    table("properties-and-normal-forms").filter((row) =>
      /^\d+$/u.test(row[1] ?? ""),
    ),
  )(
    "%s: up to %s",
    (operators = "", limit = "") => {
      for (const name of operators.split(", ")) {
        const length = Number(limit) + 1;
        const names = Array.from({ length }, (_, index) => `v${index}`);
        const connective = QUICK_WITH_OR.includes(name) ? "Or" : "And";
        expect(apply(name, [connective, ...names]).operator).toBe(name);
        const fewer = [connective, ...names.slice(1)];
        expect(apply(name, fewer).operator).not.toBe(name);
      }
    },
    60_000,
  );
});
