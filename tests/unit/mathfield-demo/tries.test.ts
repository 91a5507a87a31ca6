import { compile, parse } from "@cortex-js/compute-engine";
import { expect, test } from "vitest";

import { TRIES } from "../../../src/features/mathfield-demo/tries";

test.each(TRIES)("$title has JavaScript, as the demo shows it", ({ latex }) => {
  const formula = parse(latex);
  expect(formula.isValid).toBe(true);
  expect(compile(formula, { fallback: false }).success).toBe(true);
});
