import { beforeEach, describe, expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { S, testEngine } from "./corpus/engine.ts";

const table = tablesOf("docs/compute-engine/guides/matrices.mdx");

const { ce, expr, value, compute } = testEngine();
beforeEach(() => {
  ce.assign("A", ce.parse(S`\begin{pmatrix}2&1\\1&3\end{pmatrix}`));
});

describe("the guide about matrices: LaTeX", () => {
  test.each(table("write-matrices"))("%s", (latex = "", operator, value) => {
    ce.assign("B", ce.parse(S`\begin{pmatrix}0&1\\1&0\end{pmatrix}`));
    ce.assign("b", ce.parse(S`\begin{pmatrix}3\\5\end{pmatrix}`));
    const expr = ce.parse(latex);
    expect(expr.operator).toBe(operator);
    expect(String(expr.evaluate()).replaceAll('"', "")).toBe(value);
  });

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
  test.each(table("eigenvalues-and-decompositions"))(
    "%s",
    (json = "", printed) => {
      expect(String(value(JSON.parse(json)))).toBe(printed);
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
  expect(String(compute(latex))).toBe(value);
});

test.each(["Inverse", "LinearSolve"])("%s of no use stays", (operator) => {
  const rows = ["List", ["List", 1, 2], ["List", 2, 4]];
  const right = operator === "Inverse" ? [] : [["List", 1, 3]];
  expect(value([operator, rows, ...right]).operator).toBe(operator);
});

test("a time limit does not stop a determinant with symbols", () => {
  const rows = [1, 2, 3, 4].map((i) => [
    "List",
    ...[1, 2, 3, 4].map((j) => `m_${i}${j}`),
  ]);
  const determinant = expr(["Determinant", ["List", ...rows]]);
  const value = ce.withTimeLimit(1, () => determinant.evaluate());
  expect(value.isValid).toBe(true);
});

test("an exponent T transposes, in parentheses it is a power", () => {
  expect(ce.parse("q^T").json).toEqual(["Transpose", "q"]);
  expect(ce.parse("q^{(T)}").json).toEqual(["Power", "q", "T"]);
});
