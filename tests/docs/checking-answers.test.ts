import type { Expression } from "@cortex-js/compute-engine";
import { describe, expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { S, testEngine } from "./corpus/engine.ts";

const table = tablesOf("docs/compute-engine/guides/checking-answers.mdx");
const METHODS = ["isSame", "is", "isEqual", "isIdenticallyEqual"] as const;

const { ce } = testEngine();

describe("the guide about answers: which comparison", () => {
  const rows = table("which-comparison");

  test.each(rows)("%s and %s", (typed = "", wanted = "", ...results) => {
    const [answer, key] = [ce.parse(typed), ce.parse(wanted)];
    const ask = (a: Expression, b: Expression) =>
      METHODS.map((method) => String(a[method](b)));
    expect(ask(answer, key)).toEqual(results);
    expect(ask(key, answer)).toEqual(results);
  });

  test("isSame() and is() are never undefined", () => {
    const columns = rows.map((row) => row.slice(2, 4));
    expect(columns.flat()).not.toContain("undefined");
  });

  test("each test of the order can be undefined", () => {
    const [x, one] = [ce.symbol("x"), ce.One];
    for (const name of [
      "isLess",
      "isLessEqual",
      "isGreater",
      "isGreaterEqual",
    ] as const) {
      expect(x[name](one)).toBe(undefined);
      expect(ce.Two[name](one)).toBe(name.startsWith("isGreater"));
    }
  });
});

test.each(table("equations-sets-and-points"))(
  "equations, sets and points: %s and %s",
  (typed = "", wanted = "", right) => {
    const [answer, key] = [ce.parse(typed), ce.parse(wanted)];
    expect(answer.isValid && key.isValid).toBe(true);
    expect(String(answer.isIdenticallyEqual(key))).toBe(right);
  },
);

describe("the guide about answers: a tolerance", () => {
  test.each([
    ["100", 0.5, "100.5", true],
    ["100", 0.5, "100.6", false],
    ["-100", 0.5, "-100.4", true],
    [S`\frac13`, 0.001, "0.333", true],
    [S`\pi`, 0.01, "3.14", true],
    ["0", 0.01, "0.005", true],
  ])("%s within %d of %s", (wanted, tolerance, typed, right) => {
    expect(ce.parse(typed).is(ce.parse(wanted), tolerance)).toBe(right);
  });
});

test.each(["%", S`\sin(%)`, "2^{%}", S`\frac{1}{%}`, "[%]"])(
  "is() expands the whole of an answer only: %s",
  (form) => {
    const [a, b] = ["2(x+3)", "2x+6"].map((one) =>
      ce.parse(form.replace("%", one)),
    );
    expect(a?.is(b ?? ce.Nothing)).toBe(form === "%");
  },
);

test.each(["2 + ", S`\frac{3}{`, "1+"])("%s is not valid", (typed) => {
  expect(ce.parse(typed).isValid).toBe(false);
});

test("a unit is compared by Equal, not by isIdenticallyEqual()", () => {
  const metres = ce.parse(S`5\,\mathrm{m}`);
  for (const [length, equal] of [
    ["500", "True"],
    ["501", "False"],
  ]) {
    const other = ce.parse(S`${length}\,\mathrm{cm}`);
    expect(metres.isIdenticallyEqual(other)).not.toBe(true);
    expect(ce.function("Equal", [metres, other]).evaluate().json).toBe(equal);
  }
});
