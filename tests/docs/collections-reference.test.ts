import type { Expression } from "@cortex-js/compute-engine";
import { expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { S, testEngine } from "./corpus/engine.ts";

const table = tablesOf("docs/compute-engine/reference/collections.mdx");

const { ce, apply, expr } = testEngine();

const text = (...parts: Parameters<typeof apply>) => String(apply(...parts));
const listOf = (values: readonly unknown[]) => `[${values.map(String).join()}]`;
const json = (cell = "") => JSON.parse(cell) as [string, ...unknown[]];
const upTo = (n: number, of = (k: number) => k) =>
  Array.from({ length: n }, (_, k) => of(k + 1));

/** The first elements of a collection, which may be infinite. */
function firstOf(expr: Expression, count: number): string[] {
  const found: string[] = [];
  for (const element of expr.each())
    if (found.push(String(element)) === count) break;
  return found;
}

test.each(table("kinds"))("%s", (_, cell, ...cells) => {
  const made = expr(json(cell));
  const sum = apply("Add", json(cell), 1);
  expect([
    firstOf(made, 9).join(", "),
    made.at(1) ? "position" : made.get("a") ? "key" : "",
    sum.operator === "Error" ? "an error" : String(sum),
  ]).toEqual(cells);
});

test.each(table("lazy"))("%s is lazy", (cell, ...cells) => {
  const made = expr(json(cell));
  expect(made.isLazyCollection).toBe(true);
  const found = [firstOf(made, 3).join(", "), text("Length", json(cell))];
  expect(found).toEqual(cells);
});

test.each<[unknown[], (k: number) => number]>([
  [["Range", 1, "PositiveInfinity"], (k) => k],
  [["Repeat", 7], () => 7],
  [["Cycle", ["List", 1, 2]], (k) => 2 - (k % 2)],
  [["Iterate", "Add", 0], (k) => (k * (k + 1)) / 2],
])("%j up to element 1000", (endless, truth) => {
  const made = expr(endless);
  expect(firstOf(made, 1000)).toEqual(upTo(1000, truth).map(String));
  for (const name of ["ListFrom", "TupleFrom", "Sum", "Sort"])
    expect(apply(name, endless).operator).toBe(name);
  expect(apply("Count", endless, 1).operator).toBe("Count");
  expect(text("Last", endless)).toMatch(/^(NaN|"Missing")$/);
  const shown = listOf([...upTo(5, truth), "..."]);
  expect(String(made)).toBe(endless[0] === "Repeat" ? "Repeat(7)" : shown);
});

test.each([10, 11, 10_000, 10_001])("the text of %d elements", (n) => {
  const ends = [...upTo(n).slice(0, 5), "...", ...upTo(n).slice(-5)];
  const lazy = `["Range",1,#] ["Linspace",1,#,#] ["Take",["Range",1,1e9],#]
    ["Tabulate",["Function","k","k"],#] ["Table",["Function","k","k"],#]
    ["Slice",["Range",1,1e9],1,#] ["Drop",["Range",-1,#],2]
    ["Rest",["Range",0,#]] ["Most",["Take",["Range",1,1e9],["Add",#,1]]]
    ["Map",["Function","k","k"],["Range",1,#]]`;
  for (const one of lazy.replaceAll("#", String(n)).split(/\s+/))
    if (n > 10_000) expect(text(...json(one))).toMatch(/^[A-Z][a-z]+\(/);
    else expect(text(...json(one))).toBe(listOf(n > 10 ? ends : upTo(n)));
});

const TWO = { At: [1], Take: [2], Drop: [2], RangeOf: [["List", 6]] };
const AFTER = new Map(Object.entries({ ...TWO, Contains: [6], Slice: [1, 2] }));

test.each(table("empty"))("%s of nothing", (names, ...cells) => {
  for (const name of (names ?? "").split(", ")) {
    const nothing = [["List"], ["Range", 1, 0, 1], "''"];
    const found = nothing.map((e) => text(name, e, ...(AFTER.get(name) ?? [])));
    expect([name, ...found]).toEqual([name, ...cells]);
  }
});

test("a set has no positions", () => {
  const names = "At First Second Third Last Take Drop Rest Most Slice RangeOf";
  for (const name of names.split(" ")) {
    const { isValid } = apply(name, ["Set", 5, 6], ...(AFTER.get(name) ?? []));
    expect([name, isValid]).toEqual([name, false]);
  }
});

/** Values of what the page has in the place of notations read otherwise. */
const MEANT = new Map([
  [S`\{1..5\}`, "Set(1, 2, 3, 4, 5)"],
  ["[1...]", "[1,2,3,4,5,...]"],
  ["(1)", "(1)"],
  [S`\text{abc}[2]`, '"b"'],
  [S`[1, 2].\mathrm{length}`, "2"],
]);

test.each(table("latex-notations"))("%s", (latex, ...cells) => {
  const [operator, value = ""] = cells;
  const expr = ce.parse(latex ?? "");
  expect(expr.isValid ? expr.operator : "an error").toBe(operator);
  const isLatex = value.includes("\\");
  const meant = isLatex ? MEANT.get(latex ?? "") : value;
  const written = isLatex ? ce.parse(value) : expr;
  expect(String(written.evaluate())).toBe(meant);
});

test.each(table("at"))("index %s", (index, ...values) => {
  const words = ["List", "'a'", "'b'", "'c'"];
  const found = [["List", 5, 6, 7], words];
  expect(found.map((xs) => text("At", xs, json(index)))).toEqual(values);
});

const all = [5, 6, 7, 8, 9];
test.each(["List", "Tuple", "Range"])("parts of a %s", (name) => {
  const xs = [name, ...(name === "Range" ? [5, 9] : all)];
  for (let k = -7; k <= 7; k++) {
    const count = Math.max(k, 0);
    const from = k < 0 ? Math.max(k + 5, 0) : k - 1;
    expect(text("Take", xs, k)).toBe(listOf(all.slice(0, count)));
    expect(text("Drop", xs, k)).toBe(listOf(all.slice(count)));
    expect(text("At", xs, k)).toBe(String(all[k < 0 ? k + 5 : k - 1] ?? NaN));
    for (const end of [-2, -1, 0, 1, 3, 5, 100]) {
      const run = all.slice(from, end > 0 ? end : end < 0 ? end + 6 : 9);
      expect(text("Slice", xs, k, end)).toBe(listOf(k === 0 ? [] : run));
    }
  }
  const ends = ["First", "Second", "Third", "Last"].map((e) => text(e, xs));
  expect(ends).toEqual(["5", "6", "7", "9"]);
  expect(text("Rest", xs)).toBe(listOf(all.slice(1)));
  expect(text("Most", xs)).toBe(listOf(all.slice(0, -1)));
});

test("parts of strings, counts and membership", () => {
  const word = "mississippi";
  for (const part of ["ss", "i", "s", "ppi", "x", "mi", "issi"])
    for (let from = 1; from <= word.length; from++) {
      const at = word.indexOf(part, from - 1);
      const span = ["Range", at + 1, at + part.length];
      const found = apply("RangeOf", `'${word}'`, `'${part}'`, from).json;
      expect(found).toEqual(at < 0 ? "Nothing" : span);
      if (part.length > 1) continue;
      const count = word.split(part).length - 1;
      expect(apply("Count", `'${word}'`, `'${part}'`).re).toBe(count);
      const has = apply("Contains", `'${word}'`, `'${part}'`).json;
      expect(has).toBe(count > 0 ? "True" : "False");
    }
});

test("ranges between any two ends, with any step", () => {
  for (const start of [-3, -1, 0, 2])
    for (const end of [-3, -2, 0, 1, 3])
      for (const step of [-2, -1, 0, 1, 2, undefined]) {
        const by = step ?? (end < start ? -1 : 1);
        const size = by === 0 ? 0 : Math.floor((end - start) / by) + 1;
        const found = upTo(Math.max(size, 0), (k) => start + (k - 1) * by);
        const ends = step === undefined ? [start, end] : [start, end, step];
        expect(text("Range", ...ends)).toBe(listOf(found));
      }
});

test.each(["Fill", "Tabulate"])("a list of a %s is a matrix", (name) => {
  const size = name === "Fill" ? [["Tuple", 2, 2]] : [2, 2];
  const matrix = apply("ListFrom", [name, "Power", ...size]);
  const of = (each: string) => String(ce.function(each, [matrix]).evaluate());
  expect(of("Inverse")).toBe("[[2,-1/2],[-1,1/2]]");
  expect(of("Determinant")).toBe("2");
});
