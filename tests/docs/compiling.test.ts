import { compile, ComputeEngine } from "@cortex-js/compute-engine";
import { expect, test, vi } from "vitest";

import { tableRows } from "../page-rows.ts";

const PAGE = "docs/compute-engine/guides/compiling.mdx";

test.each(tableRows(PAGE, "bounds-of-a-function"))(
  "%s: %s, as %s from %s",
  (kind, _, latex = "", range = "") => {
    const ce = new ComputeEngine();
    const { run } = compile(ce.parse(latex), { to: "interval-js" });
    const [lo = NaN, hi = NaN] = range.split(" to ").map(Number);
    expect(run({ x: { lo, hi } })).toMatchObject({ kind });
  },
);

test.each([
  ["javascript", true],
  ["interval-js", true],
  ["glsl", true],
  ["wgsl", true],
  ["python", false],
])("%s has functions of yours: %s", (to, want) => {
  vi.spyOn(console, "warn").mockReturnValue();
  const ce = new ComputeEngine();
  ce.assign("f", ce.parse("t \\mapsto t^3 - t"));
  expect(compile(ce.parse("f(x)"), { to }).success).toBe(want);
  ce.declare("clip", "(number) -> number");
  const clipped = ce.parse("\\operatorname{clip}(2x)");
  const functions = { clip: "saturate" };
  expect(compile(clipped, { to, functions }).success).toBe(want);
});

test.each(["\\sqrt{x}", "\\sqrt[4]{x}", "\\ln x", "\\log x", "\\log_2 x"])(
  "%s of a negative number is complex",
  (latex) => {
    const root = new ComputeEngine().parse(latex);
    expect(compile(root).run({ x: -4 })).toHaveProperty("im");
    expect(compile(root).promoted).toBe(true);
    expect(compile(root, { mode: "strict" }).run({ x: -4 })).toBeNaN();
  },
);
