import { errorsOf } from "../errors";
import { formsOf } from "../forms";
import type { Expression } from "../library";
import type { Forms, Result } from "../types";
import { none } from "./problem";

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
