import { expect, test } from "vitest";

import { ticksOf } from "../../../src/plot/plane/numbers.ts";

test.each([
  [[-10, 10], "−10 −5 0 5 10"],
  [[-1.16, 1.16], "−1 −0.5 0 0.5 1"],
  [[-0.08, 1.08], "0 0.2 0.4 0.6 0.8 1"],
  [[0.2, 0.9], "0.2 0.3 0.4 0.5 0.6 0.7 0.8 0.9"],
  // Longer labels would touch each other on a phone.
  [[0.0002, 0.0009], "0.0004 0.0006 0.0008"],
  [[1e6, 1.001e6], "1×10⁶ 1.0005×10⁶ 1.001×10⁶"],
  [[-1e12, 1e12], "−1×10¹² −5×10¹¹ 0 5×10¹¹ 1×10¹²"],
  [[-1102, 1102], "−1000 −500 0 500 1000"],
] as const)("the axis over %s has %s", (range, texts) => {
  const shown = ticksOf(range).map(({ text }) => text);
  expect(shown.join(" ")).toBe(texts);
});
