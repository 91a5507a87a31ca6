import { compile } from "@cortex-js/compute-engine";
import { describe, expect, test } from "vitest";

import { testEngine } from "./corpus/engine.ts";

const { ce, apply, call } = testEngine();

const number = (operator: string, ...operands: unknown[]) =>
  call(operator, ...operands).N().re;
const list = (numbers: readonly unknown[]) => ["List", ...numbers];

const sum = (numbers: readonly number[]) =>
  numbers.reduce((total, x) => total + x, 0);
const mean = (numbers: readonly number[]) => sum(numbers) / numbers.length;
const moment = (numbers: readonly number[], k: number) =>
  mean(numbers.map((x) => (x - mean(numbers)) ** k));
/** The number at a position that counts from 1, between two numbers linearly. */
function at(sorted: readonly number[], position: number): number {
  const low = Math.floor(position);
  const [a = NaN, b = a] = sorted.slice(low - 1, low + 1);
  return a + (position - low) * (b - a);
}
const middle = (sorted: readonly number[]) =>
  at(sorted, (sorted.length + 1) / 2);
const halves = (sorted: readonly number[]) => {
  const half = Math.floor(sorted.length / 2);
  return [sorted.slice(0, half), sorted.slice(-half)] as const;
};

const SAMPLES = [
  [1, 2, 3, 4, 10],
  [-7, 3, 12, 4, 4, 4],
  [158, 161, 163, 167, 170, 172, 174, 181],
  [5, 0, -3, 8, 8, 13, 21, 1, 2],
];
const ONE_LIST: Readonly<Record<string, (x: readonly number[]) => number>> = {
  Mean: mean,
  Median: middle,
  Mode: (x) => {
    const count = (y: number) => x.filter((other) => other === y).length;
    const most = Math.max(...x.map(count));
    return Math.min(...x.filter((y) => count(y) === most));
  },
  PopulationVariance: (x) => moment(x, 2),
  Variance: (x) => (moment(x, 2) * x.length) / (x.length - 1),
  PopulationStandardDeviation: (x) => Math.sqrt(moment(x, 2)),
  StandardDeviation: (x) =>
    Math.sqrt(sum(x.map((y) => (y - mean(x)) ** 2)) / (x.length - 1)),
  Skewness: (x) => moment(x, 3) / moment(x, 2) ** 1.5,
  Kurtosis: (x) => moment(x, 4) / moment(x, 2) ** 2,
  InterquartileRange: (x) => middle(halves(x)[1]) - middle(halves(x)[0]),
};

describe("center and spread", () => {
  test.each(Object.entries(ONE_LIST))("%s", (name, truth) => {
    for (const sample of SAMPLES) {
      const sorted = [...sample].sort((a, b) => a - b);
      expect(number(name, list(sample))).toBeCloseTo(truth(sorted), 9);
      expect(number(name, ...sample)).toBeCloseTo(truth(sorted), 9);
      expect(String(apply(name, list(sample)))).not.toMatch(/\.|NaN/);
    }
  });

  test.each([...Object.keys(ONE_LIST), "Quartiles"])("%s without", (name) => {
    expect(apply(name, list([1, "x", 3])).operator).toBe(name);
    for (const data of [[1, "NaN"], [1, "Missing"], []])
      expect(String(apply(name, list(data)))).toMatch(/^NaN$|^\(NaN, NaN, NaN/);
  });

  test("quantiles are interpolated between the quartiles", () => {
    for (const sample of SAMPLES) {
      const sorted = [...sample].sort((a, b) => a - b);
      const n = sorted.length;
      const half = Math.floor(n / 2);
      const lower = (half + 1) / 2;
      const ranks = [1, lower, (n + 1) / 2, n + 1 - lower, n];
      const quartiles = String(apply("Quartiles", list(sample)).N());
      const [low, high] = halves(sorted).map(middle);
      expect(quartiles).toBe(
        `(${String(low)}, ${String(middle(sorted))}, ${String(high)})`,
      );
      for (let p = 0; p <= 1; p += 1 / 32)
        expect(number("Quantile", list(sample), p)).toBeCloseTo(
          at(sorted, at(ranks, 1 + 4 * p)),
          9,
        );
    }
  });
});

test("pairs: covariance, correlation, line and bins", () => {
  const x = [1, 2, 3, 4, 6];
  const y = [2, 4, 5, 9, 7];
  const together = mean(x.map((a, i) => a * (y[i] ?? NaN))) - mean(x) * mean(y);
  const slope = together / moment(x, 2);
  const r = together / Math.sqrt(moment(x, 2) * moment(y, 2));
  const pairs = list(x.map((a, i) => ["Tuple", a, y[i]]));
  for (const data of [[list(x), list(y)], [pairs]]) {
    expect(number("PopulationCovariance", ...data)).toBeCloseTo(together, 9);
    expect(number("Covariance", ...data)).toBeCloseTo((together * 5) / 4, 9);
    expect(number("Correlation", ...data)).toBeCloseTo(r, 9);
    const [intercept, found] = [...apply("LinearRegression", ...data).each()];
    expect(found?.N().re).toBeCloseTo(slope, 9);
    expect(intercept?.N().re).toBeCloseTo(mean(y) - slope * mean(x), 9);
    expect([...apply("PolynomialFit", ...data, 1).each()].map(String)).toEqual(
      [intercept, found].map(String),
    );
  }
  const names = "LinearRegression Covariance PopulationCovariance Correlation";
  for (const name of names.split(" "))
    for (const wrong of ["q", "ImaginaryUnit"]) {
      const found = apply(name, list([1, 2, wrong]), list([1, 2, 4]));
      expect(found.isValid).toBe(false);
    }
  for (const name of ["Histogram", "BinCounts"])
    expect(apply(name, list([1, "NaN"]), 2).isValid).toBe(false);
});

const DISTRIBUTIONS: readonly [string, number[], unknown[], unknown[]][] = [
  ["NormalDistribution", [1, 2], ["a", "b"], [0, 0]],
  ["BinomialDistribution", [6, 0.25], ["n", "p"], [6, 2]],
  ["PoissonDistribution", [3], ["r"], [0]],
  ["UniformDistribution", [-1, 4], ["a", "b"], [4, -1]],
  ["ExponentialDistribution", [0.5], ["r"], [-1]],
];

test.each(DISTRIBUTIONS)("%s", (name, parameters, symbols, wrong) => {
  const distribution = [name, ...parameters];
  const discrete = /^(Binomial|Poisson)/.test(name);
  // The mean and the probability up to 2, by a sum over the density.
  const step = discrete ? 1 : 1 / 64;
  const density = compile(apply("PDF", distribution, "x"));
  expect(density.success).toBe(true);
  const weigh = (to: number, f: (x: number) => number) => {
    let total = 0;
    for (let x = discrete ? 0 : step / 2 - 40; x <= to; x += step)
      total += f(x) * Number(density.run({ x })) * step;
    return total;
  };
  expect(number("Mean", distribution)).toBeCloseTo(
    weigh(60, (x) => x),
    3,
  );
  expect(number("CDF", distribution, 2)).toBeCloseTo(
    weigh(2, () => 1),
    3,
  );
  const p = number("CDF", distribution, 2);
  expect(number("Quantile", distribution, p - 1e-12)).toBeCloseTo(2, 6);
  for (const operator of ["PDF", "CDF"]) {
    expect(apply(operator, [name, ...symbols], "x").operator).not.toBe(
      operator,
    );
    const raw = ce.function(operator, [
      ce.expr(distribution as [string]),
      ce.symbol("x"),
    ]);
    expect(() => compile(raw, { fallback: false })).toThrow();
  }
  expect(apply(name, ...parameters).operator).toBe(name);
  expect(apply(name, ...wrong).isValid).toBe(false);
});

test("error functions by their integrals", () => {
  const integral = (f: (t: number) => number, from: number, to: number) => {
    const width = (to - from) / 4000;
    let total = 0;
    for (let i = 0.5; i < 4000; i++) total += f(from + i * width) * width;
    return total;
  };
  const scale = 2 / Math.sqrt(Math.PI);
  for (const x of [-1.5, -0.2, 0.7, 2]) {
    const erf = scale * integral((t) => Math.exp(-t * t), 0, x);
    const erfi = scale * integral((t) => Math.exp(t * t), 0, x);
    expect(number("Erf", x)).toBeCloseTo(erf, 5);
    expect(number("Erfc", x)).toBeCloseTo(1 - erf, 5);
    expect(number("Erfi", x)).toBeCloseTo(erfi, 4);
    expect(number("ErfInv", number("Erf", x))).toBeCloseTo(x, 9);
  }
  const upper = integral((t) => t ** 1.5 * Math.exp(-t), 2, 40);
  const q = upper / (0.75 * Math.sqrt(Math.PI));
  expect(number("GammaRegularized", 2.5, 2)).toBeCloseTo(q, 4);
  const lower = integral((t) => t * (1 - t) ** 2, 0, 0.3);
  expect(number("BetaRegularized", 0.3, 2, 3)).toBeCloseTo(lower * 12, 6);
  for (const x of [1.5, -2, "ImaginaryUnit"]) {
    expect(apply("ErfInv", x).operator).toBe("ErfInv");
    expect(apply("BetaRegularized", x, 2, 3).operator).toBe("BetaRegularized");
  }
  ce.precision = 50;
  for (const name of ["Erf", "Erfc", "Erfi"]) {
    const { re, im } = call(name, ["Complex", 0.5, 1]).N();
    const signs = im < 0 ? "-" : "+";
    const text = `(${String(re)} ${signs} ${String(Math.abs(im))}i)`;
    expect(String(call(name, ["Complex", 0.5, 1]).N())).toBe(text);
  }
});
