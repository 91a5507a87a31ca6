import type {
  Calculator,
  Forms,
  Json,
  Outcome,
  Reading,
  Task,
} from "../../calculation";
import { typeset } from "../../math";
import type { Curve } from "../../plot";

/** What is asked about a formula. */
export const TASKS = ["canonical", "value", "number"] as const satisfies Task[];

/** What the engine found out about a formula. */
export interface Findings {
  readonly latex: string;
  readonly json: string;
  /** What it comes to, as the engine prints it and typeset, if it can be. */
  readonly value: { readonly text: string; readonly html: string | undefined };
  /** The function that it is, where it has one unknown. */
  readonly graph:
    { readonly curve: Curve; readonly variable: string } | undefined;
}

/** The answers to a question about a formula. */
export interface Answers {
  readonly latex: string;
  readonly reading: Reading;
  readonly outcomes: ReadonlyMap<Task, Outcome>;
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
  const number = formsOf(outcomes.get("number"));
  const [unknown] = reading.unknowns;
  const isClosed = unknown === undefined && number.text !== value.text;
  const shown = isClosed
    ? `${value.latex} \\approx ${number.latex}`
    : value.latex;
  const isFunction =
    reading.unknowns.length === 1 && reading.type !== "boolean";
  return {
    latex,
    json: jsonText(canonical.json),
    value: {
      text: isClosed ? `${value.text} ≈ ${number.text}` : value.text,
      html: await typeset(shown),
    },
    graph:
      unknown && isFunction
        ? {
            variable: unknown.name,
            curve: curveOf(value, unknown.name, calculator),
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

function curveOf(
  value: Forms,
  variable: string,
  calculator: Calculator,
): Curve {
  const source = {
    format: "mathjson",
    text: JSON.stringify(value.json),
  } as const;
  return {
    label: `y = ${value.text}`,
    sample: (from, to, count) =>
      calculator.sample(
        { source, variable, parameters: {}, from, to, count },
        "home",
      ),
  };
}

/** MathJSON on one line, as the examples of the site print it. */
function jsonText(json: Json): string {
  if (typeof json !== "object" || json === null) return JSON.stringify(json);
  if (isList(json)) return `[${json.map(jsonText).join(", ")}]`;
  const parts = Object.entries(json).map(
    ([name, part]) => `${JSON.stringify(name)}: ${jsonText(part)}`,
  );
  return `{${parts.join(", ")}}`;
}

function isList(json: Json & object): json is readonly Json[] {
  return Array.isArray(json);
}
