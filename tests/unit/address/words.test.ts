import { expect, test } from "vitest";

import { wordsOf } from "../../../src/address";

test("what an address asks for in words is cut where nobody reads on", () => {
  expect(wordsOf("x".repeat(256))).toHaveLength(256);
  expect(wordsOf("x".repeat(257))).toHaveLength(256);
  expect(wordsOf("Solve")).toBe("Solve");
  expect(wordsOf(null)).toBe("");
});
