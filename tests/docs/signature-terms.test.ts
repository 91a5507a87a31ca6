import type { MathJsonExpression } from "@cortex-js/compute-engine";
import { expect, test } from "vitest";

import { entriesByName, terms } from "../../plugins/name-register/index.ts";
import {
  factsOf,
  leastOperands,
  loadComputeEngine,
  operators,
  TRAITS,
} from "../../plugins/package-facts/index.ts";
import { tableRows } from "../page-rows.ts";
import { sharedEngine } from "./corpus/engine.ts";

const LEGEND = "docs/compute-engine/reference/index.mdx";

const { ComputeEngine } = loadComputeEngine();
const all = terms(process.cwd());
const explained = new Set(all.map(({ name }) => name));
const types = all.filter(({ address }) => address.includes("#type-"));
const entries = entriesByName(process.cwd());
const facts = (await factsOf(operators)).filter(({ name }) =>
  entries.has(name),
);

test("every type and property of an entry is explained", () => {
  const words = facts.flatMap(({ type }) =>
    // Names of operands and variables are no types.
    (type.match(/\b[a-z_]{2,}\b(?!:)/g) ?? []).filter(
      (word) => !["where", "oo"].includes(word),
    ),
  );
  const used = new Set([...words, ...TRAITS]);
  expect(words.length).toBeGreaterThan(100);
  expect([...used].filter((word) => !explained.has(word))).toEqual([]);
});

/** The types of the legend, with values that each accepts and does not. */
const rows = tableRows(LEGEND, "types").map(
  ([, , accepted = "", refused = ""], index) => ({
    // The name is an element, which is no text.
    type: types[index]?.name ?? "",
    accepted: valuesIn(accepted),
    refused: valuesIn(refused),
  }),
);

function valuesIn(cell: string): MathJsonExpression[] {
  return JSON.parse(`[${cell}]`) as MathJsonExpression[];
}

test.each(rows)("$type accepts the values of its row", (row) => {
  const ce = new ComputeEngine();
  const matches = (value: MathJsonExpression) =>
    ce.expr(value).type.matches(ce.type(row.type));
  expect(row.accepted).not.toEqual([]);
  expect(row.accepted.filter((value) => !matches(value))).toEqual([]);
  expect(row.refused.filter(matches)).toEqual([]);
});

/** Operators that ask for a form: a string, a pair, a type or an `Element`. */
const FORMS = [
  ...["Comprehension", "DeclareConformance", "DeclareProtocol"],
  ...["DeclareSumType", "DeclareType", "Dictionary", "Error"],
  ...["NamedArgument", "Which"],
];

test("a symbol that is not declared is accepted, whatever the type", () => {
  const { ce, fresh } = sharedEngine();
  const refused = facts.flatMap(({ name, kind, type }) => {
    if (kind !== "operator" || type.startsWith("()")) return [];
    const operands = ["u", "v", "w", "x", "y", "z"].slice(
      0,
      leastOperands(type),
    );
    fresh();
    return ce.expr([name, ...operands] as [string]).isValid ? [] : [name];
  });
  expect(refused.sort()).toEqual(FORMS);
});
