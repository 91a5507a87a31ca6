import type { ComputeEngine, Expression } from "@cortex-js/compute-engine";

/** Operators of polynomials, by what they do. */
export const REWRITE = "Expand ExpandAll Distribute Factor Together".split(" ");
export const SPLIT = ["Cancel", "PartialFraction", "Apart"];
const READ = ["PolynomialDegree", "CoefficientList", "PolynomialRoots"];
const DIVIDE =
  "PolynomialQuotient PolynomialRemainder PolynomialGCD Resultant".split(" ");
/** Those that need to know the variable. */
export const VARIABLE = [...SPLIT, ...READ, "Discriminant", ...DIVIDE];

type Operand = string | Expression;

/** Makes functions that apply operators to polynomials in LaTeX. */
export function polynomialsOf(ce: ComputeEngine) {
  function value(operator: string, ...operands: Operand[]): Expression {
    const read = (each: Operand) =>
      typeof each === "string" ? ce.parse(each) : each;
    return ce.function(operator, operands.map(read)).evaluate();
  }

  /** Operators of two polynomials get one and its double. */
  const applied = (name: string, p: string, ...rest: string[]) =>
    value(
      name,
      p,
      ...(DIVIDE.includes(name) ? [ce.parse(p).mul(2)] : []),
      ...rest,
    );

  return { value, applied };
}
