/** What can be made of an expression: pure functions of an engine and it. */
import { isLimit, isTimeout, LIMIT_MS, sayFailure } from "../limits";
import type { Outcome, Result, Task } from "../types";
import { antiderivative, derivative } from "./calculus";
import { glsl, javascript, python } from "./code";
import { solutions } from "./equations";
import { number, value } from "./evaluation";
import { none, type Problem, type Solver } from "./problem";
import { canonical, expanded, factored, simplified } from "./rewriting";
import { explain } from "./steps";

export type { Problem } from "./problem";

const SOLVERS: Readonly<Record<Task, Solver>> = {
  canonical,
  simplified,
  expanded,
  factored,
  value,
  number,
  derivative,
  antiderivative,
  solutions,
  javascript,
  python,
  glsl,
  "simplified-steps": explain.simplified,
  "value-steps": explain.value,
  "derivative-steps": explain.derivative,
  "solutions-steps": explain.solutions,
};

/** Tasks that throw where there is nothing to be found. */
const COMPILES: ReadonlySet<Task> = new Set(["javascript", "python", "glsl"]);

/**
 * Do a task. It fails rather than throws.
 *
 * @param limitMs - Longest time, in milliseconds.
 */
export function perform(
  task: Task,
  problem: Problem,
  limitMs = LIMIT_MS,
): Outcome {
  const start = performance.now();
  const result = attempt(task, problem, limitMs);
  return { ...result, ms: performance.now() - start };
}

function attempt(task: Task, problem: Problem, limitMs: number): Result {
  if (problem.expression.json === "Nothing")
    return none("There is no expression yet.");
  if (!problem.expression.isValid)
    return none("This needs an expression without mistakes.");
  try {
    return problem.engine.withTimeLimit(limitMs, () => SOLVERS[task](problem));
  } catch (error) {
    const message = sayFailure(error, limitMs);
    // What cannot be compiled or explained is no failure: there is no such thing.
    if (!isLimit(error) && (COMPILES.has(task) || task.endsWith("-steps")))
      return none(message);
    return {
      status: "failed",
      message,
      ...(isTimeout(error) ? { isTimeout: true } : {}),
    };
  }
}
