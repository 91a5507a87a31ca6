/** Rows of numbers, computed with in plain JavaScript. */
export type Matrix = number[][];

export const transpose = (m: Matrix) =>
  (m[0] ?? []).map((_, j) => m.map((row) => row[j] ?? 0));
export const dot = (a: number[], b: number[]) =>
  a.reduce((sum, x, k) => sum + x * (b[k] ?? 0), 0);
export const times = (a: Matrix, b: Matrix) =>
  a.map((row) => transpose(b).map((column) => dot(row, column)));
export const identity = ({ length }: unknown[]) =>
  Array.from({ length }, (_, i) =>
    Array.from({ length }, (__, j) => Number(i === j)),
  );
export const rounded = (m: Matrix) =>
  m.map((row) => row.map((x) => Math.round(x * 1e8) / 1e8 + 0));

export const read = (json: string) => JSON.parse(json) as Matrix;

export const POSITIVE = [
  "[[4,2],[2,10]]",
  "[[4,12,-16],[12,37,-43],[-16,-43,98]]",
];
export const REGULAR = [
  ...POSITIVE,
  "[[0,2],[5,1]]",
  "[[1,2,3],[4,5,6],[7,8,10]]",
  "[[1,2,3,4],[2,1,2,3],[3,2,1,2],[4,3,2,1]]",
  "[[2.5,1],[1,3]]",
].map(read);
export const SINGULAR = ["[[1,2],[2,4]]", "[[1,2,3],[4,5,6],[7,8,9]]"].map(
  read,
);
export const OBLONG = [
  "[[1,2,3],[4,5,6]]",
  "[[1,1],[1,2],[1,3]]",
  "[[1],[2]]",
].map(read);
export const SQUARE = [...REGULAR, ...SINGULAR];
export const ALL = [...SQUARE, ...OBLONG];
