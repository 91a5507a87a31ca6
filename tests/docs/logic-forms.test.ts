import type { Expression, MathJsonExpression } from "@cortex-js/compute-engine";
import { beforeEach, describe, expect, test } from "vitest";

import { tableRows } from "../page-rows.ts";
import { sharedEngine } from "./corpus/engine.ts";
import { FORMULAS, assignments, MEANS, truth } from "./corpus/logic.ts";

const PAGE = "docs/compute-engine/reference/logic.mdx";

const { ce, fresh } = sharedEngine();
beforeEach(fresh);

const value = (operator: string, ...operands: unknown[]) =>
  ce.expr([operator, ...operands] as [string]).evaluate();

const PROPERTIES = [
  "TruthTable",
  "IsTautology",
  "IsSatisfiable",
  "ToCNF",
  "ToDNF",
  "MinimalDNF",
  "MinimalCNF",
  "PrimeImplicants",
  "PrimeImplicates",
];

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
const QUICK_WITH_OR = new Set([
  "PrimeImplicates",
  "MinimalCNF",
  "IsSatisfiable",
]);

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
    const names = [
      ...new Set(JSON.stringify(known).match(/\b[pqr]\b/gu)),
    ].sort();
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
    for (const form of ["ToCNF", "ToDNF", "MinimalCNF", "MinimalDNF"]) {
      const found = of(form).json;
      expect([form, all.map((row) => truth(found, row))]).toEqual([
        form,
        values,
      ]);
      expect(
        isNested(found, form.endsWith("CNF") ? ["And", "Or"] : ["Or", "And"]),
      ).toBe(true);
    }
    const implies = (form: MathJsonExpression) =>
      all.every((row, at) => values[at] === true || !truth(form, row));
    const follows = (form: MathJsonExpression) =>
      all.every((row, at) => values[at] !== true || truth(form, row));
    for (const { json } of of("PrimeImplicants").each())
      expect([implies(json), shorter(json, "And").some(implies)]).toEqual([
        true,
        false,
      ]);
    for (const { json } of of("PrimeImplicates").each())
      expect([follows(json), shorter(json, "Or").some(follows)]).toEqual([
        true,
        false,
      ]);
  });

  test("an Xor of four has a normal form in the minimal forms alone", () => {
    const xor = ["Xor", "p", "q", "r", "s"];
    for (const [form, ...shape] of [
      ["CNF", "And", "Or"],
      ["DNF", "Or", "And"],
    ] as const) {
      expect(isNested(value(`To${form}`, xor).json, shape)).toBe(false);
      expect(isNested(value(`Minimal${form}`, xor).json, shape)).toBe(true);
    }
  });

  test("outside normal forms, a negation stays", () => {
    const binary = Object.keys(MEANS).filter((name) => name !== "Not");
    for (const name of binary) {
      const negation = ["Not", [name, "p", "q"]];
      expect(value("Not", [name, "p", "q"]).json).toEqual(negation);
      for (const form of ["ToCNF", "ToDNF", "MinimalCNF", "MinimalDNF"]) {
        const shape = form.endsWith("CNF") ? ["And", "Or"] : ["Or", "And"];
        expect(isNested(value(form, negation).json, shape)).toBe(true);
      }
    }
  });

  test("the formula is evaluated first", () => {
    for (const name of PROPERTIES) {
      fresh();
      const cancelled = value(name, ["Or", "p", ["And", "p", "q"]]);
      expect(cancelled.json).toEqual(value(name, "p").json);
      ce.assign("p", true);
      expect(value(name, ["And", "p", "q"]).json).toEqual(
        value(name, "q").json,
      );
    }
  });

  test.each(
    tableRows(PAGE, "properties-and-normal-forms").filter((row) =>
      /^\d+$/u.test(row[1] ?? ""),
    ),
  )(
    "%s: up to %s",
    (operators = "", limit = "") => {
      for (const name of operators.split(", ")) {
        const names = Array.from(
          { length: Number(limit) + 1 },
          (_, index) => `v${index}`,
        );
        const connective = QUICK_WITH_OR.has(name) ? "Or" : "And";
        expect(value(name, [connective, ...names]).operator).toBe(name);
        expect(value(name, [connective, ...names.slice(1)]).operator).not.toBe(
          name,
        );
      }
    },
    60_000,
  );
});
