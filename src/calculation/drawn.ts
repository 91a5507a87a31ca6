import type { Curve, ImplicitCurve } from "../plot";
import { isInequality, sidesOf } from "./equation";
import type { Forms, Json, Reading, Sampling, Source } from "./types";

/**
 * Types of what has a height above the axis, at least somewhere: √x is complex
 * for x < 0, and a function by cases has no value where none of them holds.
 */
const NUMERIC =
  /^(finite_|extended_)?(number|complex|real|rational|integer)\b|^(nan|missing|(signed_)?infinity)$/;

/** The type of a list of functions, with the type of its elements if told. */
const LIST = /^(?:vector<.*>|list<(?<element>[^<>]+?)(?:\^\d+)?>)$/;

/** The axes of an equation that describes curves, such as a circle. */
const AXES = ["x", "y"];

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
  // A symbol by itself has no known type, and is drawn as the identity.
  const isUnknown = unknowns.some(({ name }) => name === written.json);
  if (!sides && !isUnknown && !isNumeric(type)) return undefined;
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

/** The axes of a drawing, by the unknowns that it has. */
interface Axes {
  /** The unknown along the horizontal axis. */
  readonly across: string;
  /** The unknowns that no axis is for: they need a value each. */
  readonly others: readonly string[];
}

/**
 * Finds the axes of what is drawn.
 *
 * @param variable - The unknown that functions are drawn by.
 * @returns Nothing where there is nothing to draw, or no unknown.
 */
export function axesOf(
  [first]: readonly Drawn[],
  variable: string | undefined,
): Axes | undefined {
  const [across, up] = first?.isImplicit ? AXES : [variable];
  if (!first || across === undefined) return undefined;
  const names = first.unknowns.map(({ name }) => name);
  const others = names.filter((name) => name !== across && name !== up);
  return { across, others };
}

/**
 * Makes the curves of a plot, each with its name.
 *
 * @param given - The variable along the horizontal axis, and the values of the
 * unknowns that no axis is for.
 * @param sample - Computes points of a curve.
 */
export function curvesOf(
  drawn: readonly Drawn[],
  given: Pick<Sampling, "variable" | "parameters">,
  sample: (sampling: Sampling) => Promise<Float64Array>,
): readonly (Curve | ImplicitCurve)[] {
  return drawn.map(({ label, source, isImplicit }) => {
    const sampling = { source, ...given };
    if (isImplicit)
      return {
        label,
        trace: ({ x: [from, to], y }) => {
          const vertical = { variable: "y", from: y[0], to: y[1] };
          return sample({ ...sampling, vertical, from, to, count: 0 });
        },
      };
    return {
      label: drawn.length > 1 ? label : `${label}, by ${given.variable}`,
      sample: (from, to, count) => sample({ ...sampling, from, to, count }),
    };
  });
}
