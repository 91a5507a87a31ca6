import type { Claim } from "./claim.ts";

const CIRCULAR = "Sin Cos Tan Cot Sec Csc";
const HYPERBOLIC = "Sinh Cosh Tanh Coth Sech Csch";
const INVERSE_HYPERBOLIC = "Arsinh Arcosh Artanh Arcoth Arsech Arcsch";
const INTEGRALS = "SinIntegral CosIntegral SinhIntegral CoshIntegral";

/** Claims of the page about trigonometry. */
export const TRIGONOMETRY: readonly Claim[] = [
  [CIRCULAR, "infinity", "evaluate", "is an error"],
  [CIRCULAR, "finite -zero", "N", "follows angularUnit"],
  ["Arctan Arccot", "finite real -zero", "N", "follows angularUnit"],
  ["Arcsin Arccos Arcsec Arccsc", "finite -zero", "N", "follows angularUnit"],
  ["Arctan2", "finite real -zero", "N", "follows angularUnit", 2],
  [HYPERBOLIC, "finite", "N", "ignores angularUnit"],
  [HYPERBOLIC, "finite real -zero", "N", "is real"],
  [INVERSE_HYPERBOLIC, "finite", "N", "ignores angularUnit"],
  ["Arcosh", "negative finite", "N", "is not real"],
  ["Arcosh", "zero", "N", "is not real"],
  ["Arccot", "exact finite", "evaluate", "stays"],
  ["Arcsec Arccsc", "zero", "N", "is NaN"],
  ["Sinc FresnelS FresnelC", "finite real", "N", "is real"],
  ["Sinc FresnelS FresnelC", "complex finite", "N", "stays"],
  ["SinIntegral", "finite real", "N", "is real"],
  ["CosIntegral", "negative finite", "N", "is not real"],
  [INTEGRALS, "finite -zero", "N", "is computed to machine precision"],
];
