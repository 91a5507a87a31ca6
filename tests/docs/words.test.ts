import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

test("the list of words is sorted, and each is there once", () => {
  const words = readFileSync("tests/words.txt", "utf8").trimEnd().split("\n");
  expect(words).toEqual([...new Set(words)].sort());
});
