import { describe, expect, test } from "vitest";

import { testEngine } from "./corpus/engine.ts";

const { ce, call } = testEngine();

const value = (operator: string, ...operands: unknown[]) =>
  call(operator, ...operands).N().re;
const close = (found: number, truth: number, digits = 9) => {
  expect(found).toBeCloseTo(truth, digits);
};
const expectStays = (...parts: Parameters<typeof call>) => {
  expect(call(...parts).N().operator).toBe(parts[0]);
};
const I = ["Complex", 0, 1];

/** Integral by the composite Simpson rule. */
function integral(f: (x: number) => number, from: number, to: number): number {
  const steps = 4000;
  const width = (to - from) / steps;
  let sum = f(from) + f(to);
  for (let k = 1; k < steps; k++)
    sum += (k % 2 === 1 ? 4 : 2) * f(from + k * width);
  return (sum * width) / 3;
}

const sum = (term: (n: number) => number, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, k) => term(from + k)).reduce(
    (all, each) => all + each,
    0,
  );

/** The product of n factors that begin with a. */
const rising = (a: number, n: number) =>
  Array.from({ length: n }, (_, k) => a + k).reduce((p, x) => p * x, 1);

describe("elliptic integrals are those of the formulas", () => {
  const root = (m: number) => (t: number) =>
    Math.sqrt(1 - m * Math.sin(t) ** 2);

  test.each([-3, -0.5, 0, 0.25, 0.5, 0.9])("of the parameter %s", (m) => {
    const first = (t: number) => 1 / root(m)(t);
    close(value("EllipticK", m), integral(first, 0, Math.PI / 2));
    close(value("EllipticE", m), integral(root(m), 0, Math.PI / 2));
    for (const phi of [-1, 0.3, 1, 2]) {
      close(value("EllipticF", phi, m), integral(first, 0, phi));
      close(value("EllipticE", phi, m), integral(root(m), 0, phi));
    }
    for (const n of [-1, 0.3, 0.5]) {
      const third = (t: number) => first(t) / (1 - n * Math.sin(t) ** 2);
      close(value("EllipticPi", n, m), integral(third, 0, Math.PI / 2), 8);
      close(value("EllipticPi", n, 1, m), integral(third, 0, 1));
    }
  });

  test.each([
    ["EllipticF", 1, 0.5],
    ["EllipticE", 1, 0.5],
    ["EllipticPi", 0.5, 1, 0.5],
  ])("the amplitude of %s is in radians", (operator, ...operands) => {
    const radians = value(operator, ...operands);
    ce.angularUnit = "deg";
    expect(value(operator, ...operands)).toBe(radians);
  });
});

test.each([
  [1, 2],
  [1, 0.01],
  [24, 6],
])("AGM of %s and %s is the common limit", (a, b) => {
  let [x, y] = [a, b];
  for (let k = 0; k < 40; k++) [x, y] = [(x + y) / 2, Math.sqrt(x * y)];
  close(value("AGM", a, b), x, 12);
  if (a === 1) expect(value("AGM", b)).toBe(value("AGM", a, b));
});

describe("hypergeometric functions", () => {
  test.each([-0.6, 0.2, 0.5])("are their series at %s", (z) => {
    const [a, b, c] = [0.5, 1.5, 2.3];
    const gauss = (n: number) =>
      ((rising(a, n) * rising(b, n)) / rising(c, n) / rising(1, n)) * z ** n;
    const kummer = (n: number) =>
      (rising(a, n) / rising(c, n) / rising(1, n)) * z ** n;
    close(value("Hypergeometric2F1", a, b, c, z), sum(gauss, 0, 80));
    close(value("Hypergeometric1F1", a, c, z), sum(kummer, 0, 80));
    // One variable alone is the function of Gauss.
    close(value("AppellF1", a, b, 7, c, z, 0), sum(gauss, 0, 80));
  });

  test("stay where the page says so", () => {
    for (const [operator, ...operands] of [
      ["Hypergeometric2F1", 1, 1, 0, 0.5],
      ["Hypergeometric1F1", 1, 0, 2],
      ["AppellF1", 1, 1, 1, 2, 1, 0.5],
      ["AppellF1", 1, 1, 1, 2, 0.5, -1.5],
    ] as const)
      expectStays(operator, ...operands);
  });
});

describe("polylogarithms and integrals of logarithms", () => {
  test.each([-1, 0, 1, 2, 3, 10])("PolyLog of order %s is its series", (s) => {
    for (const z of [-0.7, 0.3, 0.6])
      close(
        value("PolyLog", s, z),
        sum((n) => z ** n / n ** s, 1, 300),
      );
  });

  test.each([-3, -2, -0.5, 0.5, 2.5])("PolyLog of order %s stays", (s) => {
    for (const z of [-2, 0.5, 2]) expectStays("PolyLog", s, z);
  });

  test.each([0.5, 1.4, 2, 10])("li(%s) is Ei of its logarithm", (x) => {
    close(value("LogIntegral", x), value("ExpIntegralEi", Math.log(x)));
    const euler = 0.5772156649015329;
    const t = Math.log(x);
    const term = (n: number) => t ** n / (n * rising(1, n));
    close(
      value("ExpIntegralEi", t),
      euler + Math.log(Math.abs(t)) + sum(term, 1, 60),
    );
  });

  test.each([-1, -0.5, ["Complex", 1, 1]])("li(%j) stays", (x) => {
    expectStays("LogIntegral", x);
  });
});

describe("theta and modular functions are their series", () => {
  test.each([0.5, 1, 2])("of the parameter %si", (t) => {
    const tau = ["Complex", 0, t];
    const q = (power: number) => Math.exp(-Math.PI * t * power);
    for (const z of [0, 0.2, 0.5]) {
      const cosine = (n: number) => Math.cos(2 * Math.PI * n * z);
      const third = sum((n) => q(n * n) * cosine(n), -20, 20);
      const fourth = sum((n) => (-1) ** n * q(n * n) * cosine(n), -20, 20);
      close(value("JacobiTheta", 3, z, tau), third);
      close(value("JacobiTheta", 4, z, tau), fourth);
    }
    let eta = q(1 / 12);
    for (let n = 1; n < 60; n++) eta *= 1 - q(2 * n);
    close(value("DedekindEta", tau), eta);
    // The sum of the cubes of the divisors of n, and -8/B₄.
    const cubes = (n: number) => sum((d) => (n % d === 0 ? d ** 3 : 0), 1, n);
    const fourthWeight = 1 + 240 * sum((n) => cubes(n) * q(2 * n), 1, 30);
    close(value("EisensteinE", 4, tau), fourthWeight, 6);
  });

  test("and stay where the page says so", () => {
    for (const tau of [0, 1, ["Complex", 0, -1], ["Complex", 1, -0.5]])
      for (const [operator, ...operands] of [
        ["JacobiTheta", 3, 0, tau],
        ["DedekindEta", tau],
        ["EisensteinE", 4, tau],
      ] as const)
        expectStays(operator, ...operands);
    for (const weight of [-2, 0, 1, 3, 5, 2.5])
      expectStays("EisensteinE", weight, I);
    for (const number of [0, 5, 2.5]) expectStays("JacobiTheta", number, 0, I);
    for (const order of [1, 2]) expectStays("JacobiTheta", 3, 0, I, order);
  });
});
