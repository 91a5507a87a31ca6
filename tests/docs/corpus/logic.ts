import type { MathJsonExpression } from "@cortex-js/compute-engine";

const S = String.raw;

/** A truth value for each symbol. */
export type Values = Readonly<Record<string, boolean>>;

/** Meaning of each connective, without the engine. */
export const MEANS: Readonly<Record<string, (values: boolean[]) => boolean>> = {
  And: (values) => values.every(Boolean),
  Or: (values) => values.some(Boolean),
  Not: ([p]) => !p,
  Implies: ([p, q]) => !p || q === true,
  Equivalent: ([p, q]) => p === q,
  Xor: (values) => values.filter(Boolean).length % 2 === 1,
  Nand: (values) => !values.every(Boolean),
  Nor: (values) => !values.some(Boolean),
};

/** Tells whether a formula holds where its symbols have these values. */
export function truth(formula: MathJsonExpression, values: Values): boolean {
  if (formula === "True" || formula === "False") return formula === "True";
  if (typeof formula === "string") return values[formula] === true;
  const [operator, ...operands] = formula as [string, ...MathJsonExpression[]];
  const means = MEANS[operator];
  if (!means) throw new Error(operator);
  return means(operands.map((operand) => truth(operand, values)));
}

/** All ways to give each name a truth value. */
export function assignments(names: readonly string[]): Values[] {
  const [name, ...rest] = names;
  if (name === undefined) return [{}];
  return [false, true].flatMap((first) =>
    assignments(rest).map((others) => ({ [name]: first, ...others })),
  );
}

/** The operator of MathJSON, or a symbol itself. */
export const headOf = (form: MathJsonExpression): unknown =>
  Array.isArray(form) ? (form[0] as unknown) : form;

/** Formulas of up to three symbols. */
export const FORMULAS = [
  ...["p", S`q \implies p`],
  ...[S`p \implies q`, S`p \iff q`, S`p \veebar q`, S`p \barwedge q`, "p ⊽ q"],
  ...[S`(p \land q) \lor (\lnot p \land r)`, S`p \land \lnot q \implies r`],
  ...[
    S`(p \lor q) \land (\lnot p \lor q) \land \lnot q`,
    S`p \veebar q \lor r`,
  ],
  ...[S`(p \implies q) \iff (\lnot q \implies \lnot p)`, S`p \implies p`],
  ...[S`p \veebar (q \veebar r)`, S`p \iff q \iff r`],
];
