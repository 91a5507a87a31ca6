import { compile } from "@cortex-js/compute-engine";
import { describe, expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { S, testEngine } from "./corpus/engine.ts";

const table = tablesOf("docs/compute-engine/guides/plotting.mdx");

const { ce } = testEngine();

describe("the guide about plotting: kinds", () => {
  test.each(table("find-poles-jumps-and-gaps"))(
    "%s from %s to %s",
    (latex = "", lo, hi, kind) => {
      const { run } = compile(ce.parse(latex), { to: "interval-js" });
      expect(run({ x: { lo: Number(lo), hi: Number(hi) } })).toMatchObject({
        kind,
      });
    },
  );
});

test.each([S`\sqrt{x}`, S`\ln x`, S`\log x`, S`\arcsin x`, S`x^{1/4}`])(
  "with the mode strict, %s is not a number where it is complex",
  (latex) => {
    const { run } = compile(ce.parse(latex), { mode: "strict" });
    expect(run({ x: -4 })).toBeNaN();
  },
);

test("without its other unknown, a curve is not a number", () => {
  for (const latex of ["mx + 1", S`a \sin x`, "x^n"]) {
    const { run } = compile(ce.parse(latex), { mode: "strict" });
    expect([latex, run({ x: 2 })]).toEqual([latex, Number.NaN]);
  }
});
