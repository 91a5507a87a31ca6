import type { AngularUnit } from "@cortex-js/compute-engine";
import { expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { S, testEngine } from "./corpus/engine.ts";

const table = tablesOf("docs/compute-engine/guides/numeric-evaluation.mdx");

const { ce, compute } = testEngine();

const rows = table("angles").map(
  ([unit = "", angle = ""]) =>
    [JSON.parse(unit) as AngularUnit, angle] as const,
);

test.each(rows)("in %s, a right angle is %s", (unit, angle) => {
  ce.angularUnit = unit;
  expect(compute(S`\sin(${angle})`).is(1)).toBe(true);
  expect(ce.parse(S`\arcsin 1`).isEqual(ce.parse(angle))).toBe(true);
  expect(
    ce.expr(["Argument", ["Complex", 0, 1]]).isEqual(ce.parse(angle)),
  ).toBe(true);
  expect(compute(S`\sin 30^\circ`).is(0.5)).toBe(true);
});

const WITHOUT_UNIT = "Sinc Sinh Cosh Tanh Arsinh Artanh Sech";

test.each(WITHOUT_UNIT.split(" "))("%s ignores the unit", (name) => {
  const values = rows.map(([unit]) => {
    ce.angularUnit = unit;
    return ce.expr([name, 0.5]).N().re;
  });
  expect(new Set(values).size).toBe(1);
});
