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
  DeclareSumType: ["'Shape'", ["Tuple", "'circle'", "'real'"]],
  DeclareProtocol: ["'Named'"],
  DeclareConformance: ["'string'", "'Marked'"],
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
    ce.declareProtocol("Marked", {});
    const start = ce.checkpoint();
    const valueOf = (...parts: unknown[]) =>
      String(ce.expr(parts as never).evaluate());
    const state = () => [
      ...["u", "Sin"].map((symbol) => [
        ce.symbolInfo(symbol),
        valueOf(symbol, 2),
        String(ce.symbol(symbol).evaluate()),
      ]),
      ...["Mass", "Shape"].map((type) => isType(ce, type)),
      ...["Named", "Marked"].map((protocol) =>
        valueOf("Conforms", "'a word'", `'${protocol}'`),
      ),
    ];
    const before = state();
    ce.restore(start);
    // A conformance is undone by the first restore alone, as the page says.
    const first = name === "DeclareConformance";
    const point = first ? ce.checkpoint() : start;
    const expr = ce.expr([name, ...(OPERANDS[name] ?? [])] as never);
    expect(expr.isPure).toBe(false);
    for (const undone of first ? [true, false] : [true, true]) {
      expr.evaluate();
      expect(state()).not.toEqual(before);
      ce.restore(point);
      if (undone) expect(state()).toEqual(before);
      else expect(state()).not.toEqual(before);
    }
  },
);

function isType(ce: ComputeEngine, name: string): boolean {
  try {
    ce.type(name);
    return true;
  } catch {
    return false;
  }
}

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

/** Code that shows what a row says, by how its task begins, and a result. */
const TASKS: readonly [task: RegExp, code: string, without: string][] = [
  [
    /^parse, simplify, solve/,
    `[ce.parse("x^2-4").solve("x"), ce.parse("x+x").simplify(),
      ce.parse("\\\\int_0^{\\\\pi} x\\\\sin x dx").evaluate()].join()`,
    "2,-2,2x,pi",
  ],
  [
    /^NLimit, and/,
    `ce.expr(["NLimit", ["Function", ["Sinc", "x"], "x"], 0]).evaluate()`,
    "NaN",
  ],
  [
    /^compile\(\) to GLSL, WGSL, Python$/,
    `["glsl", "wgsl", "python"].map((to) => compile("x+1", { to }).code)`,
    "x + 1.0,x + 1.0,x + 1",
  ],
  [
    /^compile\(\) to JavaScript, intervals$/,
    `["javascript", "interval-js"].map((to) => compile("x+1", { to }).success)`,
    "false,false",
  ],
];

test("the rows without 'unsafe-eval' hold where code of strings is refused", () => {
  const program = `import { ComputeEngine, compile } from "@cortex-js/compute-engine";
    console.warn = console.error = () => {};
    const ce = new ComputeEngine();
    const found = [${TASKS.map(([, code]) => code).join()}];
    console.log(JSON.stringify(found.map(String)));`;
  const run = (...flags: string[]) => {
    const args = [...flags, "--input-type=module", "-e", program];
    return JSON.parse(
      execFileSync(process.execPath, args, { encoding: "utf8" }),
    ) as string[];
  };
  const found = run("--disallow-code-generation-from-strings");
  expect(found).toEqual(TASKS.map(([, , without]) => without));
  const unlike = run().map((each, at) => each !== found[at]);
  const rows = tableRows(PAGE, "content-security-policy");
  for (const [task = "", says] of rows) {
    // A sampled integral takes seconds without compiled code.
    if (task.startsWith("NIntegrate")) continue;
    const at = TASKS.findIndex(([name]) => name.test(task));
    expect([task, unlike[at]]).toEqual([task, says !== "works"]);
  }
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
