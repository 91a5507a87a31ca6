import { sidesOf, type Reading, type Source } from "../../../calculation";

/**
 * Types of what has a height above the axis, at least somewhere: √x is complex
 * for x < 0.
 */
const NUMERIC =
  /^(finite_|extended_)?(number|complex|real|rational|integer)\b|^(nan|(signed_)?infinity)$/;

/** The type of a list of functions, with the type of its elements if told. */
const LIST = /^(?:vector<.*>|list<(?<element>[^<>]+?)(?:\^\d+)?>)$/;

/** A function that can be drawn. */
export interface Drawn {
  /** What it is called. */
  readonly label: string;
  readonly source: Source;
  readonly unknowns: Reading["unknowns"];
  /** Whether it is the difference of both sides of an equation. */
  readonly isDifference: boolean;
}

/**
 * The functions that an expression is: one, or a list of them.
 *
 * @returns None for what cannot be drawn.
 */
export function functionsOf(reading: Reading): readonly Drawn[] {
  const { elements, unknowns, type } = reading;
  if (elements === undefined) {
    const drawn = functionOf(reading);
    return drawn ? [drawn] : [];
  }
  const list = LIST.exec(type);
  const element = list?.groups?.["element"] ?? "number";
  if (!list || !isNumeric(element)) return [];
  return elements.map(({ json, text }) => ({
    label: text,
    source: { format: "mathjson", text: JSON.stringify(json) },
    unknowns,
    isDifference: false,
  }));
}

function isNumeric(type: string): boolean {
  return type.split(" | ").every((part) => NUMERIC.test(part));
}

/**
 * The function that an expression is, or that an equation stands for: the
 * difference of its sides, whose zeros are the solutions.
 *
 * @returns Nothing for what has no number as its value.
 */
export function functionOf(reading: Reading): Drawn | undefined {
  const { written, type, unknowns } = reading;
  const sides = sidesOf(written.json);
  if (!sides && !isNumeric(type)) return undefined;
  const json = sides ? ["Subtract", ...sides] : written.json;
  return {
    label: written.text,
    source: { format: "mathjson", text: JSON.stringify(json) },
    unknowns,
    isDifference: sides !== undefined,
  };
}
