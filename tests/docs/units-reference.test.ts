import { readFileSync } from "node:fs";

import type { Expression } from "@cortex-js/compute-engine";
import { expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { S, testEngine } from "./corpus/engine.ts";

const PAGE = "docs/compute-engine/reference/units.mdx";
const table = tablesOf(PAGE);
const CODE = "node_modules/@cortex-js/compute-engine/dist/esm-min/core.js";

const { ce } = testEngine();

const code = readFileSync(CODE, "utf8").replaceAll(S`\u00C5`, "Å");

/** The names of a table in the package's code, and what it has for each. */
function pairsIn(table: RegExp): [string, string][] {
  const [, inside = ""] = table.exec(code) ?? [];
  const pairs = inside.matchAll(/(?:^|,)"?([^\s,":]+)"?:"?([^,"]+)/g);
  return [...pairs].map(([, name = "", value = ""]) => [name, value]);
}
const everyUnit = [...code.matchAll(/([^\s{},:]+):\{dimension:\[/g)].map(
  ([, name = ""]) => name,
);

const value = (name: string, ...operands: Expression[]) =>
  ce.function(name, operands).evaluate();
const quantity = (number: number, unit: string) =>
  value("Quantity", ce.number(number), ce.symbol(unit));
const convert = (from: Expression, unit: string) =>
  value("UnitConvert", from, ce.symbol(unit));
const magnitude = (one: Expression) => value("QuantityMagnitude", one).re;
const dimension = (unit: string) => value("UnitDimension", ce.symbol(unit));
/** The code in a sentence of the page. */
function codeAfter(start: string): string[] {
  const [, list = ""] = readFileSync(PAGE, "utf8").split(start);
  const [sentence = ""] = list.split(".");
  return [...sentence.matchAll(/`(.+?)`/g)].map(([, name = ""]) => name);
}

const units = table("all-units").filter((row) => row.length === 5);
const names = units.map(([, unit = ""]) => unit);
const factors = new Map(
  table("prefixes").flatMap((row) =>
    [row.slice(0, 2), row.slice(2)].map(([prefix = "", factor]) => [
      prefix.split(" ")[0] ?? "",
      Number(factor),
    ]),
  ),
);

test("units, prefixes and words of the package are in the tables, once", () => {
  expect(everyUnit.length).toBeGreaterThan(50);
  expect(names.toSorted()).toEqual(everyUnit.toSorted());
  const prefixes = pairsIn(/__proto__:null,(Q:1e30,[^}]+)/).map(([name]) =>
    name.replace(/^\\u03BC|^\\u00B5/i, "µ"),
  );
  expect([...factors.keys()].toSorted()).toEqual(
    [...new Set(prefixes)].toSorted(),
  );
  const rows = table("words-in-latex").flatMap(([unit, words = ""]) =>
    words.split(", ").map((word) => [word, unit]),
  );
  const words = pairsIn(/__proto__:null,(inch:"in",[^}]+)/);
  const others = words.filter(([word]) => !["$", "per"].includes(word));
  expect(rows.toSorted()).toEqual(others.toSorted());
});

const BASES = "m kg s A K mol cd USD".split(" ");

/** "5 kg m/s^2" of a row: the number, and the exponents of base units. */
function inBases(equal: string): [number, number[]] {
  const [[first = "", ...rest]] = [equal.split(",")[0]?.split(" ") ?? []];
  const [top = "", bottom = 1] = first.split("/");
  const [, number, pi] = /^([^π]*)(π?)$/.exec(top) ?? [];
  const exponents = BASES.map(() => 0);
  for (const [below, part] of rest.join(" ").split("/").entries())
    for (const [, base = "", power = 1] of part.matchAll(/(\w+)\^?(\d)?/g))
      exponents[BASES.indexOf(base)] = Number(power) * (below === 0 ? 1 : -1);
  const over = pi === "" ? 1 : Math.PI;
  return [(Number(number || 1) * over) / Number(bottom), exponents];
}

test.each(units)("%s: %s", (kind, unit = "", _, equal = "", takes) => {
  const [number, exponents] = inBases(equal);
  expect(dimension(unit).json).toEqual(["List", ...exponents]);
  if (kind === "temperature") {
    const [zero = 0, one = 0] = [0, 1].map((degrees) =>
      magnitude(convert(quantity(degrees, unit), "K")),
    );
    const [, start = 0] = /zero at (\S+)/.exec(equal) ?? [];
    expect([one - zero, zero].map((each) => each.toFixed(4))).toEqual(
      [number, Number(start)].map((each) => each.toFixed(4)),
    );
  } else {
    // 1 in base units, by a product of quantities.
    const powers = BASES.map((base, at) =>
      value("Power", quantity(1, base), ce.number(exponents[at] ?? 0)),
    ).filter((_, at) => exponents[at] !== 0);
    const one = value("Multiply", quantity(1, "rad"), ...powers);
    const from = powers.length === 0 ? one : value("Multiply", ...powers);
    expect(magnitude(convert(from, unit)) * number).toBeCloseTo(1, 12);
  }
  const alike = units.filter(([other]) => other === kind);
  for (const [, other = ""] of alike) {
    const operands = [unit, other].map((each) => ce.symbol(each));
    expect(value("IsCompatibleUnit", ...operands).json).toBe("True");
  }
  for (const [prefix, factor] of factors) {
    const whole = prefix + unit;
    if (names.includes(whole) && whole !== "kg") continue;
    const found = convert(quantity(1, whole), unit);
    if (takes === "yes") expect(magnitude(found) / factor).toBeCloseTo(1, 12);
    else expect([whole, found.isValid]).toEqual([whole, false]);
  }
  const isRead = String(ce.parse(S`3\,\mathrm{${unit}}`)) === `3 ${unit}`;
  expect(isRead).toBe(!["d", "Å"].includes(unit));
  const named = codeAfter("named SI unit of its dimension:").find(
    (other) => String(dimension(other)) === String(dimension(unit)),
  );
  const simple = value("UnitSimplify", quantity(1, unit));
  expect(value("QuantityUnit", simple).json).toEqual(
    named ?? (unit === "Å" ? { sym: unit } : unit),
  );
});

test("an uncertainty is lost by UnitSimplify, and kept by UnitConvert", () => {
  const power = ce.expr([
    "Quantity",
    ["Measurement", 5, 0.1],
    ["Multiply", "V", "A"],
  ]);
  expect(String(value("UnitSimplify", power))).toBe("5 W");
  expect(String(convert(power, "mW").N())).toBe("(5000 ± 100) mW");
});

test("others are unknown", () => {
  const others = codeAfter("Not among them are");
  expect(others.length).toBeGreaterThan(5);
  for (const name of [...others, "um", "furlong"])
    expect(dimension(name).operator).toBe("UnitDimension");
});

test.each(["µs", "μs", "Å"])("%s is read by qty only", (unit) => {
  const base = unit === "Å" ? "m" : "s";
  const isRead = (latex: string) =>
    convert(ce.parse(latex), base).operator === "Quantity";
  expect(isRead(S`\qty{5}{${unit}}`)).toBe(true);
  expect(isRead(S`5\,\mathrm{${unit}}`)).toBe(false);
  expect(isRead(S`5\,\text{${unit}}`)).toBe(false);
});

test.each(table("words-in-latex"))("%s: %s", (unit = "", words) => {
  for (const word of words?.split(", ") ?? [])
    for (const command of [S`3\,\mathrm`, S`3\,\text`, S`\qty{3}`, S`\SI{3}`])
      expect(String(ce.parse(`${command}{${word}}`))).toBe(`3 ${unit}`);
});

test.each(table("easily-confused"))("%s is %s", (unit = "", is) => {
  expect(dimension(unit).operator).toBe("List");
  const [number] = /\b\d[\d.]*/.exec(is ?? "") ?? [];
  const row = units.find(([, name]) => name === unit);
  if (number && row) expect(Number(row[3]?.split(" ")[0])).toBe(+number);
});

/** CODATA 2022, as published by NIST. */
const [k, h, c, avogadro] = [
  1.380649e-23, 6.62607015e-34, 299792458, 6.02214076e23,
];
const CODATA: Readonly<Record<string, number>> = {
  SpeedOfLight: c,
  PlanckConstant: h,
  ElementaryCharge: 1.602176634e-19,
  BoltzmannConstant: k,
  AvogadroConstant: avogadro,
  StandardGravity: 9.80665,
  GasConstant: avogadro * k,
  StefanBoltzmannConstant: (2 * Math.PI ** 5 * k ** 4) / (15 * h ** 3 * c ** 2),
  Mu0: 1.25663706127e-6,
  VacuumPermittivity: 8.8541878188e-12,
  GravitationalConstant: 6.6743e-11,
};

test.each(table("physical-constants"))(
  "%s",
  (name = "", shown, _, source = "") => {
    const constant = ce.symbol(name);
    for (const told of [constant.evaluate(), constant.N()])
      expect(String(told)).toBe(shown);
    expect(ce.parse(S`\mathrm{${name}}`).isSame(constant)).toBe(true);
    const off = magnitude(constant) / (CODATA[name] ?? NaN) - 1;
    expect(Math.abs(off)).toBeLessThan(1e-9);
    const isSame = source === "exact" || source.endsWith("2022");
    expect(off === 0).toBe(isSame);
    if (source.includes("cut")) expect(off).toBeLessThan(0);
    expect(() => ce.assign(name, 1)).toThrow();
  },
);
