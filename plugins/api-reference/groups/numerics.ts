import type { Group } from "./group.ts";

/** What `@cortex-js/compute-engine/numerics` gives, by field. */
export const NUMERIC_GROUPS: readonly Group[] = [
  {
    slug: "statistics",
    title: "Statistics",
    about: "Mean, variance, quartiles and correlation of numbers.",
    files: /numerics\/(statistics|monte-carlo)\./,
  },
  {
    slug: "special-functions",
    title: "Special functions",
    about: "Gamma, zeta, error, Bessel and Airy functions of numbers.",
    files: /numerics\/(special-functions|numeric-complex)\./,
  },
  {
    slug: "integers-and-fractions",
    title: "Integers and fractions",
    about: "Primes, divisors, factorials, exact fractions and big integers.",
    names: /gcd|lcm|factorial/i,
    files:
      /numerics\/(primes|rationals|bigint|numeric-bigint|numeric-bignum)\./,
  },
  {
    slug: "units",
    title: "Units and dimensions",
    about: "Units of measurement: their dimension, their scale, conversion.",
    files: /numerics\/unit-data\./,
  },
  {
    slug: "numbers",
    title: "Numbers and numerical methods",
    about: "Kinds of number, precision, limits, linear algebra, digits.",
    names: /^CancellationError|^CancellationCause/,
    files: /\/(numerics|numeric-value|big-decimal)\//,
  },
];
