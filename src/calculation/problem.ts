import { errorsOf } from "./errors";
import { formsOf } from "./forms";
import type { ComputeEngine, Expression, Library } from "./library";
import type { Forms, Result } from "./types";

/** The input of a task: an expression, its engine and the options. */
export interface Problem {
  readonly library: Library;
  readonly engine: ComputeEngine;
  /** In canonical form. */
  readonly expression: Expression;
  /** The unknown to differentiate by and solve for, if there is one. */
  readonly variable: string | undefined;
  /** Significant digits of the numeric value. */
  readonly digits: number | undefined;
}

/** Does one thing with an expression. */
export type Solver = (problem: Problem) => Result;

/** Reason given where there is nothing to differentiate by or solve for. */
export const NO_UNKNOWN = "The expression has no unknown.";

export function none(reason: string): Result {
  return { status: "none", reason };
}

/** An expression that a task has found, unless it is one that says an error. */
export function found(expression: Expression): Result {
  if (expression.isValid)
    return { status: "expression", value: readable(expression) };
  const errors = errorsOf(expression.engine, expression);
  return none(`The engine finds an error instead. ${errors.join(" ")}`);
}

/** The engine writes the matrix that it has computed as a list of lists. */
function readable(expression: Expression): Forms {
  const forms = formsOf(expression);
  const { engine, operator, type } = expression;
  if (operator !== "List" || !type.matches("matrix") || forms.omitted)
    return forms;
  const matrix = engine.function("Matrix", [expression], { form: "raw" });
  return { ...forms, latex: matrix.latex };
}
