import { compile, ComputeEngine } from "@cortex-js/compute-engine";
import { expect, test, vi } from "vitest";

import { tableRows } from "../page-rows.ts";
import { runCell } from "./run-cell.ts";

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

test("the result has the properties of the table", () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const ce = new ComputeEngine();
  const sum = compile(ce.parse("x^2 + y"));
  const lambda = compile(ce.parse("t \\mapsto t^2"));
  const root = compile(ce.parse("\\sqrt{x}"));
  const failed = compile(ce.function("Expand", [ce.parse("x(x+1)")]));
  const shader = compile(ce.parse("\\Gamma(x)"), { to: "glsl" });
  const values = { x: 3, y: 1 };
  const found = new Map<string, boolean>([
    ["run", sum.run?.(values) === 10],
    ["calling", `${sum.calling}, ${lambda.calling}` === "expression, lambda"],
    ["code", runCell(sum.code, { _: values }) === 10],
    ["freeSymbols", sum.freeSymbols?.join() === "x,y"],
    ["success", sum.success && !failed.success],
    ["unsupported", failed.unsupported?.join() === "Expand"],
    ["mode", `${sum.mode}, ${root.mode}` === "strict, complex"],
    ["promoted", root.promoted === true && sum.promoted === false],
  ]);
  const rows = tableRows(PAGE, "the-result");
  const names = rows.flatMap(([cell = ""]) => cell.split(", "));
  expect(names).toEqual([...found.keys()]);
  expect(names.filter((name) => !found.get(name))).toEqual([]);
  expect(root.code).toContain("_SYS.");
  expect(root.code).not.toContain("_SYS =");
  expect(shader.code).toBe("_gpu_gamma(x)");
  expect(shader.preamble).toContain("float _gpu_gamma(");
  expect(Object.keys(sum.freeSymbolTypes ?? {})).toEqual(["x", "y"]);
  for (const why of [failed.error, failed.diagnostic?.message])
    expect(why).toContain("Expand");
});

// As docs/compute-engine/reference/statistics.mdx says
test.each([
  [3, 171],
  [100, 151],
])("a compiled Poisson density, mean %i, fails from %i on", (mean, from) => {
  const ce = new ComputeEngine();
  const poisson = ["PoissonDistribution", mean] as const;
  const { run } = compile(ce.expr(["PDF", poisson, "k"]).evaluate());
  const wanted = (k: number) => ce.expr(["PDF", poisson, k]).N().re;
  const below = Number(run({ k: from - 1 })) / wanted(from - 1);
  expect(below).toBeCloseTo(1, 9);
  expect(Number(run({ k: from }))).toBe(0);
  expect(wanted(from)).toBeGreaterThan(0);
});
