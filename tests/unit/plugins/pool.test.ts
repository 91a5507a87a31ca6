import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import { Pool, prepare } from "../../../plugins/live-examples/index.ts";
import { entryText } from "../../../src/playground/output";
import { compile } from "../../../src/playground/runner";

const TIMEOUT = 60_000;

vi.setConfig({ testTimeout: TIMEOUT });

let dir = "";
type Run = (source: string) => Promise<{ texts: string[]; error?: string }>;
let run: Run;
let runInTime: Run;
let runInMemory: Run;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "pool-"));
  const toolchain = await prepare(process.cwd(), dir);
  const runnerOf =
    (pool: Pool): Run =>
    async (source) => {
      const { program } = compile(source, "js", toolchain.exported);
      const { entries, error } = await pool.run(program);
      const texts = entries.map(
        (entry) => `${String(entry.line)} ${entry.level} ${entryText(entry)}`,
      );
      return { texts, ...(error === undefined ? {} : { error }) };
    };
  run = runnerOf(new Pool(toolchain));
  // Long enough to make a realm on a busy machine.
  runInTime = runnerOf(new Pool(toolchain, { timeMs: 8000, memoryMb: 1024 }));
  runInMemory = runnerOf(
    new Pool(toolchain, { timeMs: 30_000, memoryMb: 256 }),
  );
}, TIMEOUT);

afterAll(() => rm(dir, { recursive: true, force: true }));

describe("what is printed", () => {
  test("strings, expressions and values, each with its line", async () => {
    const { texts } = await run(
      'console.log("a", 1n);\nce.parse("x^2");\nce.parse("x^2").json;',
    );
    expect(texts).toEqual(["1 log a 1n", "2 log x^2", '3 log ["Power","x",2]']);
  });

  test("by the engine itself, deep in its own calls", async () => {
    const { texts } = await run('const e = ce.parse("x");\ne.print();');
    expect(texts).toEqual(["2 info x"]);
  });

  test("after an await and in a callback", async () => {
    const { texts } = await run(
      "await new Promise((done) => setTimeout(done, 5));\n[7].forEach(\n  (n) => console.log(n),\n);",
    );
    expect(texts).toEqual(["3 log 7"]);
  });
});

describe("what goes wrong", () => {
  test("an error has its line", async () => {
    const { texts, error } = await run("\n\nnull.x;");
    expect(error).toMatch(/^TypeError: /);
    expect(texts[0]).toMatch(/^3 error TypeError/);
  });

  test("a lost rejection is an error", async () => {
    const { error } = await run('Promise.reject(new Error("lost"));');
    expect(error).toBe("Unhandled rejection: Error: lost");
  });

  test("an import of another package says what can be imported", async () => {
    const { error } = await run('import "node:fs";');
    expect(error).toContain('cannot import "node:fs"');
    expect(error).toContain("@cortex-js/compute-engine");
  });

  test("an endless loop ends, and the next example runs", async () => {
    const [loop, next] = await Promise.all([
      runInTime("while (true);"),
      runInTime("console.log(1);"),
    ]);
    expect(loop.error).toBe("TimeoutError: not done after 8 s");
    expect(next.texts).toEqual(["1 log 1"]);
  });

  test("so does one after an await", async () => {
    const { error } = await runInTime("await null; while (true);");
    expect(error).toMatch(/^TimeoutError/);
  });

  test("memory is bounded, and the next example runs", async () => {
    const { error } = await runInMemory(
      "const all = []; while (true) all.push(new Array(1e5).fill(all.length));",
    );
    expect(error).toMatch(/^RangeError: more than 256 MB/);
    expect((await runInMemory("console.log(1);")).texts).toEqual(["1 log 1"]);
  });
});

describe("examples are isolated", () => {
  test("from each other's engine, globals and prototypes", async () => {
    await run(
      'Array.prototype.sum = 1; globalThis.left = 1; assign("x", 5); Object.prototype.y = 2;',
    );
    const { texts } = await run(
      'console.log([].sum, typeof left, String(evaluate("x + 1")), {}.y);',
    );
    expect(texts).toEqual(["1 log undefined undefined x + 1 undefined"]);
  });

  test("and have nothing of Node", async () => {
    const { texts } = await run(
      "console.log(typeof process, typeof require, typeof Buffer);",
    );
    expect(texts).toEqual(["1 log undefined undefined undefined"]);
  });
});

test("both packages can be imported as a reader would", async () => {
  const { texts } = await run(
    'import { convertLatexToAsciiMath } from "mathlive";\nimport { version } from "@cortex-js/compute-engine/core";\nconsole.log(convertLatexToAsciiMath("\\\\frac12"), typeof version);',
  );
  expect(texts[0]).toContain("string");
});
