import type { Topics } from "./topics.ts";

/** What the members of `Expression` are for. */
export const EXPRESSION_TOPICS = {
  Evaluation: "evaluate evaluateAsync N simplify solve explain value",
  "Parts of an expression":
    "operator getSubexpressions subexpressions errors symbols unknowns freeVariables defines references referencedFunctions has",
  "Forms and validity":
    "canonical structural isCanonical isStructural isValid isPure effects isConstant constantValue",
  "Output and conversion":
    "latex toLatex json toMathJson toString print valueOf [Symbol.toPrimitive] toJSON verbatimLatex sourceOffsets parseDiagnostics",
  Comparison:
    "is isSame isEqual isIdenticallyEqual isLess isLessEqual isGreater isGreaterEqual",
  "Pattern matching and replacement": "match replace subs map",
  Arithmetic: "add sub mul div neg inv abs pow root sqrt ln",
  "Fractions and polynomials":
    "numerator denominator numeratorDenominator toRational toNumericValue factors polynomialCoefficients polynomialRoots",
  "Numeric values": "re im bignumRe bignumIm sgn",
  "Tests of a value":
    "isNumber isInteger isRational isExtendedReal isFunction isPositive isNonNegative isNegative isNonPositive isEven isOdd isNaN isInfinity isFinite",
  Collections:
    "each at get indexWhere contains subsetOf count array isCollection isIndexedCollection isLazyCollection isFiniteCollection isEmptyCollection isEnumerableCollection isMachineNumeric shape rank",
  "Types and definitions":
    "type baseDefinition operatorDefinition valueDefinition description url wikidata complexity",
  "Engine and scopes": "engine isScoped localScope hash digest",
  Plotting: "toSignedFunction getInterval",
} satisfies Topics;
