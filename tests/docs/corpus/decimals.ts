const S = String.raw;

/**
 * A formula, and its `re` before anything is computed: `NaN` where `N()` has to
 * be called first. For numbers that have no real part, `im` follows.
 */
export type Ready = readonly [latex: string, re: number, im?: number];

/**
 * Formulas that can be read without computing. To try another number, add a
 * row.
 */
export const READY: readonly Ready[] = [
  // Numbers and constants
  ["5", 5],
  ["-3", -3],
  ["1.5", 1.5],
  [S`1.5\times10^3`, 1500],
  [S`50\%`, 0.5],
  [S`\frac12`, 0.5],
  [S`\sqrt2`, Math.SQRT2],
  [S`-\sqrt2`, -Math.SQRT2],
  [S`2\sqrt3`, 2 * Math.sqrt(3)],
  [S`\frac{\sqrt2}{2}`, 0.7071067811865476],
  ["2^{10}", 1024],
  ["2+2", 4],
  [S`\pi`, Math.PI],
  ["e", Math.E],
  [S`\gamma`, 0.5772156649015329],
  [S`\infty`, Infinity],
  ["i", 0, 1],
  ["3+4i", 3, 4],
  [S`\sqrt{-4}`, 0, 2],
  ["(1+i)^2", 0, 2],

  // Numbers that have to be computed first
  [S`1+\sqrt2`, NaN],
  [S`\sqrt2+\sqrt3`, NaN],
  [S`2\pi`, NaN],
  [S`-\pi`, NaN],
  [S`\frac{\pi}{2}`, NaN],
  [S`\pi i`, NaN],
  [S`\frac{i}{2}`, NaN],
  [S`\varphi`, NaN],
  [S`\ln 2`, NaN],
  [S`\sin 0`, NaN],
  [S`\sqrt[3]{2}`, NaN],
  ["5!", NaN],
  ["|-3|", NaN],
  ["2^{100}", NaN],
  ["0.5+0.25", NaN],
];

/** Formulas that are not numbers: `re` is `NaN` with and without `N()`. */
export const NOT_NUMBERS: readonly string[] = [
  "x",
  "x+1",
  S`\sin x`,
  "[1,2]",
  "1<2",
  S`\text{two}`,
  S`\foo`,
  "",
];

/** A number that `evaluate()` leaves as it is, and what `N()` makes of it. */
export type Large = readonly [latex: string, decimals: string];

/** Large numbers. To try another, add a row. */
export const LARGE: readonly Large[] = [
  ["10^{10^{10}}", "1e+10000000000"],
  ["2^{10000000}", "9.0498173063608003014e+3010299"],
  ["9^{9^9}", "4.28124773175747048037e+369693099"],
  ["e^{1000}", "1.97007111401704699389e+434"],
  ["e^{10^{10}}", "1.07775060795856491021e+4342944819"],
  [S`\Gamma(200)`, "3.94328933682395251776e+372"],
  [S`\sinh(10^{10})`, "5.38875303979282455105e+4342944818"],
  ["e^{10^{20}}", "+oo"],
  ["10^{10^{100}}", "+oo"],
  ["(10!)!", "+oo"],
  ["(20!)!", "+oo"],
  ["(100!)!", "+oo"],
];
