import { expect, test } from "vitest";

import { parseBudget } from "../../../src/features/playground-page/Budget";

test.each([
  ["1", 1],
  ["10", 10],
  [" 60 ", 60],
  ["07", 7],
])("%j is a time for a run", (text, seconds) => {
  expect(parseBudget(text)).toBe(seconds);
});

test.each([
  "",
  "0",
  "61",
  "100",
  "1.5",
  "-5",
  "1e1",
  "ten",
  "0x10",
  "٣",
  "NaN",
])("%j is none", (text) => {
  expect(parseBudget(text)).toBeUndefined();
});
