import {
  TITLES,
  type Explained,
  type Named,
  type Question,
  type Shown,
  type Task,
} from "../../calculation";
import { INITIAL, sourceOf, type DemoState } from "./state";

/** Time for a task that has run out of the usual time, in milliseconds. */
export const MORE_MS = 60_000;

/**
 * All results, in the order in which they are shown. Those of a section are
 * compared with each other: equal ones share a panel.
 */
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
  ...SECTIONS.flat(),
  ...EXPLAINED.map((task): Task => `${task}-steps`),
];

/** The tasks that depend on a choice of the reader. */
export const NEEDING: Readonly<Record<"digits" | "variable", readonly Task[]>> =
  {
    digits: ["number"],
    variable: [
      "derivative",
      "antiderivative",
      "solutions",
      "derivative-steps",
      "solutions-steps",
    ],
  };

/**
 * Makes the question that finds results.
 *
 * @param isPatient - Whether tasks get {@link MORE_MS}.
 */
export function questionOf(
  state: DemoState,
  tasks: readonly Task[],
  isPatient: boolean,
): Question {
  return {
    source: sourceOf(state),
    tasks,
    variable: state.variable,
    ...(state.digits === INITIAL.digits ? {} : { digits: state.digits }),
    ...(isPatient ? { limitMs: MORE_MS } : {}),
  };
}

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
export function foldOf(
  tasks: readonly Named[],
  resultOf: (task: Named) => Shown | undefined,
): Group[] {
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
      .map((task) => TITLES[task])
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

/** Languages keep their capitals. */
function uncapitalized(title: string): string {
  const isLanguage = ["JavaScript", "Python", "GLSL"].includes(title);
  return isLanguage ? title : title.toLowerCase();
}
