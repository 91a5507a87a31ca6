import type { Expression } from "@cortex-js/compute-engine";
import { expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { testEngine } from "./corpus/engine.ts";
import {
  type Matrix,
  POSITIVE,
  REGULAR,
  SINGULAR,
  OBLONG,
  SQUARE,
  ALL,
  read,
  dot,
  identity,
  rounded,
  times,
  transpose,
} from "./corpus/matrices.ts";

const table = tablesOf("docs/compute-engine/reference/linear-algebra.mdx");

const { call, apply } = testEngine();

const list = (x: unknown): unknown =>
  Array.isArray(x) ? ["List", ...x.map(list)] : x;
const on = (operator: string, x: unknown, ...rest: unknown[]) =>
  call(operator, list(x), ...rest);
const value = (...of: Parameters<typeof on>) => on(...of).evaluate();

const elements = (x?: Expression) => [...(x?.each() ?? [])];
const numbers = (x?: Expression) => elements(x).map((each) => each.N().re);
const matrix = (x?: Expression) => elements(x).map(numbers);
const parts = (x: Expression) => elements(x).map(matrix);

const expectSame = (a: Matrix, b: Matrix) => {
  expect(rounded(a)).toEqual(rounded(b));
};

/** Operands after the matrix. */
const more = (operator: string): unknown[] => {
  if (operator === "MatrixPower") return [3];
  return operator === "LinearSolve" ? [list([1, 2])] : [];
};

const ROWS = table("entries-and-shapes").flatMap(
  ([names = "", exact = "", symbol = ""]) =>
    names.split(", ").map((name) => [name, exact, symbol] as const),
);

test.each(ROWS)("%s: %s, with a symbol %s", (name, exact, symbol) => {
  const of = (json: string) => value(name, JSON.parse(json), ...more(name));
  const large = "[[2,0,0],[0,3,4],[0,4,9]]";
  const results = ["[[2,1],[1,2]]", "[[2,1],[1,3]]", large].map(of);
  const decimal = results.map((each) => /\d\.\d/.test(String(each)));
  expect(decimal.includes(true)).toBe(exact.endsWith("decimals"));
  if (exact.startsWith("exact")) expect(decimal).toContain(false);
  if (exact === "decimals") expect(String(results)).not.toMatch(/sqrt|\//);
  for (const each of results)
    expect(each.operator === name).toBe(exact === "stay");
  const stays = (json: string) => of(json).operator === name;
  const isEither = symbol === "is computed or stays";
  expect(stays('[["a","b"],["b","d"]]')).toBe(isEither || symbol === "stays");
  if (isEither) expect(stays('[[1,"a"],[0,1]]')).toBe(false);
  expect(stays('[["a",1,0],[1,"b",0],[0,1,"c"]]')).toBe(
    symbol !== "is computed",
  );
});

const NEED_SQUARE = `Determinant Inverse Trace LinearSolve MatrixPower Eigenvalues
  Eigen CharacteristicPolynomial Eigenvectors LUDecomposition CholeskyDecomposition`;

test.each(NEED_SQUARE.split(/\s+/))("%s needs a square matrix", (name) => {
  for (const rows of OBLONG) {
    const expr = on(name, rows, ...more(name));
    expect(expr.isValid).toBe(true);
    expect(String(expr.evaluate())).toContain("expected-square-matrix");
  }
  for (const other of [5, [1, 2]])
    expect(on(name, other, ...more(name)).isValid).toBe(name === "Trace");
});

test("inverses, products, powers and solutions multiply back", () => {
  for (const rows of REGULAR) {
    const one = identity(rows);
    const b = one.map((_, i) => [i + 1]);
    expectSame(times(rows, matrix(value("Inverse", rows))), one);
    const solution = matrix(value("LinearSolve", rows, list(b)));
    expectSame(times(rows, solution), b);
    const cube = matrix(value("MatrixPower", rows, 3));
    expectSame(cube, times(rows, times(rows, rows)));
    for (const name of ["MatrixMultiply", "Dot", "Multiply"])
      expectSame(matrix(value(name, rows, list(b))), times(rows, b));
  }
  for (const rows of SINGULAR)
    expect(value("Inverse", rows).operator).toBe("Inverse");
  for (const json of ["[[4,0],[1,9]]", "[[2,1],[-1,4]]", "[[2,1],[1,3]]"]) {
    const half = ["Rational", 1, 2];
    const root = matrix(value("MatrixPower", read(json), half));
    expectSame(times(root, root), read(json));
  }
});

test("decompositions multiply back", () => {
  for (const rows of SQUARE) {
    const [p = [], l = [], u = []] = parts(value("LUDecomposition", rows));
    expectSame(times(p, rows), times(l, u));
    expectSame(times(p, transpose(p)), identity(rows));
    for (const [i, row] of l.entries())
      expect(row.slice(i)).toEqual(identity(rows)[i]?.slice(i));
  }
  for (const rows of ALL) {
    const [q = [], r = []] = parts(value("QRDecomposition", rows));
    expectSame(times(q, r), rows);
    expectSame(times(q, transpose(q)), identity(rows));
    const [u = [], s = [], v = []] = parts(value("SVD", rows));
    expectSame(times(times(u, s), transpose(v)), rows);
    expectSame(times(u, transpose(u)), identity(rows));
    expectSame(times(v, transpose(v)), identity(transpose(rows)));
    const values = numbers(value("SingularValues", rows));
    expectSame([values], [values.map((_, i) => s[i]?.[i] ?? 0)]);
    expect(values).toEqual([...values].sort((a, b) => b - a));
  }
  for (const rows of POSITIVE.map(read)) {
    const l = matrix(value("CholeskyDecomposition", rows));
    expectSame(times(l, transpose(l)), rows);
  }
  const lower = value("CholeskyDecomposition", read("[[4,99],[2,10]]"));
  expectSame(matrix(lower), read("[[2,0],[1,3]]"));
});

test("eigenvectors belong to the eigenvalues in their order", () => {
  for (const rows of SQUARE) {
    const [values, vectors] = elements(value("Eigen", rows));
    expect(matrix(vectors)).toHaveLength(rows.length);
    for (const [i, vector] of matrix(vectors).entries()) {
      const scaled = vector.map((x) => x * (numbers(values)[i] ?? 0));
      expectSame(times(rows, transpose([vector])), transpose([scaled]));
      expect(Math.hypot(...vector)).toBeGreaterThan(0.1);
    }
    expect(String(value("Eigenvalues", rows))).toBe(String(values));
    expect(String(value("Eigenvectors", rows))).toBe(String(vectors));
  }
});

test("rational eigenvalues of two rows, and triangular ones, are exact", () => {
  for (const p of [-3, 0, 2, 7])
    for (const q of [-1, 2, 4]) {
      // The companion matrix of (x - p)(x - q / 2), and a triangular one
      const sum = ["Rational", 2 * p + q, 2];
      const product = ["Rational", -p * q, 2];
      const companion = ["List", ["List", sum, product], list([1, 0])];
      const found = apply("Eigenvalues", companion);
      expect(String(found)).not.toContain(".");
      expect(numbers(found).sort((a, b) => a - b)).toEqual(
        [p, q / 2].sort((a, b) => a - b),
      );
      const upper = [
        [p, 1, 2],
        [0, q, 3],
        [0, 0, 5],
      ];
      expect(String(value("Eigenvalues", upper))).toBe(`[${p},${q},5]`);
    }
});

test("the kernel is mapped to zero, and has what the rank leaves", () => {
  for (const rows of ALL) {
    const kernel = matrix(value("Kernel", rows));
    for (const vector of kernel)
      expectSame([rows.map((row) => dot(row, vector))], [rows.map(() => 0)]);
    const rank = value("MatrixRank", rows).re;
    expect(rank + kernel.length).toBe(rows[0]?.length);
    const reduced = matrix(value("RowReduce", rows));
    expect(reduced.filter((row) => row.some((x) => x !== 0))).toHaveLength(
      rank,
    );
  }
});

test("large decimals hide that rows depend on each other", () => {
  const rows = read("[[1000000.1,3000000.7],[7000000.7,21000004.9]]");
  const scaled = ["Divide", list(rows), 21000004.9];
  expect(String(value("Kernel", rows))).toBe("[]");
  expect(value("MatrixRank", rows).re).toBe(2);
  expect(elements(apply("Kernel", scaled))).toHaveLength(1);
  expect(apply("MatrixRank", scaled).re).toBe(1);
});
