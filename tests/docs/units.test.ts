import { describe, expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { S, testEngine } from "./corpus/engine.ts";

const table = tablesOf("docs/compute-engine/guides/units.mdx");

const { ce, compute } = testEngine();

const rows = table("write-a-quantity");
const isOfUnits = ([, units = ""]: readonly string[]) => units.includes(",");

function hasDimension(unit: string): boolean {
  return ce.expr(["UnitDimension", unit]).evaluate().operator === "List";
}

describe("the guide about units: write a quantity", () => {
  test.each(rows.filter((row) => !isOfUnits(row)))(
    "%s",
    (latex = "", value) => {
      expect(String(compute(latex))).toBe(value);
    },
  );

  test.each(rows.filter(isOfUnits))("units of %s: %s", (_, units = "") => {
    const [first = "", ...others] = units.split(", ");
    expect(others).not.toEqual([]);
    for (const other of others) {
      const answer = ce.expr(["IsCompatibleUnit", first, other]).evaluate();
      expect(`${other}: ${String(answer)}`).toBe(`${other}: "True"`);
      expect(ce.parse(S`3\,\mathrm{${other}}`).operator).toBe("Quantity");
    }
  });

  test.each(["m", "g", "s", "L", "J", "W", "V", "Hz", "Pa", "eV"])(
    "%s takes each prefix",
    (unit) => {
      for (const prefix of "p n m c d h k M G T".split(" "))
        expect([prefix, hasDimension(prefix + unit)]).toEqual([prefix, true]);
    },
  );

  test.each(["um", S`\mu m`, "µm", "μm", "^\\circ C", "°C", "K\\Omega"])(
    "%s is not read as a unit",
    (unit) => {
      const value = compute(S`3\,\mathrm{${unit}}`);
      const magnitude = ce.function("UnitConvert", [value, "m"]).evaluate();
      expect(magnitude.operator).not.toBe("Quantity");
    },
  );
});

test.each(table("physical-constants"))("%s", (name = "", value) => {
  expect(String(ce.symbol(name).evaluate())).toBe(value);
  expect(String(compute(S`\mathrm{${name}}`))).toBe(value);
});

test.each([
  "-3",
  "10^3",
  S`2 \cdot 10^3`,
  S`\frac{1}{2}`,
  "x",
  S`\pi`,
  S`\sqrt{2}`,
])("%s before a unit makes a product, and in qty a quantity", (number) => {
  expect(ce.parse(S`${number}\,\mathrm{m}`).operator).toBe("Multiply");
  expect(ce.parse(S`\qty{${number}}{m}`).operator).toBe("Quantity");
});

test("the methods that compare do not convert", () => {
  const [a, b] = ["3\\,\\mathrm{m}", "300\\,\\mathrm{cm}"].map((one) =>
    ce.parse(one),
  );
  if (!a || !b) throw new Error("no quantities");
  expect([a.isSame(b), a.is(b)]).toEqual([false, false]);
  expect(a.isEqual(b)).not.toBe(true);
  expect(a.isIdenticallyEqual(b)).not.toBe(true);
});

test.each(["=", "<", ">", S`\le`, S`\ge`])("%s compares", (sign) => {
  const value = compute(S`3\,\mathrm{m} ${sign} 400\,\mathrm{cm}`);
  expect(value.json).toBe(["<", S`\le`].includes(sign) ? "True" : "False");
});

test("not equal stays", () => {
  const expr = ce.parse(S`3\,\mathrm{m} \ne 400\,\mathrm{cm}`);
  expect(expr.evaluate().operator).toBe("NotEqual");
});

test.each(["Max", "Min", "Mean"])("%s does not compute with units", (name) => {
  const lengths = ["m", "cm"].map((unit) => ce.expr(["Quantity", 1, unit]));
  const operands = name === "Mean" ? [ce.function("List", lengths)] : lengths;
  expect(ce.function(name, operands).evaluate().operator).toBe(name);
});

test("solve() does not compute with units", () => {
  const equation = ce.parse(S`2x = \qty{6}{m}`);
  expect(equation.solve("x")).toEqual([]);
});

test.each([S`\sec`, S`\csc`, S`\cot`])("%s loses the uncertainty", (name) => {
  const value = ce.parse(S`${name}(5 \pm 0.1)`).N();
  expect(value.operator).not.toBe("Measurement");
  expect(value.isSame(ce.parse(`${name}(5)`).N())).toBe(false);
});
