import { formsOf } from "../forms";
import type { Expression } from "../library";
import type { Result } from "../types";
import { none, type Problem } from "./problem";

const INEQUALITIES = new Set([
  "Less",
  "LessEqual",
  "Greater",
  "GreaterEqual",
  "NotEqual",
]);

/** Solves an equation, a system of equations, or for the zeros of a function. */
export function solutions(problem: Problem): Result {
  const { library, expression, variable } = problem;
  const { operator, type } = expression;
  if (variable === undefined)
    return none("There is nothing to solve for: it has no unknown.");
  if (INEQUALITIES.has(operator))
    return none("The engine solves equations, and this is an inequality.");
  const system = systemOf(problem);
  if (system) return list(solveSystem(problem, system));
  if (operator === "Equal") {
    const { json } = expression.evaluate();
    if (json === "True") return none(`It holds for every ${variable}.`);
    if (json === "False") return none(`It holds for no ${variable}.`);
  } else if (["boolean", "collection", "string"].some((is) => type.matches(is)))
    return none("Only equations can be solved, and functions for their zeros.");
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
function systemOf({
  library,
  expression,
}: Problem): readonly Expression[] | undefined {
  if (!library.isFunction(expression)) return undefined;
  if (!["List", "Tuple"].includes(expression.operator)) return undefined;
  const { ops } = expression;
  return ops.every(({ operator }) => operator === "Equal") ? ops : undefined;
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
