import {
  isInequality,
  sidesOf,
  systemOf,
  type Json,
  type Reading,
} from "../../../calculation";
import type { Shown } from "./shown";
import { titleOf, type Named } from "./tasks";

/** Results by the tasks that they came of. */
type Results = (task: Named) => Shown | undefined;

/** Tasks with the same result. */
export interface Group {
  readonly tasks: readonly Named[];
  readonly title: string;
  readonly shown: Shown;
}

/**
 * Put equal results together, each under the names of all its tasks.
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

/** What two results are equal in. */
function keyOf({ body, copy = "" }: Shown): string {
  if (body.kind === "none") return `none ${body.reason}`;
  if (body.kind === "failed") return `failed ${body.message}`;
  return `${body.kind} ${copy}`;
}

/** What somebody who typed the expression most likely wants to know. */
export interface Answer {
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

/** Whether a number comes with an uncertainty, so that an exact value says more. */
function isSampled({ json }: Shown): boolean {
  return Array.isArray(json) && json[0] === "Measurement";
}

/** Whether it is to be solved: an equation, a system or an inequality. */
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
