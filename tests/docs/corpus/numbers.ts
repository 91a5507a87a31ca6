import type { MathJsonExpression } from "@cortex-js/compute-engine";

/** A number that sentences on operators are tried with. */
export interface Sample {
  readonly json: MathJsonExpression;
  /** Its kinds, as sentences name them; `pole` is one of the gamma function. */
  readonly is: readonly Kind[];
}

type Kind =
  | "complex"
  | "constant"
  | "decimal"
  | "exact"
  | "finite"
  | "infinity"
  | "integer"
  | "negative"
  | "pole"
  | "positive"
  | "rational"
  | "real"
  | "zero";

/** Numbers of all kinds: a sentence on numbers is tried with each. */
export const NUMBERS: readonly Sample[] = [
  {
    json: 0,
    is: ["exact", "rational", "integer", "zero", "pole", "real", "finite"],
  },
  {
    json: 3,
    is: ["exact", "rational", "integer", "positive", "real", "finite"],
  },
  {
    json: 8,
    is: ["exact", "rational", "integer", "positive", "real", "finite"],
  },
  {
    json: -2,
    is: ["exact", "rational", "integer", "negative", "pole", "real", "finite"],
  },
  {
    json: ["Rational", 5, 2],
    is: ["exact", "rational", "positive", "real", "finite"],
  },
  {
    json: ["Rational", -1, 3],
    is: ["exact", "rational", "negative", "real", "finite"],
  },
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

/**
 * The numbers that have all kinds of a list, and none with a minus sign before
 * it: `finite real -constant`.
 *
 * @throws Error where there are none, or a kind is unknown.
 */
export function numbersThatAre(kinds: string): readonly Sample[] {
  const words = kinds.split(" ");
  const known = new Set<string>(NUMBERS.flatMap(({ is }) => is));
  const unknown = words.find((word) => !known.has(word.replace("-", "")));
  if (unknown !== undefined) throw new Error(`No number is ${unknown}.`);
  const found = NUMBERS.filter(({ is }) => {
    const own: readonly string[] = is;
    return words.every((word) =>
      word.startsWith("-") ? !own.includes(word.slice(1)) : own.includes(word),
    );
  });
  if (found.length === 0) throw new Error(`No number is ${kinds}.`);
  return found;
}
