import { isInequality, systemOf } from "../equation";
import { formsOf } from "../forms";
import type { Expression } from "../library";
import type { Result } from "../types";
import { NO_UNKNOWN, none, type Problem } from "./problem";

/** Solves an equation, a system of equations, or for the zeros of a function. */
export function solutions(problem: Problem): Result {
  const { library, expression, variable } = problem;
  const { operator, type } = expression;
  if (variable === undefined) return none(NO_UNKNOWN);
  if (isInequality(expression.json))
    return none("The engine solves equations, not inequalities.");
  const system = systemIn(problem);
  if (system) return list(solveSystem(problem, system));
  if (operator === "Equal") {
    const { json } = expression.evaluate();
    if (json === "True") return none(`It holds for every ${variable}.`);
    if (json === "False") return none(`It holds for no ${variable}.`);
  } else if (["boolean", "collection", "string"].some((is) => type.matches(is)))
    return none("Only equations and functions can be solved.");
  // What is no expression would be the answer to a system.
  const all = [expression.solve(variable) ?? []].flat();
  return list(all.filter((one) => library.isExpression(one)));
}

function list(all: readonly Expression[]): Result {
  return all.length === 0
    ? none("The engine finds no solution.")
    : { status: "expressions", values: all.map(formsOf) };
}

/** The equations of a list or tuple of nothing else. */
export function systemIn({
  library,
  expression,
}: Problem): readonly Expression[] | undefined {
  const isSystem = systemOf(expression.json) !== undefined;
  return isSystem && library.isFunction(expression)
    ? expression.ops
    : undefined;
}

/** The solutions of a system, each as `x = 2 and y = 1`. */
function solveSystem(
  { engine, expression }: Problem,
  equations: readonly Expression[],
): Expression[] {
  const all = engine
    .function("List", equations)
    .solve([...expression.unknowns]);
  return [all ?? []].flat().map((one) => {
    const values = Object.entries(one as Record<string, Expression>);
    const parts = values.map(([name, value]) =>
      engine.function("Equal", [engine.symbol(name), value], { form: "raw" }),
    );
    const [first] = parts;
    return first && parts.length === 1
      ? first
      : engine.function("And", parts, { form: "raw" });
  });
}
