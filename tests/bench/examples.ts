import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { compile } from "../../src/playground/runner/index.ts";
import { Pool, prepare } from "../../plugins/live-examples/index.ts";

/** Formulas that examples are made of: different kinds of work. */
const KINDS = [
  (n: number) => `console.log(ce.parse("\\\\frac{d}{dx} x^${n}").evaluate());`,
  (n: number) => `console.log(ce.parse("\\\\int x^${n} dx").evaluate());`,
  (n: number) => `console.log(solve("x^2 - ${n} x + 6", "x"));`,
  (n: number) => `console.log(ce.parse("\\\\sum_{k=1}^{${n}} k^2").N());`,
  (n: number) => `console.log(expand("(x + 1)^${String((n % 12) + 2)}"));`,
];

/** Number of examples, when the command line does not say. */
const COUNT = 2000;

/**
 * Time to run examples that nothing has run before, on all cores.
 *
 * @param count - How many examples.
 * @returns Seconds, from nothing prepared to the last result.
 */
async function timeExamples(count: number): Promise<number> {
  const dir = await mkdtemp(path.join(tmpdir(), "examples-"));
  try {
    const start = performance.now();
    const toolchain = await prepare(process.cwd(), dir);
    const pool = new Pool(toolchain);
    const sources = Array.from({ length: count }, (_, index) => {
      const kind = KINDS[index % KINDS.length];
      return kind ? kind(index + 1) : "";
    });
    const results = await Promise.all(
      sources.map((source) =>
        pool.run(compile(source, "js", toolchain.exported).program),
      ),
    );
    const failed = results.find(({ error }) => error !== undefined);
    if (failed) throw new Error(`an example failed: ${String(failed.error)}`);
    return (performance.now() - start) / 1000;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const count = Number(process.argv[2] ?? COUNT);
  const seconds = await timeExamples(count);
  console.log(
    `${count} examples, none run before: ${seconds.toFixed(1)} s (target: 2000 in 60 s)`,
  );
}

void main();
