import {
  compile,
  evaluate,
  expand,
  factor,
  simplify,
} from "@cortex-js/compute-engine";
import { describe, expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { testEngine } from "./corpus/engine.ts";
import { runCell } from "./run-cell.ts";

const table = tablesOf("docs/compute-engine/guides/from-other-systems.mdx");

const { ce } = testEngine();

const NAMES = { ce, expand, factor, simplify, evaluate, compile };

describe.each(["sympy", "mathematica", "matlab", "mathjs"])(
  "the guide about other systems: %s",
  (section) => {
    test.each(table(section))("%s", (_, call = "", result) => {
      expect(String(runCell(call, NAMES))).toBe(result);
    });
  },
);

const ABSENT =
  "GroebnerBasis LaplaceTransform FourierTransform Minimize Maximize Plot";

test.each(ABSENT.split(" "))("there is no operator %s", (name) => {
  expect(ce.operatorInfo(name)).toBe(undefined);
  expect(ce.operatorInfo("Solve")).not.toBe(undefined);
});
