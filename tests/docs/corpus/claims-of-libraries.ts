import type { Claim } from "./claim.ts";

const ORDER = "Less LessEqual Greater GreaterEqual Precedes";

/** Claims of the pages about smaller libraries. */
export const LIBRARIES: readonly Claim[] = [
  // Special functions
  ["LogIntegral", "negative real finite", "N", "stays"],
  ["LogIntegral", "complex finite", "N", "stays"],
  // Statistics
  ["Erf Erfc Erfi", "finite real", "N", "is real"],
  ["PopulationVariance", "finite real", "N", "is not negative"],
  ["Variance", "decimal finite", "N", "is NaN"],
  // Number theory
  ["FactorInteger", "decimal", "evaluate", "is an error"],
  ["FactorInteger", "complex", "evaluate", "is an error"],
  ["FactorInteger", "infinity", "evaluate", "is an error"],
  ["Totient Divisors PrimeNu", "zero", "evaluate", "stays"],
  ["Totient", "negative integer", "evaluate", "stays"],
  ["PrimeNu", "negative integer", "evaluate", "is an integer"],
  ["IsSquareFree IsSquare", "integer", "evaluate", "is True or False"],
  ["IsSquare IsTriangular", "negative integer", "evaluate", "is False"],
  ["IsPerfect IntegerSqrt", "negative integer", "evaluate", "stays"],
  ["IntegerSqrt", "positive integer", "evaluate", "is an integer"],
  ["PrimePi", "negative real finite", "N", "is 0"],
  ["PrimePi", "real finite", "N", "is an integer"],
  ["PrimePi", "complex", "evaluate", "is an error"],
  ["NextPrime LucasL", "integer", "evaluate", "is an integer"],
  ["BernoulliB CatalanNumber", "negative integer", "evaluate", "stays"],
  ["BernoulliB", "integer -negative", "N", "is exact"],
  ["ContinuedFraction", "complex", "evaluate", "is an error"],
  // Linear algebra
  ["Norm", "finite", "N", "is not negative"],
  // Relations
  [ORDER, "real", "evaluate", "is True or False", 7],
  ["Less LessEqual", "complex finite", "evaluate", "stays", 7],
  ["Less", "real", "evaluate", "is False", "NaN"],
  ["Equal Approx", "finite", "evaluate", "is True or False", 7],
  ["Approx", "infinity", "evaluate", "is False", "PositiveInfinity"],
  ["Tilde", "finite", "N", "stays", 2],
  ["Congruent", "finite integer", "evaluate", "stays", 1, 0],
  ["Congruent", "finite integer", "evaluate", "is True or False", 1, 3],
];
