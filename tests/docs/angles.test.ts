import type { AngularUnit } from "@cortex-js/compute-engine";
import { beforeEach, expect, test } from "vitest";

import { tableRows } from "../page-rows.ts";
import { sharedEngine } from "./corpus/engine.ts";

const GUIDE = "docs/compute-engine/guides/numeric-evaluation.mdx";

const { ce, fresh } = sharedEngine();
beforeEach(fresh);

const rows = tableRows(GUIDE, "angles").map(
  ([unit = "", angle = ""]) =>
    [JSON.parse(unit) as AngularUnit, angle] as const,
);

test.each(rows)("in %s, a right angle is %s", (unit, angle) => {
  ce.angularUnit = unit;
  expect(
    ce
      .parse(String.raw`\sin(${angle})`)
      .evaluate()
      .is(1),
  ).toBe(true);
  expect(ce.parse(String.raw`\arcsin 1`).isEqual(ce.parse(angle))).toBe(true);
  expect(
    ce.expr(["Argument", ["Complex", 0, 1]]).isEqual(ce.parse(angle)),
  ).toBe(true);
  expect(
    ce
      .parse(String.raw`\sin 30^\circ`)
      .evaluate()
      .is(0.5),
  ).toBe(true);
});

const WITHOUT_UNIT = [
  "Sinc",
  "Sinh",
  "Cosh",
  "Tanh",
  "Arsinh",
  "Artanh",
  "Sech",
];

test.each(WITHOUT_UNIT)("%s ignores the unit", (name) => {
  const values = rows.map(([unit]) => {
    ce.angularUnit = unit;
    return ce.expr([name, 0.5]).N().re;
  });
  expect(new Set(values).size).toBe(1);
});
