import { expect, test } from "vitest";

import { factsOf, operators } from "../../plugins/package-facts/index.ts";
import { S, testEngine } from "./corpus/engine.ts";

const { ce, apply } = testEngine();

/** A number, list or truth value as JavaScript has it. */
const told = (operator: string, ...operands: unknown[]): string =>
  String(apply(operator, ...operands)).replaceAll('"', "");

const upTo = (n: number, from = 1) =>
  Array.from({ length: n - from + 1 }, (_, index) => from + index);
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const divisors = (n: number) => upTo(n).filter((d) => n % d === 0);
const isPrime = (n: number) => divisors(n).length === 2;
const powerMod = (a: number, k: number, n: number) =>
  upTo(k).reduce((product) => (product * a) % n, 1 % n);
const truth = (yes: boolean) => (yes ? "True" : "False");
const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);
const coprime = (n: number) => upTo(n).filter((a) => gcd(a, n) === 1);
const exponent = (n: number, as: number[]) =>
  upTo(n).find((k) => as.every((a) => powerMod(a, k, n) === 1 % n));

test.each(upTo(60))("factors and divisors of %i", (n) => {
  const primes = divisors(n).filter(isPrime);
  const exponents = primes.map(
    (p) => upTo(6).filter((k) => n % p ** k === 0).length,
  );
  const free = exponents.every((each) => each === 1);
  const pairs = primes.map((p, index) => `(${p}, ${exponents[index]})`);
  const [excess, units] = [sum(divisors(n)) - 2 * n, coprime(n)];
  const either = {
    PrimeFactors: `[${String(primes)}]`,
    Divisors: `[${String(divisors(n))}]`,
    PrimeNu: primes.length,
    PrimeOmega: sum(exponents),
    Radical: primes.reduce((a, b) => a * b, 1),
    MoebiusMu: free ? (-1) ** primes.length : 0,
    IsSquareFree: truth(free),
  };
  const positive = {
    FactorInteger: n === 1 ? "[(1, 1)]" : `[${String(pairs)}]`,
    Sigma0: divisors(n).length,
    Sigma1: sum(divisors(n)),
    IsPerfect: truth(excess === 0),
    IsAbundant: truth(excess > 0),
    Totient: units.length,
    CarmichaelLambda: exponent(n, units) ?? 0,
    PrimePi: upTo(n).filter(isPrime).length,
    NextPrime: upTo(100, n + 1).find(isPrime) ?? 0,
  };
  for (const [name, right] of Object.entries({ ...either, ...positive }))
    expect([name, told(name, n)]).toEqual([name, String(right)]);
  for (const [name, right] of Object.entries(either))
    expect([name, told(name, -n)]).toEqual([name, String(right)]);
  expect(apply("SigmaMinus1", n).N().re).toBeCloseTo(sum(divisors(n)) / n);
  expect(apply("DivisorSigma", 2, n).re).toBe(
    sum(divisors(n).map((d) => d ** 2)),
  );
});

test.each(upTo(20))("remainders modulo %i", (n) => {
  const orders = upTo(n - 1 || 1).map((a) => exponent(n, [a]));
  const root = orders.indexOf(coprime(n).length) + 1;
  if (n > 1 && root > 0) expect(told("PrimitiveRoot", n)).toBe(String(root));
  else if (n > 1)
    expect(apply("PrimitiveRoot", n).operator).toBe("PrimitiveRoot");
  for (const a of upTo(n)) {
    expect(told("PowerMod", a, 5, n)).toBe(String(powerMod(a, 5, n)));
    for (const name of ["ModularInverse", "MultiplicativeOrder"])
      if (gcd(a, n) !== 1) expect(apply(name, a, n).operator).toBe(name);
    if (gcd(a, n) !== 1 || n === 1) continue;
    const inverse = apply("ModularInverse", a, n).re;
    expect((a * inverse) % n).toBe(1);
    expect(told("PowerMod", a, -1, n)).toBe(String(inverse));
    expect(told("MultiplicativeOrder", a, n)).toBe(String(exponent(n, [a])));
  }
});

test.each([3, 5, 7, 11, 13])("squares modulo %i", (p) => {
  const squares = new Set(upTo(p).map((a) => a ** 2 % p));
  for (const a of upTo(p)) {
    const symbol = a === p ? 0 : squares.has(a) ? 1 : -1;
    expect(told("LegendreSymbol", a, p)).toBe(String(symbol));
    const product = symbol * apply("LegendreSymbol", a, 3).re;
    expect(apply("JacobiSymbol", a, 3 * p).re).toBeCloseTo(product);
  }
});

test.each(upTo(9, 2))("linear congruences modulo %i are solved", (n) => {
  for (const a of upTo(n - 1))
    for (const b of upTo(n)) {
      const solve = ce.parse(
        S`${String(a)}x\equiv ${String(b)}\pmod{${String(n)}}`,
      );
      const results = (solve.solve("x") ?? []) as (typeof solve)[];
      const found = results.flatMap((each) =>
        upTo(n).map((t) => ((each.subs({ t }).evaluate().re % n) + n) % n),
      );
      const right = upTo(n - 1, 0).filter((x) => (a * x - b) % n === 0);
      expect([a, b, [...new Set(found)].sort()]).toEqual([a, b, right]);
    }
});

test.each([2, 10, 16])("digits in base %i", (base) => {
  for (const n of [0, 7, 255, 12345]) {
    const text = n.toString(base);
    const digits = Array.from(text, (digit) => Number.parseInt(digit, base));
    expect(told("IntegerDigits", -n, base)).toBe(`[${String(digits)}]`);
    expect(told("DigitSum", -n, base)).toBe(String(sum(digits)));
    expect(told("FromDigits", ["List", ...digits], base)).toBe(String(n));
  }
});

const FIGURES: readonly (readonly [string, (k: number) => number])[] = [
  ["IsSquare", (k) => k ** 2],
  ["IsTriangular", (k) => (k * (k + 1)) / 2],
  ["IsOctahedral", (k) => (k * (2 * k ** 2 + 1)) / 3],
  ["IsCenteredSquare", (k) => 4 * (k - 1) ** 2 + 1],
];

test.each(FIGURES)("%s", (name, figure) => {
  const numbers = upTo(40).map((k) => figure(k));
  for (const n of upTo(200))
    expect([n, told(name, n)]).toEqual([n, truth(numbers.includes(n))]);
});

test("tests of symbols are false, or stay", () => {
  const figures = FIGURES.map(([name]) => name);
  for (const name of [...figures, "IsAbundant", "IsHappy"])
    for (const symbol of ["n", ["Multiply", 2, "n"]])
      expect(told(name, symbol)).toBe("False");
  for (const name of ["IsPerfect", "IsPerfectPower", "IsSquareFree"])
    expect(apply(name, "n").operator).toBe(name);
});

test.each(upTo(6))("Stirling and Eulerian numbers of %i", (n) => {
  const falling = (x: number, k: number) =>
    upTo(k).reduce((product, each) => product * (x - each + 1), 1);
  const total = (name: string, last: number, at: (k: number) => number) =>
    sum(upTo(last, 0).map((k) => apply(name, n, k).re * at(k)));
  for (const x of upTo(n)) {
    expect(total("Stirling", n, (k) => falling(x, k))).toBe(x ** n);
    expect(total("StirlingS1", n, (k) => x ** k)).toBeCloseTo(falling(x, n));
    const choose = (k: number) => falling(x + k, n) / falling(n, n);
    expect(total("Eulerian", n - 1, choose)).toBeCloseTo(x ** n);
  }
  for (const name of ["Stirling", "StirlingS1", "Eulerian"])
    for (const k of [-1, n + 1]) expect(apply(name, n, k).operator).toBe(name);
});

const ofOne = (await factsOf(operators)).filter(
  ({ library, type }) =>
    library === "number-theory" && /^\(integer(?:\)|, \w+\?)/.test(type),
);

test.each(ofOne.map(({ name }) => name))("%s takes integers only", (name) => {
  for (const operand of [7.5, ["Rational", 1, 2], ["List", 6, 7]])
    expect(apply(name, operand).isValid).toBe(false);
});
