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
import { graphOf, isFunctionForm, type Graph } from "./curves";

/** Tasks that are done for a formula first. */
export const TASKS = ["canonical", "value", "number"] as const satisfies Task[];

/** The value or the solutions of a formula. */
interface Answer {
  readonly label: "Value" | "Solutions";
  readonly text: string;
  /** The same rendered, if it can be. */
  readonly html: string | undefined;
}

/** Results of the engine for a formula. */
export interface Findings {
  readonly latex: string;
  readonly json: string;
  readonly answer: Answer;
  /** The program that gives the answer; nothing where there is none. */
  readonly recipe: Recipe | undefined;
  readonly graph: Graph | undefined;
}

/** The answers to a question about a formula. */
export interface Answers {
  readonly latex: string;
  readonly reading: Reading;
  readonly outcomes: ReadonlyMap<Task, Outcome>;
}

/** Findings of an empty field. */
export const NOTHING: Findings = {
  latex: "",
  json: "",
  answer: { label: "Value", text: "", html: undefined },
  recipe: undefined,
  graph: undefined,
};

/**
 * Tells whether a formula is an equation.
 *
 * @param canonical - What came of the task of that name.
 */
export function isEquation(canonical: Outcome | undefined): boolean {
  return sidesOf(formsOf(canonical).json) !== undefined;
}

/**
 * Makes what is shown of what was answered.
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
  return {
    latex,
    json: jsonText(canonical.json),
    answer: solutions
      ? await solutionsOf(solutions)
      : await valueOf(value, formsOf(outcomes.get("number")), reading),
    recipe: recipeOf(latex, solutions && reading.variable),
    graph: graphOf(canonical, value, reading, calculator),
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

/** MathJSON on one line, as the examples of the site print it. */
function jsonText(json: Json): string {
  if (isFunctionForm(json)) return `[${json.map(jsonText).join(", ")}]`;
  if (typeof json !== "object" || json === null) return JSON.stringify(json);
  const parts = Object.entries(json).map(
    ([name, part]) => `${JSON.stringify(name)}: ${jsonText(part)}`,
  );
  return `{${parts.join(", ")}}`;
}

/**
 * A program in which a formula is typed, and its answer shown.
 *
 * @param latex - The formula.
 * @param unknown - The unknown that it is solved for, where it is an equation.
 */
export function recipeOf(latex: string, unknown?: string): Recipe {
  const call =
    unknown === undefined ? "evaluate()" : `solve(${JSON.stringify(unknown)})`;
  return {
    latex,
    field: { properties: {}, shared: [] },
    label: unknown === undefined ? "Value" : "Solutions",
    imports: ["parse"],
    result: (formula) => `String(parse(${formula}).${call})`,
    node: [
      'import { parse } from "@cortex-js/compute-engine";',
      "",
      `const formula = parse(${JSON.stringify(latex)});`,
      `console.log(String(formula.${call}));`,
    ].join("\n"),
  };
}
