import type { MathJsonExpression } from "@cortex-js/compute-engine";

/** A number that sentences on operators are tried with. */
export interface Sample {
  readonly json: MathJsonExpression;
  /** What it is, as sentences say it. */
  readonly is: readonly Kind[];
}

export type Kind =
  | "complex"
  | "constant"
  | "decimal"
  | "exact"
  | "finite"
  | "infinity"
  | "integer"
  | "negative"
  | "positive"
  | "real"
  | "zero";

/** Numbers of all kinds: a sentence on numbers is tried with each. */
export const NUMBERS: readonly Sample[] = [
  { json: 0, is: ["exact", "integer", "zero", "real", "finite"] },
  { json: 3, is: ["exact", "integer", "positive", "real", "finite"] },
  { json: 8, is: ["exact", "integer", "positive", "real", "finite"] },
  { json: -2, is: ["exact", "integer", "negative", "real", "finite"] },
  { json: ["Rational", 5, 2], is: ["exact", "positive", "real", "finite"] },
  { json: ["Rational", -1, 3], is: ["exact", "negative", "real", "finite"] },
  { json: 0.25, is: ["decimal", "positive", "real", "finite"] },
  { json: -2.5, is: ["decimal", "negative", "real", "finite"] },
  { json: "Pi", is: ["constant", "positive", "real", "finite"] },
  { json: ["Negate", "Pi"], is: ["constant", "negative", "real", "finite"] },
  { json: ["Sqrt", 2], is: ["exact", "positive", "real", "finite"] },
  { json: ["Complex", 3, -4], is: ["exact", "complex", "finite"] },
  { json: ["Complex", 0.5, 1.5], is: ["decimal", "complex", "finite"] },
  { json: "ImaginaryUnit", is: ["exact", "complex", "finite"] },
  { json: "PositiveInfinity", is: ["infinity", "positive", "real"] },
  { json: "NegativeInfinity", is: ["infinity", "negative", "real"] },
  { json: "ComplexInfinity", is: ["infinity", "complex"] },
];

/** The units of angles that sentences are tried in. */
export const UNITS = ["rad", "deg"] as const;
