import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { ComputeEngine } from "@cortex-js/compute-engine";
import { expect, test, vi } from "vitest";

import { tableRows } from "../page-rows.ts";

const PAGE = "docs/compute-engine/guides/security.mdx";

const names = ComputeEngine.getStandardLibrary("all").flatMap(
  ({ definitions }) => [definitions ?? []].flat().flatMap(Object.keys),
);
const rows = tableRows(PAGE, "what-a-formula-can-reach").map(
  ([, operators = "", unless = ""]) => ({
    operators: operators.split(", "),
    unless,
  }),
);

/** The labels that a signature names for what an operator does besides its value. */
function effectsOf(ce: ComputeEngine, name: string): string[] {
  const signature = String(ce.operatorInfo(name)?.signature ?? "");
  const [, labels = ""] = /\)\s+([a-z_ |]+?)\s*->/.exec(signature) ?? [];
  return labels.split(/[ |]+/).filter((label) => label && label !== "any");
}

test("the table has the operators with effects, and a clock", () => {
  const ce = new ComputeEngine();
  const found = names.filter((name) => effectsOf(ce, name).length > 0);
  expect(found).toContain("Print");
  expect(rows.flatMap(({ operators }) => operators).sort()).toEqual(
    [...found, "Timing"].sort(),
  );
});

const OPERANDS: Readonly<Record<string, readonly unknown[]>> = {
  Assign: ["u", 5],
  Assume: [["Equal", "u", 5]],
  Declare: ["u", "'integer'"],
  DefineFunction: ["Sin", ["Function", 1, "t"]],
  DeclareType: ["'Mass'", "'real'"],
  RandomChoice: [["List", 1, 2], 1],
  RandomPrime: [100],
  RandomSample: [["List", 1, 2], 1],
  RandomShuffle: [["List", 1, 2]],
};

const denied = rows.filter(({ unless }) => unless.endsWith("is null"));
test.each(denied.flatMap(({ operators }) => operators))(
  "%s is denied",
  (name) => {
    const ce = new ComputeEngine();
    ce.effects = { console: null, entropy: null };
    const expr = ce.expr([name, ...(OPERANDS[name] ?? [])] as never);
    expect(expr.isPure).toBe(false);
    expect(String(expr.evaluate())).toContain("capability-denied");
  },
);

const undone = rows.filter(({ unless }) => unless.endsWith("a checkpoint"));
test.each(undone.flatMap(({ operators }) => operators))(
  "%s is undone by a checkpoint",
  (name) => {
    const ce = new ComputeEngine();
    const start = ce.checkpoint();
    const state = () =>
      ["u", "Sin", "Mass"].map((symbol) => [
        ce.symbolInfo(symbol),
        String(ce.expr([symbol, 2] as never).evaluate()),
        String(ce.symbol(symbol).evaluate()),
      ]);
    const before = state();
    ce.restore(start);
    const expr = ce.expr([name, ...(OPERANDS[name] ?? [])] as never);
    if (name in OPERANDS) expect(expr.isPure).toBe(false);
    expr.evaluate();
    ce.restore(start);
    expect(state()).toEqual(before);
  },
);

test("no operator asks the network for an address it is given", () => {
  const fetch = vi.fn();
  vi.stubGlobal("fetch", fetch);
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(console, "warn").mockReturnValue();
  const ce = new ComputeEngine();
  ce.effects = { console: null };
  const start = ce.checkpoint();
  const address = { str: "https://example.com/" };
  for (const name of names) {
    for (const operands of [[address], [address, address]]) {
      try {
        ce.withTimeLimit(50, () =>
          ce.expr([name, ...operands] as never).evaluate(),
        );
      } catch {
        // What is refused asks nothing.
      }
      ce.restore(start);
    }
  }
  expect(fetch).not.toHaveBeenCalled();
  void ce.lookupOEIS([1, 1, 2, 3] as never).catch(() => undefined);
  expect(fetch).toHaveBeenCalledOnce();
});

test("the parser does not look at the clock", () => {
  const ce = new ComputeEngine();
  expect(ce.withTimeLimit(0, () => ce.parse("||||").isValid)).toBe(false);
});

test("the program that bounds the memory says what the page says", () => {
  const page = readFileSync(PAGE, "utf8");
  const [, program = ""] =
    /```js title="memory\.mjs"\n(.*?)```/s.exec(page) ?? [];
  const args = ["--input-type=module", "-e", program];
  const said = execFileSync(process.execPath, args, { encoding: "utf8" });
  expect(page).toContain(`\`${said.trim()}\``);
  expect(said.trim()).toBe("ERR_WORKER_OUT_OF_MEMORY");
});
