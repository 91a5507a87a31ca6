import type { Expression } from "@cortex-js/compute-engine";
import { beforeEach, describe, expect, test } from "vitest";

import { tableRows } from "../page-rows.ts";
import { sharedEngine } from "./corpus/engine.ts";

const PAGE = "docs/compute-engine/guides/checking-answers.mdx";
const METHODS = ["isSame", "is", "isEqual", "isIdenticallyEqual"] as const;

const { ce, fresh } = sharedEngine();
beforeEach(fresh);

describe("the guide about answers: which comparison", () => {
  const rows = tableRows(PAGE, "which-comparison");

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

test.each(tableRows(PAGE, "equations-sets-and-points"))(
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
    [String.raw`\frac13`, 0.001, "0.333", true],
    [String.raw`\pi`, 0.01, "3.14", true],
    ["0", 0.01, "0.005", true],
  ])("%s within %d of %s", (wanted, tolerance, typed, right) => {
    expect(ce.parse(typed).is(ce.parse(wanted), tolerance)).toBe(right);
  });
});

test.each(["%", String.raw`\sin(%)`, "2^{%}", String.raw`\frac{1}{%}`, "[%]"])(
  "is() expands the whole of an answer only: %s",
  (form) => {
    const [a, b] = ["2(x+3)", "2x+6"].map((one) =>
      ce.parse(form.replace("%", one)),
    );
    expect(a?.is(b ?? ce.Nothing)).toBe(form === "%");
  },
);

test.each(["2 + ", String.raw`\frac{3}{`, "1+"])("%s is not valid", (typed) => {
  expect(ce.parse(typed).isValid).toBe(false);
});

test("a unit is compared by Equal, not by isIdenticallyEqual()", () => {
  const metres = ce.parse(String.raw`5\,\mathrm{m}`);
  for (const [length, equal] of [
    ["500", "True"],
    ["501", "False"],
  ]) {
    const other = ce.parse(String.raw`${length}\,\mathrm{cm}`);
    expect(metres.isIdenticallyEqual(other)).not.toBe(true);
    expect(ce.function("Equal", [metres, other]).evaluate().json).toBe(equal);
  }
});
