import type { MathJsonExpression } from "@cortex-js/compute-engine";
import { beforeEach, expect, test } from "vitest";

import { tableRows } from "../page-rows.ts";
import { sharedEngine } from "./corpus/engine.ts";

const GUIDE = "docs/compute-engine/guides/types.mdx";

const { ce, fresh } = sharedEngine();
beforeEach(fresh);

const beside = new Map(
  tableRows(GUIDE, "how-types-contain-each-other").map(
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

test.each(tableRows(GUIDE, "write-a-type"))("%s", (type, ...cells) => {
  const [accepted = [], refused = []] = cells.map(
    (cell) => JSON.parse(`[${cell}]`) as MathJsonExpression[],
  );
  const matches = (value: MathJsonExpression) =>
    ce.expr(value).type.matches(ce.type(type ?? ""));
  expect(accepted.length && refused.length).toBeGreaterThan(0);
  expect(accepted.filter((value) => !matches(value))).toEqual([]);
  expect(refused.filter(matches)).toEqual([]);
});
