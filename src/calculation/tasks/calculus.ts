import { found } from "./found";
import { NO_UNKNOWN, none, type Problem } from "./problem";
import type { Result } from "../types";

export function derivative(problem: Problem): Result {
  return rewrite(problem, "D", "derivative");
}

export function antiderivative(problem: Problem): Result {
  return rewrite(problem, "Integrate", "antiderivative");
}

/**
 * @param operator - Of the engine; it is left as it is where it finds nothing.
 * @param name - Of what it finds.
 */
function rewrite(
  { engine, expression, variable }: Problem,
  operator: "D" | "Integrate",
  name: string,
): Result {
  // So are lists of equations.
  if (String(expression.type).includes("boolean"))
    return none("Only functions can be differentiated and integrated.");
  if (variable === undefined) return none(NO_UNKNOWN);
  const result = engine.expr([operator, expression, variable]).evaluate();
  return result.operator === operator
    ? none(`The engine finds no ${name}.`)
    : found(result);
}
