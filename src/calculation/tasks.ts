/** The tasks on an expression: pure functions of an engine and it. */
import {
  compileTo,
  DIGITS,
  isLimit,
  isTimeout,
  LIMIT_MS,
  sayFailure,
  type Target,
} from "./library";
import { found, NO_UNKNOWN, none, type Problem, type Solver } from "./problem";
import { explain, solutions } from "./solutions";
import type { Outcome, Result, Task } from "./types";

/** Longest code that is shown, in characters. */
const MAX_CODE = 20_000;

const SOLVERS: Readonly<Record<Task, Solver>> = {
  canonical: ({ expression }) => found(expression),
  simplified: ({ expression }) => found(expression.simplify()),
  // The functions of the package: its operators `Expand` and `Factor` evaluate
  // what they are given, which makes a number of π.
  expanded: ({ library, expression }) => found(library.expand(expression)),
  factored: ({ library, expression }) => found(library.factor(expression)),
  value: ({ expression }) => found(expression.evaluate()),
  number,
  derivative: (problem) => rewrite(problem, "D", "derivative"),
  antiderivative: (problem) => rewrite(problem, "Integrate", "antiderivative"),
  solutions,
  javascript: (problem) => codeIn("javascript", problem),
  python: (problem) => codeIn("python", problem),
  glsl: (problem) => codeIn("glsl", problem),
  "simplified-steps": explain.simplified,
  "value-steps": explain.value,
  "derivative-steps": explain.derivative,
  "solutions-steps": explain.solutions,
};

/** Tasks that throw where there is nothing to be found. */
const COMPILES: ReadonlySet<Task> = new Set(["javascript", "python", "glsl"]);

/**
 * Does a task. It fails rather than throws.
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

/** The numeric value. Its forms have as many digits as it was computed with. */
function number({ engine, expression, digits }: Problem): Result {
  const before = engine.precision;
  const wanted = Math.min(
    Math.max(Math.round(digits ?? before), DIGITS.least),
    DIGITS.most,
  );
  // To set it costs time, even to the same.
  if (wanted === before) return found(expression.N());
  engine.precision = wanted;
  try {
    return found(expression.N());
  } finally {
    engine.precision = before;
  }
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

/** Compiles an expression as the package does unless it is told otherwise. */
function codeIn(to: Target, { library, expression }: Problem): Result {
  const { code, preamble } = compileTo(to, library, expression);
  const whole = [preamble?.trim(), code].filter(Boolean).join("\n\n");
  return whole.length > MAX_CODE
    ? none(
        `The code is too long to be shown: ${whole.length.toLocaleString("en")} characters.`,
      )
    : { status: "code", code: whole };
}
