import { sidesOf } from "../equation";
import { formsOf } from "../forms";
import type { Expression } from "../library";
import type { Explained, Result } from "../types";
import { systemIn } from "./equations";
import { NO_UNKNOWN, none, type Problem, type Solver } from "./problem";

/** Most steps that are shown: somebody reads them one by one. */
const MOST_STEPS = 30;

type Explanation = ReturnType<Expression["explain"]>;

/** How the engine gets to the results of tasks, as it tells it itself. */
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
  solutions,
};

function solutions(problem: Problem): Result {
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
}

function stepsOf({ initial, steps }: Explanation): Result {
  if (steps.length === 0) return none("The engine tells no steps.");
  if (steps.length > MOST_STEPS)
    return none(`There are ${steps.length} steps, too many to read.`);
  return {
    status: "expressions",
    values: [initial, ...steps.map(({ value }) => value)].map(formsOf),
    reasons: steps.map(({ description }) => description),
  };
}
