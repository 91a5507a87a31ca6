import {
  sidesOf,
  type Calculator,
  type Forms,
  type Json,
  type Outcome,
  type Reading,
  type Task,
} from "../../calculation";
import type { Recipe } from "../../components/Program";
import { typeset } from "../../math";
import type { Curve } from "../../plot";
import { functionOf, jsonText } from "./json";
import { recipeOf } from "./recipe";

/** What is asked about a formula first. */
export const TASKS = ["canonical", "value", "number"] as const satisfies Task[];

/** What a formula comes to. */
interface Answer {
  readonly label: "Value" | "Solutions";
  readonly text: string;
  /** The same typeset, if it can be. */
  readonly html: string | undefined;
}

/** What the engine found out about a formula. */
export interface Findings {
  readonly latex: string;
  readonly json: string;
  readonly answer: Answer;
  /** The program that gives the answer; nothing where there is none. */
  readonly recipe: Recipe | undefined;
  /** The functions that it is, where it has one unknown. */
  readonly graph:
    | { readonly curves: readonly Curve[]; readonly variable: string }
    | undefined;
}

/** The answers to a question about a formula. */
export interface Answers {
  readonly latex: string;
  readonly reading: Reading;
  readonly outcomes: ReadonlyMap<Task, Outcome>;
}

/** What is found in an empty field. */
export const NOTHING: Findings = {
  latex: "",
  json: "",
  answer: { label: "Value", text: "", html: undefined },
  recipe: undefined,
  graph: undefined,
};

/**
 * Whether a formula is an equation.
 *
 * @param canonical - What came of the task of that name.
 */
export function isEquation(canonical: Outcome | undefined): boolean {
  return sidesOf(formsOf(canonical).json) !== undefined;
}

/**
 * Make what is shown of what was answered.
 *
 * @throws Error with a message for readers where a task failed.
 */
export async function findingsOf(
  { latex, reading, outcomes }: Answers,
  calculator: Calculator,
): Promise<Findings> {
  const canonical = formsOf(outcomes.get("canonical"));
  const value = formsOf(outcomes.get("value"));
  const solutions = outcomes.get("solutions");
  const { variable, type, elements } = reading;
  const sides = sidesOf(canonical.json);
  const isFunction = type !== "boolean" || sides !== undefined;
  const functions =
    reading.unknowns.length === 1 && isFunction
      ? functionsOf(canonical, value, sides, elements)
      : [];
  return {
    latex,
    json: jsonText(canonical.json),
    answer: solutions
      ? await solutionsOf(solutions)
      : await valueOf(value, formsOf(outcomes.get("number")), reading),
    recipe: recipeOf(latex, solutions && variable),
    graph:
      variable !== undefined && functions.length > 0
        ? {
            variable,
            curves: functions.map((one) => curveOf(one, variable, calculator)),
          }
        : undefined,
  };
}

function formsOf(outcome: Outcome | undefined): Forms {
  if (outcome?.status === "expression") return outcome.value;
  throw new Error(
    outcome?.status === "failed"
      ? outcome.message
      : "The engine cannot compute this.",
  );
}

/** The exact value, and as a decimal number where that reads differently. */
async function valueOf(
  value: Forms,
  number: Forms,
  { unknowns }: Reading,
): Promise<Answer> {
  const isBoth = unknowns.length === 0 && number.latex !== value.latex;
  const latex = isBoth
    ? `${value.latex} \\approx ${number.latex}`
    : value.latex;
  return {
    label: "Value",
    text: isBoth ? `${value.text} ≈ ${number.text}` : value.text,
    html: await typeset(latex),
  };
}

async function solutionsOf(outcome: Outcome): Promise<Answer> {
  const label = "Solutions";
  if (outcome.status === "expressions") {
    const { values } = outcome;
    return {
      label,
      text: values.map(({ text }) => text).join(", "),
      html: await typeset(values.map(({ latex }) => latex).join(",\\quad ")),
    };
  }
  const isFailure = outcome.status === "failed";
  const text = isFailure
    ? outcome.message
    : "reason" in outcome
      ? outcome.reason
      : "";
  return { label, text, html: undefined };
}

/** A function to be drawn: its value, and what it is called. */
interface Named {
  readonly label: string;
  readonly json: Json;
}

/**
 * The functions of a formula: those of a list are called as they were written,
 * and an equation is the difference of its sides, whose zeros solve it.
 */
function functionsOf(
  canonical: Forms,
  { json, text }: Forms,
  sides: readonly [Json, Json] | undefined,
  elements: Reading["elements"] = [],
): readonly Named[] {
  if (sides) return [{ label: canonical.text, json: ["Subtract", ...sides] }];
  const [head, ...values] = functionOf(json) ?? [];
  if (head !== "List") return [{ label: `y = ${text}`, json }];
  if (values.length !== elements.length) return [];
  return elements.map((element, index) => ({
    label: element.text,
    json: values[index] ?? element.json,
  }));
}

function curveOf(
  { label, json }: Named,
  variable: string,
  calculator: Calculator,
): Curve {
  const source = { format: "mathjson", text: JSON.stringify(json) } as const;
  return {
    label,
    sample: (from, to, count) =>
      calculator.sample(
        { source, variable, parameters: {}, from, to, count },
        "home",
      ),
  };
}
