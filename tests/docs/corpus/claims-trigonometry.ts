import type { Claim } from "./claim.ts";

/** Claims of the page about trigonometry. */
export const TRIGONOMETRY: readonly Claim[] = [
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
