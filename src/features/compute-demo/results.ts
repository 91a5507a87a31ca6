import {
  isInequality,
  sidesOf,
  systemOf,
  type Explained,
  type Json,
  type Reading,
  type Task,
} from "../../calculation";
import type { Shown } from "./shown";

/** A task whose result has a name and is shown. */
export type Named = Exclude<Task, `${string}-steps`>;

/** A panel: what it shows, and what it is called. */
interface TaskInfo {
  readonly task: Named;
  readonly title: string;
  /** Choice of the reader that its result depends on besides the expression. */
  readonly needs?: "digits" | "variable";
}

/** All results, in the order in which they are shown. */
export const TASKS: readonly TaskInfo[] = [
  { task: "canonical", title: "Canonical form" },
  { task: "simplified", title: "Simplified" },
  { task: "expanded", title: "Expanded" },
  { task: "factored", title: "Factored" },
  { task: "value", title: "Value" },
  { task: "number", title: "Number", needs: "digits" },
  { task: "derivative", title: "Derivative", needs: "variable" },
  { task: "antiderivative", title: "Antiderivative", needs: "variable" },
  { task: "solutions", title: "Solutions", needs: "variable" },
  { task: "javascript", title: "JavaScript" },
  { task: "python", title: "Python" },
  { task: "glsl", title: "GLSL" },
];

/** The results that are compared with each other: equal ones share a panel. */
export const SECTIONS: readonly (readonly Named[])[] = [
  ["canonical", "simplified", "expanded", "factored", "value", "number"],
  ["derivative", "antiderivative", "solutions"],
  ["javascript", "python", "glsl"],
];

const EXPLAINED: readonly Explained[] = [
  "value",
  "simplified",
  "derivative",
  "solutions",
];

/**
 * All that is asked of an expression. Steps come last: nobody looks there
 * first.
 */
export const ALL: readonly Task[] = [
  ...TASKS.map(({ task }) => task),
  ...EXPLAINED.map((task): Task => `${task}-steps`),
];

/** Returns the title under which the result of a task is shown. */
export function titleOf(task: Named): string {
  return TASKS.find((one) => one.task === task)?.title ?? task;
}

/** The tasks that depend on a choice. */
export function tasksThatNeed(what: "digits" | "variable"): readonly Task[] {
  const needs = TASKS.filter((one) => one.needs === what);
  return ALL.filter((task) =>
    needs.some((one) => task === one.task || task === `${one.task}-steps`),
  );
}

/** Results by the tasks that they came of. */
type Results = (task: Named) => Shown | undefined;

/** Tasks with the same result. */
export interface Group {
  readonly tasks: readonly Named[];
  readonly title: string;
  readonly shown: Shown;
}

/**
 * Puts equal results together, each under the names of all its tasks.
 *
 * @param tasks - In the order in which they are shown.
 */
export function foldOf(tasks: readonly Named[], resultOf: Results): Group[] {
  const groups = new Map<string, { tasks: Named[]; shown: Shown }>();
  for (const task of tasks) {
    const shown = resultOf(task);
    if (!shown) continue;
    const key = keyOf(shown);
    const group = groups.get(key);
    if (group) group.tasks.push(task);
    else groups.set(key, { tasks: [task], shown });
  }
  return [...groups.values()].map((group) => ({
    ...group,
    title: group.tasks
      .map(titleOf)
      .map((title, index) => (index === 0 ? title : uncapitalized(title)))
      .join(", "),
  }));
}

/** Returns a key that equal results have in common. */
function keyOf({ body, copy = "" }: Shown): string {
  if (body.kind === "none") return `none ${body.reason}`;
  if (body.kind === "failed") return `failed ${body.message}`;
  return `${body.kind} ${copy}`;
}

/** The result that whoever typed the expression most likely wants. */
interface Answer {
  readonly title: string;
  readonly shown: Shown;
  /** Its value in decimals, where that reads differently. */
  readonly decimal?: Shown;
}

/**
 * The answer to an expression: the solutions of an equation, the value of what
 * has no unknown, and else the first form that says something new.
 *
 * @returns Nothing until it is known.
 */
export function answerOf(
  { written, unknowns, variable }: Reading,
  resultOf: Results,
): Answer | undefined {
  const { json } = written;
  const canonical = resultOf("canonical");
  if (unknowns.length > 0 && isStatement(json, canonical?.json)) {
    const shown = resultOf("solutions");
    const isOne = sidesOf(json) !== undefined && variable !== undefined;
    return (
      shown && {
        title: isOne ? `Solutions for ${variable}` : "Solutions",
        shown,
      }
    );
  }
  const value = resultOf("value");
  if (!canonical || !value) return undefined;
  if (unknowns.length === 0) {
    const decimal = resultOf("number");
    const isDecimal =
      decimal?.body.kind === "formula" &&
      decimal.copy !== value.copy &&
      (value.copy === canonical.copy || !isSampled(decimal));
    return { title: "Value", shown: value, ...(isDecimal && { decimal }) };
  }
  for (const task of ["value", "simplified", "factored"] as const) {
    const shown = resultOf(task);
    if (!shown) return undefined;
    const isNew = shown.copy !== undefined && shown.copy !== canonical.copy;
    if (isNew) return { title: titleOf(task), shown };
  }
  return { title: "Simplified", shown: canonical };
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

/** Languages keep their capitals. */
function uncapitalized(title: string): string {
  const isLanguage = ["JavaScript", "Python", "GLSL"].includes(title);
  return isLanguage ? title : title.toLowerCase();
}
