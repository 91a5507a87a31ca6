import type { MathJsonExpression } from "@cortex-js/compute-engine";
import { expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { testEngine } from "./corpus/engine.ts";
import { runCell } from "./run-cell.ts";

const table = tablesOf("docs/compute-engine/guides/types.mdx");

const { ce } = testEngine();

const beside = new Map(
  table("how-types-contain-each-other").map(
    ([type = "", names = ""]) => [type, names.split(", ")] as const,
  ),
);

/** Returns the types in a type: the types beside it, and what these contain. */
function contentOf(type: string): string[] {
  const names = beside.get(type) ?? [];
  return [...names, ...names.flatMap(contentOf)];
}

const types = ["any", ...contentOf("any")];
const hierarchy = [...beside.keys()].map((type) => [type, ...contentOf(type)]);

test("the types of the table hang together", () => {
  expect([...beside.keys()].filter((type) => !types.includes(type))).toEqual(
    [],
  );
});

test.each(hierarchy)("%s contains what the table says", (type, ...below) => {
  const contained = (name: string) =>
    ce.type(name).matches(type) && !ce.type(type).matches(name);
  expect(
    below.filter((name) => name !== "unknown" && !contained(name)),
  ).toEqual([]);
  expect(ce.type("never").matches(type)).toBe(true);
});

test("types side by side do not contain each other", () => {
  const contains = new Map(hierarchy.map(([type, ...below]) => [type, below]));
  const others = types.filter((type) => type !== "unknown");
  const undeclared = others.flatMap((one) =>
    others
      .filter((other) => one !== other && ce.type(one).matches(other))
      .filter((other) => !contains.get(other)?.includes(one))
      .map((other) => `${other} contains ${one}`),
  );
  expect(undeclared).toEqual([]);
});

test("a symbol without a type matches `any` and `unknown`, and can match values", () => {
  const { type } = ce.symbol("x");
  expect(types.filter((name) => type.matches(name))).toEqual([
    "any",
    "unknown",
  ]);
});

test.each(table("write-a-type"))("%s", (type, ...cells) => {
  const [accepted = [], refused = []] = cells.map(
    (cell) => JSON.parse(`[${cell}]`) as MathJsonExpression[],
  );
  const matches = (value: MathJsonExpression) =>
    ce.expr(value).type.matches(ce.type(type ?? ""));
  expect(accepted.length && refused.length).toBeGreaterThan(0);
  expect(accepted.filter((value) => !matches(value))).toEqual([]);
  expect(refused.filter(matches)).toEqual([]);
});

const VALUES = [
  ...[3, 2.5, ["Rational", 1, 2], "Pi", "ImaginaryUnit", ["Complex", 1, 2]],
  ...["'word'", "True", "PositiveInfinity", "NaN", ["List", 1]],
] as MathJsonExpression[];
const SIMPLE =
  "integer rational real complex imaginary number infinity nan string boolean list<real> value any unknown";
const OTHERS = "integer | string, real | boolean, real<0..1>, integer<0..10>";

const valuesOf = (type: string) =>
  VALUES.filter((value) => ce.expr(value).type.matches(type));

/** Answers of the rows in their order, by the values of a type. */
const ANSWERS: readonly ((type: string) => unknown)[] = [
  (type) => valuesOf(type).every((value) => valuesOf("real").includes(value)),
  (type) => valuesOf(type).some((value) => valuesOf("real").includes(value)),
  (type) => !valuesOf(type).some((value) => valuesOf("real").includes(value)),
  (type) => type === "real",
  (type) => type === "unknown",
  (type) => type.split(" | "),
];

test.each(
  table("ask-about-a-type").map(
    ([question, call = ""], at) => [question, call, ANSWERS[at]] as const,
  ),
)("%s %s", (_, call, truth) => {
  const ask = (name: string) => {
    const answer = runCell(call, { type: ce.type(name) });
    return Array.isArray(answer) ? answer.map(String) : answer;
  };
  const simple = SIMPLE.split(" ");
  expect(simple.map((type) => [type, ask(type)])).toEqual(
    simple.map((type) => [type, truth?.(type)]),
  );
  // The page says that `false` may be wrong for these.
  for (const type of OTHERS.split(", "))
    if (ask(type) !== false) expect(ask(type), type).toEqual(truth?.(type));
});

test.each(["string", "boolean"])("a number beside a %s is a tuple", (type) => {
  ce.declare("s", type);
  expect(ce.parse("2s").json).toEqual(["Tuple", 2, "s"]);
  expect(ce.parse(String.raw`2 \cdot s`).isValid).toBe(false);
});
