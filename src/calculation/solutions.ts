import { isInequality, sidesOf, systemOf } from "./equation";
import { formsOf } from "./forms";
import type { Expression } from "./library";
import { NO_UNKNOWN, none, type Problem, type Solver } from "./problem";
import type { Explained, Result } from "./types";

/** Most steps that are shown: somebody reads them one by one. */
const MOST_STEPS = 30;

/**
 * Solves an equation, a system of equations, or for the zeros of a function.
 */
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

/** Solvers that list the steps to a result, as the engine explains them. */
export const explain: Readonly<Record<Explained, Solver>> = {
  simplified: ({ expression }) => stepsOf(expression.explain("simplify")),
  // A derivative that was typed. What evaluates otherwise is not explained.
  value: ({ expression }) =>
    expression.operator === "D"
      ? stepsOf(expression.explain("D"))
      : none("The engine explains the values of derivatives only."),
  derivative: ({ engine, expression, variable }) =>
    variable === undefined
      ? none(NO_UNKNOWN)
      : stepsOf(engine.expr(["D", expression, variable]).explain("D")),
  solutions(problem) {
    const { engine, expression, variable } = problem;
    if (variable === undefined) return none(NO_UNKNOWN);
    const { json, type, unknowns } = expression;
    const equations = systemIn(problem);
    if (equations) {
      const system = engine.function("List", equations);
      return stepsOf(system.explain("solve", { variable: [...unknowns] }));
    }
    return sidesOf(json) || type.matches("number")
      ? stepsOf(expression.explain("solve", { variable }))
      : none("There is nothing to solve.");
  },
};

function list(all: readonly Expression[]): Result {
  return all.length === 0
    ? none("The engine finds no solution.")
    : { status: "expressions", values: all.map(formsOf) };
}

/** The equations of a list or tuple of nothing else. */
function systemIn({
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

function stepsOf({
  initial,
  steps,
}: ReturnType<Expression["explain"]>): Result {
  if (steps.length === 0) return none("The engine tells no steps.");
  if (steps.length > MOST_STEPS)
    return none(`There are ${steps.length} steps, too many to read.`);
  return {
    status: "expressions",
    values: [initial, ...steps.map(({ value }) => value)].map(formsOf),
    reasons: steps.map(({ description }) => description),
  };
}
