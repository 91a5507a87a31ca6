import type { MathJsonExpression } from "@cortex-js/compute-engine/math-json";
import { describe, expect, test } from "vitest";

import { tableRows } from "../page-rows.ts";
import { testEngine } from "./corpus/engine.ts";

const { ce } = testEngine();

/** The calls in a cell, each as MathJSON: `f(2), f(2, 3)`. */
function callsIn(cell = ""): MathJsonExpression[] {
  return [...cell.matchAll(/f\(([^)]*)\)/g)].map(
    ([, operands = ""]) =>
      ["f", ...(JSON.parse(`[${operands}]`) as MathJsonExpression[])] as const,
  );
}

const rows = tableRows(
  "docs/compute-engine/guides/augmenting.mdx",
  "check-operands",
);

describe("the guide to augmenting the engine: signatures", () => {
  test.each(rows)("%s accepts %s and refuses %s", (signature, good, bad) => {
    ce.declare("f", { signature: signature ?? "" });
    const isValid = (json: MathJsonExpression) => ce.expr(json).isValid;
    const [accepted, refused] = [callsIn(good), callsIn(bad)];
    expect([accepted.length, refused.length]).not.toContain(0);
    expect(accepted.filter((json) => !isValid(json))).toEqual([]);
    expect(refused.filter(isValid)).toEqual([]);
    expect(isValid(["f", "x"])).toBe(true);
  });
});
