import { ComputeEngine } from "@cortex-js/compute-engine";
import { describe, expect, test } from "vitest";

import { tableRows } from "../page-rows.ts";
import { S, testEngine } from "./corpus/engine.ts";
import { runCell } from "./run-cell.ts";

const FORMAT = "docs/math-json/format.mdx";
const STORE = "docs/math-json/store.mdx";

const { ce, compute, expr } = testEngine();

const json = (latex: string) => ce.parse(latex).json;

test.each(tableRows(FORMAT, "the-five-kinds"))("%s", (kind, short, long) => {
  const written = expr(JSON.parse(long ?? ""));
  const forms = short === "none" ? [] : (short?.split(" or ") ?? []);
  expect(forms).not.toHaveLength(kind === "Dictionary" ? 1 : 0);
  for (const form of forms)
    expect(expr(JSON.parse(form)).isSame(written)).toBe(true);
  const key = Object.keys(written.toMathJson({ shorthands: [] }));
  expect(key).toEqual(Object.keys(JSON.parse(long ?? "") as object));
});

/** Shows what a row says: that two things are lost, or one changes. */
const LOST: readonly [what: RegExp, show: () => void][] = [
  [
    /^that 1.0 is inexact$/,
    () => {
      expect(json("1.0")).toEqual(json("1"));
      expect(String(compute(S`\sin 1.0`))).toMatch(/^0\.84/);
    },
  ],
  [
    /^that a repeating decimal is inexact$/,
    () => {
      const third = ce.parse(S`\frac{1}{3}`).N();
      expect(expr(third.toMathJson()).json).toEqual(["Rational", 1, 3]);
      expect(expr(third.json).isSame(third)).toBe(true);
    },
  ],
  [
    /^fractions, roots, complex numbers, long decimals and integers/,
    () => {
      const long = { num: "0.1234567890123456789012" };
      const large = { num: "9007199254740993" };
      const exact = [
        ["Rational", 1, 3],
        ["Sqrt", 2],
        ["Complex", 1, 2],
      ];
      const kinds = [...exact, long, large].map((number) => {
        const pair = ["KeyValuePair", "'a'", number];
        const stored = expr(["Dictionary", pair]).json;
        const pairs = ["List", ["Tuple", "'a'", number]];
        expect(expr(pairs).json).toEqual(pairs);
        const found = expr(stored).get("a")?.json;
        return Array.isArray(found) ? (found[0] as string) : typeof found;
      });
      const float = "number";
      expect(kinds).toEqual([float, float, "List", float, float]);
    },
  ],
  [
    /^values and types of symbols$/,
    () => {
      ce.declare("n", { type: "integer", value: 5 });
      expect(String(expr(json("n")).evaluate())).toBe("5");
      const other = new ComputeEngine().expr(json("n"));
      expect([String(other.evaluate()), String(other.type)]).toEqual([
        "n",
        "unknown",
      ]);
    },
  ],
  [
    /^parentheses and order$/,
    () => {
      expect(json("c+(b+a)")).toEqual(json("a+b+c"));
      const raw = (latex: string) => ce.parse(latex, { form: "raw" }).json;
      expect(raw("c+(b+a)")).not.toEqual(raw("c+b+a"));
      expect(raw("b+a")).not.toEqual(raw("a+b"));
    },
  ],
  [
    /^\\frac or \/, spelling of numbers$/,
    () => {
      for (const [one, other] of [
        [S`\frac{a}{b}`, "a/b"],
        ["1.50", "1.5"],
        ["1e3", "1000"],
      ] as const) {
        expect(json(one)).toEqual(json(other));
        expect(ce.parse(one).latex).toBe(ce.parse(other).latex);
      }
    },
  ],
  [
    /^your own metadata$/,
    () => {
      const more = { comment: "mine", wikidata: "Q1", latex: "ma" };
      const fn = ["Multiply", "m", "a"];
      const kept = expr({ fn, ...more }).toMathJson({ metadata: ["all"] });
      expect(kept).not.toHaveProperty("comment");
      expect(kept).not.toHaveProperty("wikidata", "Q1");
    },
  ],
];

test.each(tableRows(STORE, "what-is-lost"))("%s", (what = "") => {
  const shows = LOST.filter(([name]) => name.test(what));
  expect(shows).toHaveLength(1);
  shows[0]?.[1]();
});

describe("the options of toMathJson()", () => {
  const LONG = new Map([
    ["number", "num"],
    ["symbol", "sym"],
    ["function", "fn"],
    ["string", "str"],
  ]);
  const written = (options?: object) =>
    JSON.stringify(
      ce
        .function("List", [
          ce.parse(S`\foo`),
          ce.parse(S`\pi`).N(),
          ce.parse(S`x^2+\frac{y}{z}+\sqrt{y}+e^y`),
          expr({ dict: { a: { str: "word" } } }),
          expr("'word'"),
          ce.parse("0.333333333333333333333333333333333333"),
        ])
        .toMathJson(options),
    );

  test.each(tableRows(STORE, "what-tomathjson-writes"))(
    "%s: %s",
    (option = "", values = "", effect = "") => {
      const isNames = option === "exclude";
      const cell = isNames
        ? (/such as (.*?);/.exec(effect)?.[1] ?? "")
        : values;
      const tried = isNames
        ? cell.split(/, | and /).map((name) => `"${name}"`)
        : (cell.match(/true|false|"\w+"|\{.*?\}|\[\]/g) ?? []);
      expect(tried.length).toBeGreaterThan(1);
      for (const each of tried) {
        const value = runCell(`(${each})`, { n: 4 });
        const isDefault = cell.includes(`${each} (default)`);
        const inArray = isNames || cell.includes("in an array");
        const isKind = inArray && !isDefault && typeof value === "string";
        const found = written({ [option]: isKind ? [value] : value });
        expect([each, found === written()]).toEqual([each, isDefault]);
        if (isNames) expect(found).not.toContain(`[${each}`);
        if (option === "metadata") {
          const all = ["latex", "wikidata", "sourceOffsets"];
          const keys = all.filter((key) => found.includes(`"${key}":`));
          expect(keys).toEqual(value === "all" ? all : [value]);
        }
        const long = LONG.get(String(value));
        if (long) expect(found).not.toContain(`"${long}":`);
      }
    },
  );
});
