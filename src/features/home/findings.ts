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
  const functions =
    reading.unknowns.length === 1 && reading.type !== "boolean"
      ? functionsOf(value, reading.elements)
      : [];
  return {
    latex,
    json: jsonText(canonical.json),
    value: {
      text: isClosed ? `${value.text} ≈ ${number.text}` : value.text,
      html: await typeset(shown),
    },
    graph:
      unknown && functions.length > 0
        ? {
            variable: unknown.name,
            curves: functions.map((one) =>
              curveOf(one, unknown.name, calculator),
            ),
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

/** A function to be drawn: its value, and what it is called. */
interface Named {
  readonly label: string;
  readonly json: Json;
}

/** The functions of a formula: those of a list are called as they were written. */
function functionsOf(
  value: Forms,
  elements: Reading["elements"] = [],
): readonly Named[] {
  const { json, text } = value;
  const [head, ...values] = isObject(json) && isList(json) ? json : [];
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

/** MathJSON on one line, as the examples of the site print it. */
function jsonText(json: Json): string {
  if (!isObject(json)) return JSON.stringify(json);
  if (isList(json)) return `[${json.map(jsonText).join(", ")}]`;
  const parts = Object.entries(json).map(
    ([name, part]) => `${JSON.stringify(name)}: ${jsonText(part)}`,
  );
  return `{${parts.join(", ")}}`;
}

function isList(json: Json & object): json is readonly Json[] {
  return Array.isArray(json);
}

function isObject(json: Json): json is Json & object {
  return typeof json === "object" && json !== null;
}
