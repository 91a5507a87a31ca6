import { expect, test } from "vitest";

import { formatNumber, roundStep } from "../../../src/plot/plane/numbers.ts";

test.each([
  [0, 1, "0"],
  [-0.0000001, 0.01, "0"],
  [2.5, 0.5, "2.5"],
  [-2.5, 0.5, "−2.5"],
  [0.30000000000000004, 0.1, "0.3"],
  [1.2345678, 0.01, "1.23"],
  [1.999, 0.01, "2"],
  [1000, 500, "1000"],
  [99999, 1, "99999"],
  [200000, 100000, "2×10⁵"],
  [-1250000, 50000, "−1.25×10⁶"],
  [0.00002, 0.00001, "2×10⁻⁵"],
  [1e-12, 1e-12, "1×10⁻¹²"],
])("%d to %d is %s", (value, step, text) => {
  expect(formatNumber(value, step)).toBe(text);
});

test.each([
  [1, 1],
  [0.4, 0.2],
  [0.5, 0.5],
  [7, 5],
  [19, 10],
  [0.1 + 0.2, 0.2],
  [1000, 1000],
])("the step for %d is %d", (size, step) => {
  expect(roundStep(size)).toBeCloseTo(step, 12);
});
