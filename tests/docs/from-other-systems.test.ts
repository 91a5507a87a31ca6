import {
  compile,
  evaluate,
  expand,
  factor,
  simplify,
} from "@cortex-js/compute-engine";
import { beforeEach, describe, expect, test } from "vitest";

import { tableRows } from "../page-rows.ts";
import { sharedEngine } from "./corpus/engine.ts";
import { runCell } from "./run-cell.ts";

const PAGE = "docs/compute-engine/guides/from-other-systems.mdx";

const { ce, fresh } = sharedEngine();
beforeEach(fresh);

const NAMES = { ce, expand, factor, simplify, evaluate, compile };

describe.each(["sympy", "mathematica", "matlab", "mathjs"])(
  "the guide about other systems: %s",
  (section) => {
    test.each(tableRows(PAGE, section))("%s", (_, call = "", result) => {
      expect(String(runCell(call, NAMES))).toBe(result);
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
