import { beforeEach, describe, expect, test } from "vitest";

import { tableRows } from "../page-rows.ts";
import { sharedEngine } from "./corpus/engine.ts";

const PAGE = "docs/compute-engine/guides/matrices.mdx";
const S = String.raw;

const { ce, fresh } = sharedEngine();
beforeEach(() => {
  fresh();
  ce.assign("A", ce.parse(S`\begin{pmatrix}2&1\\1&3\end{pmatrix}`));
});

function fromJson(json: unknown) {
  return ce.expr(json as Parameters<typeof ce.expr>[0]);
}

describe("the guide about matrices: LaTeX", () => {
  test.each(tableRows(PAGE, "write-matrices"))(
    "%s",
    (latex = "", operator, value) => {
      ce.assign("B", ce.parse(S`\begin{pmatrix}0&1\\1&0\end{pmatrix}`));
      ce.assign("b", ce.parse(S`\begin{pmatrix}3\\5\end{pmatrix}`));
      const expr = ce.parse(latex);
      expect(expr.operator).toBe(operator);
      expect(String(expr.evaluate()).replaceAll('"', "")).toBe(value);
    },
  );

  test.each(["pmatrix", "bmatrix", "Bmatrix"])("%s is a matrix", (name) => {
    const expr = ce.parse(S`\begin{${name}}1&2\\3&4\end{${name}}`);
    expect(expr.operator).toBe("Matrix");
    expect(String(expr.evaluate())).toBe("[[1,2],[3,4]]");
  });

  test("vmatrix is the determinant", () => {
    const expr = ce.parse(S`\begin{vmatrix}1&2\\3&4\end{vmatrix}`);
    expect(expr.operator).toBe("Determinant");
  });

  test.each(["A^T", S`A^\top`, S`A^\intercal`])("%s transposes", (latex) => {
    expect(ce.parse(latex).operator).toBe("Transpose");
  });
});

describe("the guide about matrices: operators", () => {
  test.each(tableRows(PAGE, "eigenvalues-and-decompositions"))(
    "%s",
    (json = "", value) => {
      expect(String(fromJson(JSON.parse(json)).evaluate())).toBe(value);
    },
  );

  test.each(["LUDecomposition", "QRDecomposition", "SVD"])(
    "%s has decimals",
    (name) => {
      const parts = ce.function(name, [ce.symbol("A")]).evaluate();
      expect(String(parts)).toMatch(/\d\.\d/);
    },
  );
});

test.each([
  ["e^A", "[[e^2,e],[e,e^3]]"],
  [S`\sqrt{A}`, "[[sqrt(2),1],[1,sqrt(3)]]"],
  [S`\cos A`, "[[cos(2),cos(1)],[cos(1),cos(3)]]"],
  [S`\ln A`, "[[ln(2),0],[0,ln(3)]]"],
  [S`|A|`, "[[2,1],[1,3]]"],
  [S`A / A`, "[[1,1],[1,1]]"],
])("%s computes with each entry", (latex, value) => {
  expect(String(ce.parse(latex).evaluate())).toBe(value);
});

test.each(["Inverse", "LinearSolve"])("%s of no use stays", (operator) => {
  const rows = ["List", ["List", 1, 2], ["List", 2, 4]];
  const right = operator === "Inverse" ? [] : [["List", 1, 3]];
  const expr = fromJson([operator, rows, ...right]);
  expect(expr.evaluate().operator).toBe(operator);
});

test("a time limit does not stop a determinant with symbols", () => {
  const rows = [1, 2, 3, 4].map((i) => [
    "List",
    ...[1, 2, 3, 4].map((j) => `m_${i}${j}`),
  ]);
  const determinant = fromJson(["Determinant", ["List", ...rows]]);
  const value = ce.withTimeLimit(1, () => determinant.evaluate());
  expect(value.isValid).toBe(true);
});
