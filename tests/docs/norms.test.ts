import { expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { testEngine } from "./corpus/engine.ts";

const table = tablesOf("docs/compute-engine/reference/linear-algebra.mdx");

const { call } = testEngine();

const VECTOR = ["List", 3, -4];
const MATRIX = ["List", ["List", 1, -2], ["List", 3, 4]];
const EXPECTED: Readonly<Record<string, number>> = {
  "its length": 5,
  "sum of the absolute values": 7,
  "largest absolute value": 4,
  "length of all its entries": Math.sqrt(30),
  "largest sum in a column": 6,
  "largest sum in a row": 7,
  "largest singular value": Math.sqrt(15 + Math.sqrt(125)),
};

test.each(table("norm"))("norm %s", (kind = "", ...says) => {
  for (const [index, operand] of [VECTOR, MATRIX].entries()) {
    const { re } = call("Norm", operand, JSON.parse(kind)).N();
    expect(re).toBeCloseTo(EXPECTED[says[index] ?? ""] ?? NaN, 9);
  }
});
