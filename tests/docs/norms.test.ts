import { beforeEach, expect, test } from "vitest";

import { tableRows } from "../page-rows.ts";
import { sharedEngine } from "./corpus/engine.ts";

const PAGE = "docs/compute-engine/reference/linear-algebra.mdx";

const { ce, fresh } = sharedEngine();
beforeEach(fresh);

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

test.each(tableRows(PAGE, "norm"))("norm %s", (kind = "", ...says) => {
  for (const [index, operand] of [VECTOR, MATRIX].entries()) {
    const norm = ["Norm", operand, JSON.parse(kind) as unknown];
    const { re } = ce.expr(norm as unknown as [string]).N();
    expect(re).toBeCloseTo(EXPECTED[says[index] ?? ""] ?? NaN, 9);
  }
});
