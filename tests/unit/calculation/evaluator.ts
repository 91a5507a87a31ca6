import * as library from "@cortex-js/compute-engine";

import type {
  Forms,
  Outcome,
  Question,
  Reading,
  Sampling,
  Task,
} from "../../../src/calculation/index.ts";
import { Evaluator } from "../../../src/calculation/evaluator.ts";
import { linesOf } from "../../../src/plot/plane/shapes.ts";

/** One for a file of tests: a question is not to know of the one before. */
const evaluator = new Evaluator(library);

/** Settings of a question besides the LaTeX and the tasks. */
type Rest = Partial<Pick<Question, "digits" | "variable">>;

function question(text: string, tasks: readonly Task[], rest: Rest): Question {
  return { source: { format: "latex", text }, tasks, ...rest };
}

/** Returns the evaluator's reading of an expression. */
export function reading(text: string, format: "latex" | "mathjson" = "latex") {
  const [progress] = evaluator.answer({ source: { format, text }, tasks: [] });
  if (progress?.type !== "reading") throw new Error("Nothing was read.");
  return progress.reading satisfies Reading;
}

/** Runs a task on an expression and returns its outcome. */
export function outcome(task: Task, text: string, rest: Rest = {}): Outcome {
  const progress = [...evaluator.answer(question(text, [task], rest))].at(-1);
  if (progress?.type !== "outcome") throw new Error("Nothing was done.");
  return progress.outcome;
}

/** The expression that a task finds. */
export function formsOf(task: Task, text: string, rest?: Rest): Forms {
  const found = outcome(task, text, rest);
  if (found.status !== "expression") throw new Error(JSON.stringify(found));
  return found.value;
}

/** Writes what a task finds, as a reader would write it down. */
export function shown(task: Task, text: string, rest?: Rest): string {
  const found = outcome(task, text, rest);
  switch (found.status) {
    case "expression":
      return found.value.text;
    case "expressions":
      return found.values.map((value) => value.text).join("; ");
    case "code":
      return found.code;
    case "none":
      return `(${found.reason})`;
    case "failed":
      return `failed: ${found.message}`;
  }
}

/** Values of a function from -2 to 2, at whole numbers. */
export function sampled(text: string, rest: Partial<Sampling> = {}): number[] {
  const source = { format: "latex", text } as const;
  const sampling = { source, variable: "x", parameters: {}, count: 5 };
  return [...evaluator.sample({ ...sampling, from: -2, to: 2, ...rest })];
}

/** The curves on which a function of x and y is zero, from -4 to 4 each. */
export function curvesOf(
  text: string,
  parameters: Sampling["parameters"] = {},
) {
  const source = { format: "latex", text } as const;
  const vertical = { variable: "y", from: -4, to: 4 };
  const rest = { variable: "x", from: -4, to: 4, count: 0 };
  const packed = evaluator.sample({ source, parameters, vertical, ...rest });
  return linesOf(packed).map((line) => line.map((point) => [...point]));
}
