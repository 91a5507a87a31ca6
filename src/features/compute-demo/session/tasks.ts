import type { Explained, Task } from "../../../calculation";

/** A task whose result has a name and is shown. */
export type Named = Exclude<Task, `${string}-steps`>;

/** A panel: what it shows, and what it is called. */
export interface TaskInfo {
  readonly task: Named;
  readonly title: string;
  /** What its result depends on besides the expression. */
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

/** All that is asked of an expression. Steps come last: nobody looks there first. */
export const ALL: readonly Task[] = [
  ...TASKS.map(({ task }) => task),
  ...EXPLAINED.map((task): Task => `${task}-steps`),
];

/** What a result is called. */
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
