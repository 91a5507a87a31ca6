import * as engine from "@cortex-js/compute-engine";
import { beforeEach, describe, expect, test } from "vitest";

import { tableRows } from "../page-rows.ts";
import { sharedEngine } from "./corpus/engine.ts";

const PAGE = "docs/compute-engine/guides/from-other-systems.mdx";

const { ce, fresh } = sharedEngine();
beforeEach(fresh);

const NAMES = ["expand", "factor", "simplify", "evaluate", "compile"] as const;

/** The value of the call of a cell, which is code of the page. */
function run(call: string): unknown {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- The cell is code of the page.
  const compute = new Function("ce", ...NAMES, `return ${call};`) as (
    ...values: unknown[]
  ) => unknown;
  return compute(ce, ...NAMES.map((name) => engine[name]));
}

describe.each(["sympy", "mathematica", "matlab", "mathjs"])(
  "the guide about other systems: %s",
  (section) => {
    test.each(tableRows(PAGE, section))("%s", (_, call = "", result) => {
      expect(String(run(call))).toBe(result);
    });
  },
);

test.each([
  "GroebnerBasis",
  "LaplaceTransform",
  "FourierTransform",
  "Minimize",
  "Maximize",
  "Plot",
])("there is no operator %s", (name) => {
  expect(ce.operatorInfo(name)).toBe(undefined);
  expect(ce.operatorInfo("Solve")).not.toBe(undefined);
});
