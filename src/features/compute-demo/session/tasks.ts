import type { Task } from "../../../calculation";

/** A panel: what it shows, and what it is called. */
export interface TaskInfo {
  readonly task: Task;
  readonly title: string;
  /** What its result depends on besides the expression. */
  readonly needs?: "digits" | "variable";
}

/** All that is asked of an expression, in the order in which it is shown. */
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

/** Names of all tasks. */
export const ALL: readonly Task[] = TASKS.map(({ task }) => task);

/** Names of the tasks that depend on a choice. */
export function tasksThatNeed(what: "digits" | "variable"): readonly Task[] {
  return TASKS.filter(({ needs }) => needs === what).map(({ task }) => task);
}
