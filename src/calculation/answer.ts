import { isInequality, sidesOf, systemOf } from "./equation";
import type { Shown } from "./shown";
import type { Json, Reading, Task } from "./types";

/** A task whose result has a title and is shown. */
export type Named = Exclude<Task, `${string}-steps`>;

/** The titles under which the results of tasks are shown. */
export const TITLES: Readonly<Record<Named, string>> = {
  canonical: "Canonical form",
  simplified: "Simplified",
  expanded: "Expanded",
  factored: "Factored",
  value: "Value",
  number: "Number",
  derivative: "Derivative",
  antiderivative: "Antiderivative",
  solutions: "Solutions",
  javascript: "JavaScript",
  python: "Python",
  glsl: "GLSL",
};

/** The result that whoever typed the expression most likely wants. */
export interface Answer {
  /** The task that finds it. */
  readonly task: Named;
  readonly title: string;
  readonly shown: Shown;
  /** Its value in decimals, where that reads differently. */
  readonly decimal?: Shown;
}

/**
 * Explains why an expression has no answer, in a sentence for readers.
 *
 * @returns Nothing where it has one.
 */
export function faultIn({ written, errors }: Reading): string | undefined {
  if (written.json === "Nothing") return "Type an expression.";
  return errors.length > 0 ? errors.join(" ") : undefined;
}

/**
 * Chooses the answer to an expression: the solutions of an equation, the value
 * of what has no unknown, and else the first form that says something new.
 *
 * @param resultOf - Returns the results that are known. That of `number` adds
 * the decimals to a value; no answer waits for it.
 * @returns The task whose result is needed first, while it is not known.
 */
export function answerOf(
  { written, unknowns, variable }: Reading,
  resultOf: (task: Named) => Shown | undefined,
): Answer | Named {
  const { json } = written;
  const canonical = resultOf("canonical");
  if (!canonical) return "canonical";
  if (unknowns.length > 0 && isStatement(json, canonical.json)) {
    const task = "solutions";
    const isOne = sidesOf(json) !== undefined && variable !== undefined;
    const title = isOne ? `Solutions for ${variable}` : TITLES[task];
    const shown = resultOf(task);
    return shown ? { task, title, shown } : task;
  }
  for (const task of ["value", "simplified", "factored"] as const) {
    const shown = resultOf(task);
    if (!shown) return task;
    const answer = { task, title: TITLES[task], shown };
    if (unknowns.length === 0)
      return { ...answer, ...decimalOf(shown, canonical, resultOf("number")) };
    const isNew = shown.copy !== undefined && shown.copy !== canonical.copy;
    if (isNew) return answer;
  }
  return { task: "simplified", title: TITLES.simplified, shown: canonical };
}

/** The decimals of a value, unless they say less than it does. */
function decimalOf(
  value: Shown,
  canonical: Shown,
  decimal: Shown | undefined,
): Pick<Answer, "decimal"> {
  return decimal?.body.kind === "formula" &&
    decimal.copy !== value.copy &&
    (value.copy === canonical.copy || !isSampled(decimal))
    ? { decimal }
    : {};
}

/** Tells whether a number has an uncertainty: an exact value says more. */
function isSampled({ json }: Shown): boolean {
  return Array.isArray(json) && json[0] === "Measurement";
}

/** Tells whether to solve an expression: an equation, system or inequality. */
function isStatement(written: Json, canonical: Json | undefined): boolean {
  return (
    sidesOf(written) !== undefined ||
    isInequality(written) ||
    (canonical !== undefined && systemOf(canonical) !== undefined)
  );
}
