import {
  isInequality,
  sidesOf,
  type Forms,
  type Json,
  type Reading,
  type Source,
} from "../../calculation";
import type { Parameter } from "./state";

/**
 * Types of what has a height above the axis, at least somewhere: √x is complex
 * for x < 0.
 */
const NUMERIC =
  /^(finite_|extended_)?(number|complex|real|rational|integer)\b|^(nan|(signed_)?infinity)$/;

/** The type of a list of functions, with the type of its elements if told. */
const LIST = /^(?:vector<.*>|list<(?<element>[^<>]+?)(?:\^\d+)?>)$/;

/** The axes of an equation that describes curves, such as a circle. */
const AXES = ["x", "y"];

/** More sliders than this are no help. */
export const MOST_PARAMETERS = 4;

const USUAL = { value: 1, from: -5, to: 5, step: 0.1 } as const;

/** A function to be drawn, or the curves of an equation in x and y. */
export interface Drawn {
  /** Name of the curve in the plot. */
  readonly label: string;
  readonly source: Source;
  readonly unknowns: Reading["unknowns"];
  /** True if it is drawn in the plane of x and y, where it is zero. */
  readonly isImplicit: boolean;
  /** Caption of the drawing: what it says of the expression, in a sentence. */
  readonly caption?: string;
}

/**
 * Finds what to draw of an expression: a function, the curves of an equation,
 * or those of a list.
 *
 * @returns None for what cannot be drawn.
 */
export function functionsOf(reading: Reading): readonly Drawn[] {
  const { elements, unknowns, type } = reading;
  if (elements === undefined) {
    const drawn = functionOf(reading);
    return drawn ? [drawn] : [];
  }
  const curves = elements.flatMap((one) => implicitOf(one, unknowns) ?? []);
  if (curves.length > 0 && curves.length === elements.length)
    return curves.map((one) => ({
      ...one,
      caption: "The points that the curves share are the solutions.",
    }));
  const list = LIST.exec(type);
  const element = list?.groups?.["element"] ?? "number";
  if (!list || !isNumeric(element)) return [];
  return elements.map(({ json, text }) => ({
    label: text,
    source: sourceOf(json),
    unknowns,
    isImplicit: false,
  }));
}

function isNumeric(type: string): boolean {
  return type.split(" | ").every((part) => NUMERIC.test(part));
}

/**
 * Finds what to draw of an expression that is no list: the curves of an
 * equation in x and y, the function that it is, or the difference of the sides
 * of an equation or inequality.
 *
 * @returns Nothing for what has no number as its value.
 */
export function functionOf(reading: Reading): Drawn | undefined {
  const { written, type, unknowns } = reading;
  const curves = implicitOf(written, unknowns);
  if (curves) return curves;
  const sides = sidesOf(written.json) ?? inequalityOf(written.json);
  if (!sides && !isNumeric(type)) return undefined;
  return {
    label: written.text,
    source: sourceOf(sides ? ["Subtract", ...sides] : written.json),
    unknowns,
    isImplicit: false,
    ...(sides && { caption: captionOf(written.json) }),
  };
}

/** The curves of an equation whose unknowns include x and y. */
function implicitOf(
  { json, text }: Forms,
  unknowns: Reading["unknowns"],
): Drawn | undefined {
  const sides = sidesOf(json);
  const names = unknowns.map(({ name }) => name);
  return sides && AXES.every((axis) => names.includes(axis))
    ? {
        label: text,
        source: sourceOf(["Subtract", ...sides]),
        unknowns,
        isImplicit: true,
      }
    : undefined;
}

/** Both sides of an inequality; nothing for a chain such as `1 < x < 3`. */
function inequalityOf(json: Json): readonly [Json, Json] | undefined {
  if (!isInequality(json)) return undefined;
  const [, ...sides] = json as readonly Json[];
  return sidesOf(["Equal", ...sides]);
}

function captionOf(json: Json): string {
  const [head] = json as readonly string[];
  if (head === "Equal")
    return "The left side minus the right side: its zeros are the solutions.";
  if (head === "NotEqual")
    return "The left side minus the right side: the inequality holds except at its zeros.";
  const where = head?.startsWith("Less") ? "below" : "above";
  return `The left side minus the right side: the inequality holds where the curve is ${where} the axis.`;
}

function sourceOf(json: Json): Source {
  return { format: "mathjson", text: JSON.stringify(json) };
}

/**
 * The parameters of a plot: one for each unknown but the variable, those that
 * the reader has set as they are set.
 *
 * @returns Nothing where there are more than {@link MOST_PARAMETERS}.
 */
export function parametersOf(
  unknowns: Reading["unknowns"],
  variable: string,
  set: readonly Parameter[],
): readonly Parameter[] | undefined {
  const names = unknowns
    .map(({ name }) => name)
    .filter((name) => name !== variable);
  if (names.length > MOST_PARAMETERS) return undefined;
  return names.map(
    (name) => set.find((known) => known.name === name) ?? { name, ...USUAL },
  );
}

/**
 * Puts a parameter in the place of the one of its name, or beside the others.
 */
export function withParameter(
  set: readonly Parameter[],
  changed: Parameter,
): readonly Parameter[] {
  return [...set.filter(({ name }) => name !== changed.name), changed];
}
