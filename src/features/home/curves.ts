import {
  sidesOf,
  type Calculator,
  type Forms,
  type Json,
  type Reading,
} from "../../calculation";
import type { Curve } from "../../plot";

/** The curves to draw of a formula, and their variable. */
export interface Graph {
  readonly curves: readonly Curve[];
  readonly variable: string;
}

/**
 * The functions that a formula is, where it has one unknown.
 *
 * @returns Nothing where there is none to draw.
 */
export function graphOf(
  canonical: Forms,
  value: Forms,
  { unknowns, variable, type, elements }: Reading,
  calculator: Calculator,
): Graph | undefined {
  const sides = sidesOf(canonical.json);
  const isFunction = type !== "boolean" || sides !== undefined;
  if (variable === undefined || unknowns.length !== 1 || !isFunction)
    return undefined;
  const functions = functionsOf(canonical, value, sides, elements);
  if (functions.length === 0) return undefined;
  return {
    variable,
    curves: functions.map((one) => curveOf(one, variable, calculator)),
  };
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
  const [head, ...values] = isFunctionForm(json) ? json : [];
  if (head !== "List") return [{ label: `y = ${text}`, json }];
  if (values.length !== elements.length) return [];
  return elements.map((element, index) => ({
    label: element.text,
    json: values[index] ?? element.json,
  }));
}

/**
 * Tells whether MathJSON is a function in its short form: a list of head and
 * operands.
 */
export function isFunctionForm(json: Json): json is readonly Json[] {
  return Array.isArray(json);
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
