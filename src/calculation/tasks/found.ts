import { errorsOf } from "../errors";
import { formsOf } from "../forms";
import type { Expression } from "../library";
import type { Result } from "../types";
import { none } from "./problem";

/** An expression that a task has found, unless it is one that says an error. */
export function found(expression: Expression): Result {
  if (expression.isValid)
    return { status: "expression", value: formsOf(expression) };
  const errors = errorsOf(expression.engine, expression);
  return none(`The engine finds an error instead. ${errors.join(" ")}`);
}
