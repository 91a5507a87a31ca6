import { type Expression, isString } from "@cortex-js/compute-engine";

export const NATURALS = ["Range", 1, "PositiveInfinity"];
export const SMALL = ["Function", ["Less", "_", 6]];
export const ADD = ["Function", ["Add", "_1", "_2"]];
const THIRD = ["Function", ["Floor", ["Divide", "_", 3]]];

export const list = (elements: readonly unknown[]) => ["List", ...elements];

type Numbers = readonly number[];
const small = (x: number) => x < 6;
const third = (x: number) => Math.floor(x / 3);
const unique = (xs: Numbers) => [...new Set(xs)];
const by = (xs: Numbers, better: (a: number, b: number) => boolean) =>
  xs.reduce((best, x) => (better(x * x, best * best) ? x : best));
export const sorted = (xs: Numbers) => [...xs].sort((a, b) => a - b);
const runs = (xs: Numbers, size: number) =>
  Array.from({ length: Math.ceil(xs.length / size) }, (_, i) =>
    xs.slice(i * size, (i + 1) * size),
  );
const until = (xs: Numbers) => {
  const at = xs.findIndex((x) => !small(x));
  return at < 0 ? xs.length : at;
};
const scan = (xs: Numbers) =>
  xs.map((_, i) => xs.slice(0, i + 1).reduce((a, b) => a + b));
const places = (xs: Numbers) => xs.flatMap((x, i) => (small(x) ? [i + 1] : []));
const neighbors = (xs: Numbers) => {
  const parts: number[][] = [];
  for (const [i, x] of xs.entries())
    if (i > 0 && third(x) === third(xs[i - 1] ?? NaN)) parts.at(-1)?.push(x);
    else parts.push([x]);
  return parts;
};
/** In the order of the keys of an object: integers come first. */
const groups = (xs: Numbers) =>
  Object.entries(
    Object.fromEntries(
      xs.map((x) => [third(x), xs.filter((y) => third(y) === third(x))]),
    ),
  );

/** Operands in the order of the page, and the value by plain JavaScript. */
export const CASES: Readonly<
  Record<string, [(xs: unknown) => unknown[], (xs: Numbers) => unknown]>
> = {
  Map: [(xs) => ["Negate", xs], (xs) => xs.map((x) => 0 - x)],
  Filter: [(xs) => [xs, SMALL], (xs) => xs.filter(small)],
  Reduce: [(xs) => [xs, ADD], (xs) => xs.reduce((a, b) => a + b)],
  Fold: [(xs) => [ADD, 0, xs], (xs) => xs.reduce((a, b) => a + b)],
  Scan: [(xs) => [xs, ADD], scan],
  Differences: [
    (xs) => [xs],
    (xs) => xs.slice(1).map((x, i) => x - Number(xs[i])),
  ],
  TakeWhile: [(xs) => [xs, SMALL], (xs) => xs.slice(0, until(xs))],
  DropWhile: [(xs) => [xs, SMALL], (xs) => xs.slice(until(xs))],
  FlatMap: [
    (xs) => [xs, ["List", "_", "_"]],
    (xs) => xs.flatMap((x) => [x, x]),
  ],
  Any: [(xs) => [xs, SMALL], (xs) => xs.some(small)],
  All: [(xs) => [xs, SMALL], (xs) => xs.every(small)],
  Find: [(xs) => [xs, SMALL], (xs) => xs.find(small)],
  IndexWhere: [(xs) => [xs, SMALL], (xs) => xs.findIndex(small) + 1],
  IndexOf: [(xs) => [xs, 2], (xs) => xs.indexOf(2) + 1],
  Position: [(xs) => [xs, SMALL], places],
  CountIf: [(xs) => [xs, SMALL], (xs) => xs.filter(small).length],
  StartsWith: [(xs) => [xs, list([5, 2])], (xs) => xs[0] === 5],
  EndsWith: [(xs) => [xs, list([4, -1])], (xs) => xs.at(-1) === -1],
  ContainsSequence: [(xs) => [xs, list([2, 9])], (xs) => xs.includes(9)],
  Sort: [(xs) => [xs], sorted],
  Ordering: [
    (xs) => [xs],
    (xs) =>
      sorted(xs.map((_, i) => i))
        .sort((a, b) => Number(xs[a]) - Number(xs[b]))
        .map((i) => i + 1),
  ],
  MaxBy: [(xs) => [xs, "Square"], (xs) => by(xs, (a, b) => a > b)],
  MinBy: [(xs) => [xs, "Square"], (xs) => by(xs, (a, b) => a < b)],
  ArgMax: [(xs) => [xs], (xs) => xs.indexOf(Math.max(...xs)) + 1],
  ArgMin: [(xs) => [xs], (xs) => xs.indexOf(Math.min(...xs)) + 1],
  Tally: [
    (xs) => [xs],
    (xs) => [
      unique(xs),
      unique(xs).map((x) => xs.filter((y) => y === x).length),
    ],
  ],
  GroupBy: [(xs) => [xs, THIRD], groups],
  Unique: [(xs) => [xs], unique],
  Dedup: [(xs) => [xs], (xs) => xs.filter((x, i) => x !== xs[i - 1])],
  Partition: [(xs) => [xs, 2], (xs) => runs(xs, 2)],
  Chunk: [
    (xs) => [xs, 2],
    (xs) => [...runs(xs, Math.ceil(xs.length / 2)), []].slice(0, 2),
  ],
  ChunkBy: [(xs) => [xs, THIRD], neighbors],
  Join: [(xs) => [xs, xs], (xs) => [...xs, ...xs]],
  Append: [(xs) => [xs, 7], (xs) => [...xs, 7]],
  Insert: [(xs) => [xs, 1, 7], (xs) => [7, ...xs]],
  DeleteAt: [(xs) => [xs, 1], (xs) => xs.slice(1)],
  ReplaceAt: [(xs) => [xs, 1, 7], (xs) => [7, ...xs.slice(1)]],
  Zip: [(xs) => [xs, xs], (xs) => xs.map((x) => [x, x])],
  Reverse: [(xs) => [xs], (xs) => [...xs].reverse()],
  RotateLeft: [(xs) => [xs, 1], (xs) => [...xs.slice(1), xs[0]]],
  RotateRight: [(xs) => [xs, 1], (xs) => [xs.at(-1), ...xs.slice(0, -1)]],
  RandomShuffle: [(xs) => [xs], () => undefined],
};

/** Tells whether an operator was not evaluated; a `Fold` becomes a `Reduce`. */
export const stays = (found: Expression, name: string) =>
  found.isValid &&
  [name, name === "Fold" ? "Reduce" : name].includes(found.operator) &&
  String(found).startsWith(found.operator);

/** Numbers, strings, truth values, and lists of them. */
export function js(found: Expression): unknown {
  if (isString(found)) return found.string;
  if (found.isCollection) return [...found.each()].map(js);
  if (found.json === "True" || found.json === "False")
    return found.json === "True";
  return found.json === "Nothing" ? undefined : found.re;
}
