import type { MathJsonExpression } from "@cortex-js/compute-engine";

import type { Word } from "./words.ts";

/**
 * A sentence of a reference page on numbers: of an operator, of which numbers,
 * by which method, what it says, and operands after the number.
 *
 * The numbers are kinds that all have to hold: `finite real`, `exact -constant`.
 */
type Claim = readonly [
  operator: string,
  numbers: string,
  method: "evaluate" | "N",
  says: Word,
  ...rest: MathJsonExpression[],
];

/** Each is tried with every number of `numbers.ts`, in both units of angles. */
export const CLAIMS: readonly Claim[] = [
  // Basic operations
  ["Add", "decimal", "evaluate", "is decimal", ["Rational", 1, 2]],
  ["Add", "exact", "evaluate", "is exact", ["Rational", 1, 2]],
  ["Divide", "finite -zero", "evaluate", "is ComplexInfinity", 0],
  ["Divide", "zero", "evaluate", "is NaN", 0],
  // Powers and roots
  ["Power", "finite -constant", "evaluate", "is decimal", 0.5],
  ["Power", "constant", "evaluate", "is exact", 0.5],
  ["Power", "negative finite", "N", "is not real", 0.5],
  ["Power", "real finite", "N", "is real", ["Rational", 2, 3]],
  ["Power", "negative real finite", "N", "is real", 0.2],
  ["Sqrt", "negative finite", "N", "is not real"],
  ["Root", "real finite", "N", "is real", 3],
  ["Root", "negative finite", "N", "is not real", 4],
  ["Ln", "negative finite exact", "evaluate", "stays"],
  ["Ln", "negative finite", "N", "is not real"],
  ["Ln", "zero", "evaluate", "is NegativeInfinity"],
  ["Log", "negative finite", "N", "is not real", 2],
  // Rounding
  ["Round", "finite real", "N", "is an integer"],
  ["Floor", "finite real", "N", "is an integer"],
  ["Ceil", "finite real", "N", "is an integer"],
  ["Truncate", "finite real", "N", "is an integer"],
  ["Round", "exact real", "evaluate", "is exact", 5],
  ["Round", "infinity real", "evaluate", "is the number itself"],
  ["Floor", "infinity real", "evaluate", "is the number itself"],
  ["Ceil", "infinity real", "evaluate", "is the number itself"],
  ["Truncate", "infinity real", "evaluate", "is the number itself"],
  ["Floor", "constant", "evaluate", "stays"],
  ["Round", "constant", "evaluate", "stays"],
  ["Fract", "finite real", "N", "is not negative"],
  ["Fract", "infinity real", "evaluate", "is NaN"],
  ...["Round", "Floor", "Ceil", "Truncate", "Fract", "Heaviside", "Clamp"].map(
    (name): Claim =>
      name === "Clamp"
        ? [name, "complex", "evaluate", "is an error", 0, 1]
        : [name, "complex", "evaluate", "is an error"],
  ),
  // Magnitude and sign
  ["Abs", "finite", "N", "is not negative"],
  ["Sign", "real", "evaluate", "is an integer"],
  ["Sign", "complex finite", "N", "has modulus 1"],
  ["Heaviside", "negative", "evaluate", "is 0"],
  ["Heaviside", "positive", "evaluate", "is 1"],
  // Integers and remainders
  ["Mod", "real finite", "evaluate", "is NaN", 0],
  ["Remainder", "real finite", "N", "is NaN", 0],
  ["Mod", "real finite", "N", "is not negative", 3],
  ["Mod", "real finite", "N", "is not positive", -3],
  ["Mod", "real infinity", "evaluate", "is an error", 3],
  ["Mod", "exact rational", "evaluate", "is exact", 3],
  ["Remainder", "complex", "evaluate", "stays", 3],
  ["IsPrime", "negative finite", "evaluate", "is False"],
  ["IsPrime", "finite", "evaluate", "is True or False"],
  ["IsComposite", "finite", "evaluate", "is True or False"],
  ["IsEven", "finite -constant", "evaluate", "is True or False"],
  ["IsOdd", "finite -constant", "evaluate", "is True or False"],
  ["IsEven", "finite", "N", "is True or False"],
  ["IsOdd", "finite", "N", "is True or False"],
  ["IsEven", "constant", "evaluate", "stays"],
  ["IsOdd", "constant", "evaluate", "stays"],
  ["IsEven", "infinity", "evaluate", "is an error"],
  ["IsOdd", "infinity", "evaluate", "is an error"],
  ["IsPrime", "infinity", "evaluate", "is an error"],
  ["IsComposite", "infinity", "evaluate", "is an error"],
  ["IsEven", "finite -integer", "N", "is False"],
  ["IsOdd", "finite -integer", "N", "is False"],
  // Extrema and fractions
  ["Clamp", "real", "N", "is real", 0, 2],
  ["Rationalize", "real finite", "evaluate", "is exact"],
  ["Rational", "real finite", "evaluate", "is exact"],
  ["Denominator", "decimal", "evaluate", "is 1"],
  // Complex numbers
  ["Complex", "exact real", "evaluate", "is exact", 1],
  ["Complex", "constant positive", "evaluate", "is decimal", 1],
  ["Real", "finite", "N", "is real"],
  ["Imaginary", "finite", "N", "is real"],
  ["Argument", "complex finite", "N", "follows angularUnit"],
  ["AbsArg", "complex finite", "N", "follows angularUnit"],
  ["Argument", "real", "evaluate", "ignores angularUnit"],
  ["Argument", "real", "N", "ignores angularUnit"],
  ["AbsArg", "real", "N", "ignores angularUnit"],
  ["Argument", "zero", "evaluate", "is 0"],
  ["Argument", "negative", "evaluate", "is π"],
  ["ComplexRoots", "finite", "N", "is computed to machine precision", 3],
  // Factorials and special functions
  ["Factorial", "finite -integer", "N", "is computed to machine precision"],
  ["Factorial", "negative integer", "evaluate", "is ComplexInfinity"],
  ["Factorial2", "negative integer", "evaluate", "is NaN"],
  ["Factorial2", "finite -integer", "N", "stays"],
  ["Gamma", "exact finite -pole", "evaluate", "stays"],
  ["Gamma", "decimal", "evaluate", "is decimal"],
  ["Gamma", "complex finite", "N", "is computed to machine precision"],
  ["Gamma", "pole", "evaluate", "is ComplexInfinity"],
  ["GammaLn", "finite real -pole", "N", "is real"],
  ["Digamma", "complex finite", "N", "stays"],
  ["Trigamma", "complex finite", "N", "stays"],
  ["PolyGamma", "integer positive", "N", "is real", 1],
  ["Zeta", "zero", "evaluate", "is exact"],
  ["Zeta", "negative integer", "evaluate", "is exact"],
  ["HurwitzZeta", "finite", "N", "is computed to machine precision", 3],
  ["LambertW", "complex finite", "N", "stays"],
  ["LambertW", "positive finite", "N", "is real"],
  ...["AiryAi", "AiryBi", "AiryAiPrime", "AiryBiPrime"].flatMap(
    (name): Claim[] => [
      [name, "real finite", "N", "is computed to machine precision"],
      [name, "complex finite", "N", "stays"],
      [name, "exact finite", "evaluate", "stays"],
    ],
  ),
  ...["BesselJ", "BesselY", "BesselI", "BesselK"].flatMap((name): Claim[] => [
    [name, "integer", "N", "is computed to machine precision", 2],
    [name, "finite real -integer", "N", "stays", 2],
    [name, "integer", "N", "stays", "ImaginaryUnit"],
  ]),
  // Trigonometry
  ...["Sin", "Cos", "Tan", "Cot", "Sec", "Csc"].flatMap((name): Claim[] => [
    [name, "infinity", "evaluate", "is an error"],
    [name, "finite -zero", "N", "follows angularUnit"],
  ]),
  ...["Arctan", "Arccot"].map((name): Claim => [
    name,
    "finite real -zero",
    "N",
    "follows angularUnit",
  ]),
  ...["Arcsin", "Arccos", "Arcsec", "Arccsc"].map((name): Claim => [
    name,
    "finite -zero",
    "N",
    "follows angularUnit",
  ]),
  ["Arctan2", "finite real -zero", "N", "follows angularUnit", 2],
  ...["Sinh", "Cosh", "Tanh", "Coth", "Sech", "Csch"].flatMap(
    (name): Claim[] => [
      [name, "finite", "N", "ignores angularUnit"],
      [name, "finite real -zero", "N", "is real"],
    ],
  ),
  ...["Arsinh", "Arcosh", "Artanh", "Arcoth", "Arsech", "Arcsch"].map(
    (name): Claim => [name, "finite", "N", "ignores angularUnit"],
  ),
  ["Arcosh", "negative finite", "N", "is not real"],
  ["Arcosh", "zero", "N", "is not real"],
  ["Arccot", "exact finite", "evaluate", "stays"],
  ["Arcsec", "zero", "N", "is NaN"],
  ["Arccsc", "zero", "N", "is NaN"],
  ["Sinc", "finite real", "N", "is real"],
  ["Sinc", "complex finite", "N", "stays"],
  ["FresnelS", "finite real", "N", "is real"],
  ["FresnelC", "finite real", "N", "is real"],
  ["FresnelS", "complex finite", "N", "stays"],
  ["FresnelC", "complex finite", "N", "stays"],
  ["SinIntegral", "finite real", "N", "is real"],
  ["CosIntegral", "negative finite", "N", "is not real"],
  ...["SinIntegral", "CosIntegral", "SinhIntegral", "CoshIntegral"].map(
    (name): Claim => [
      name,
      "finite -zero",
      "N",
      "is computed to machine precision",
    ],
  ),
];
