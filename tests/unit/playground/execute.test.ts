import { describe, expect, test } from "vitest";

import { entryText } from "../../../src/playground/output";
import { compile, execute } from "../../../src/playground/runner";

/** Stands for what a browser or Node tells of promises that nobody handles. */
const MODULE = "lost";

async function run(source: string) {
  const { program } = compile(source, "js", new Set());
  const told: string[] = [];
  let lose: (reason: unknown) => void = () => undefined;
  const result = await execute(program, {
    load: () => ({
      lose,
      print: (value: unknown) => console.log(value),
    }),
    onEntry: (entry) => told.push(entryText(entry)),
    watchRejections(tell) {
      lose = tell;
      return () => undefined;
    },
  });
  const printed = result.entries.map(entryText);
  expect(told).toEqual(printed);
  return { ...result, printed };
}

const lines = async (source: string) =>
  (await run(source)).entries.map(
    (entry) => `${entry.line}: ${entryText(entry)}`,
  );

describe("what is printed", () => {
  test("comes in order, each with its line", async () => {
    const source =
      'for (const n of [1, 2])\n  console.log("n", n);\nconsole.log(\n  3,\n);';
    expect(await lines(source)).toEqual(["2: n 1", "2: n 2", "5: 3"]);
  });

  test("by a function that was handed on has the line of its use", async () => {
    const source = "[1, 2].forEach((n) =>\n  console.log(n));\nawait 0;";
    expect(await lines(source)).toEqual(["2: 1", "2: 2"]);
  });

  test("by a module has the line that called it", async () => {
    const source = `import { print } from "${MODULE}";\n\nprint("deep");`;
    expect(await lines(source)).toEqual(["3: deep"]);
  });

  test.each([
    ["console.info(1)", "info", "1"],
    ["console.warn(1, 'x')", "warn", "1 x"],
    ["console.error(new RangeError('far'))", "error", "RangeError: far"],
    ["console.debug(1)", "log", "1"],
    ["console.trace(1)", "log", "1"],
    ["console.group('a')", "log", "a"],
    ["console.dir({ a: 1 }, { depth: 0 })", "log", '{"a": 1}'],
    ["console.assert(1 > 2, 'more')", "error", "Assertion failed more"],
    ["console.count('a')", "log", "a: 1"],
  ])("%s", async (source, level, text) => {
    const { entries } = await run(source);
    expect(entries).toMatchObject([{ level, line: 1 }]);
    expect(entries.map(entryText)).toEqual([text]);
  });

  test("is nothing where an assertion holds or a group ends", async () => {
    const source = "console.assert(true, 'x'); console.groupEnd();";
    expect((await run(source)).printed).toEqual([]);
  });

  test("is counted across lines", async () => {
    const source =
      "console.count();\nconsole.count('a');\nconsole.count();\nconsole.count('a');";
    const { printed } = await run(source);
    expect(printed).toEqual(["default: 1", "a: 1", "default: 2", "a: 2"]);
  });

  test("is timed across lines", async () => {
    const { printed } = await run("console.time('a');\nconsole.timeEnd('a');");
    expect(printed).toEqual([expect.stringMatching(/^a: \d+\.\d ms$/)]);
  });

  test("is a table, and its text", async () => {
    const { entries } = await run("console.table([{ a: 1 }, { a: 2 }]);");
    expect(entries).toMatchObject([
      {
        parts: [{ text: '[{"a": 1}, {"a": 2}]' }],
        table: {
          columns: ["", "a"],
          rows: [
            ["0", "1"],
            ["1", "2"],
          ],
        },
      },
    ]);
  });
});

describe("limits", () => {
  const LINES = "The output is cut here: it is longer than 1,000 lines.";
  const SIZE = "The output is cut here: it is longer than 1 MB.";

  test("a thousand lines are shown, then a notice once", async () => {
    const { entries, printed, error } = await run(
      "for (let n = 1; n <= 5000; n += 1) console.log(n);",
    );
    expect(printed).toHaveLength(1001);
    expect(printed.slice(-2)).toEqual(["1000", LINES]);
    expect(entries.at(-1)).toMatchObject({ level: "warn", line: 1 });
    expect(error).toBeUndefined();
  });

  test("lines within a text count", async () => {
    const source = 'for (const n of [1, 2]) console.log("\\n".repeat(600));';
    expect((await run(source)).printed.slice(1)).toEqual([LINES]);
  });

  test("a megabyte is shown, then a notice", async () => {
    const source =
      'for (const c of "abc") console.log(c.repeat(500_000)); console.log("d");';
    const { printed } = await run(source);
    expect(printed.map((text) => text[0])).toEqual(["a", "b", "T"]);
    expect(printed.at(-1)).toBe(SIZE);
  });

  test("the error that ends a run is shown beyond them", async () => {
    const { printed, error } = await run(
      "for (let n = 0; n < 2000; n += 1) console.log(n);\nthrow new Error('end');",
    );
    expect(printed.slice(-2)).toEqual([LINES, "Error: end"]);
    expect(error).toBe("Error: end");
  });
});

describe("a run ends", () => {
  test("after its timers", async () => {
    const source =
      'setTimeout((text) => console.log(text), 1, "later");\nconsole.log("now");';
    expect((await run(source)).printed).toEqual(["now", "later"]);
  });

  test("after the timers that its timers start", async () => {
    const source =
      "setTimeout(() => setTimeout(() => console.log('later'), 1), 1);";
    expect((await run(source)).printed).toEqual(["later"]);
  });

  test("when its interval is cleared", async () => {
    const source =
      "let n = 0;\nconst id = setInterval(() => {\n  console.log((n += 1));\n  if (n === 3) clearInterval(id);\n}, 1);";
    expect((await run(source)).printed).toEqual(["1", "2", "3"]);
  });

  test("without waiting for a timer that was cleared", async () => {
    const source =
      'const id = setTimeout(() => console.log("never"), 1e6);\nclearTimeout(id);';
    expect((await run(source)).printed).toEqual([]);
  });

  test("after what it awaits", async () => {
    const source =
      "const value = await new Promise((done) => setTimeout(done, 1, 42));\nconsole.log(value);";
    expect((await run(source)).printed).toEqual(["42"]);
  });

  test("and leaves the globals as they were", async () => {
    const names = [
      "setTimeout",
      "setInterval",
      "clearTimeout",
      "clearInterval",
      "console",
    ] as const;
    const before = names.map((name) => globalThis[name]);
    await run("setInterval(() => {}, 1e6);\nthrow new Error('end');");
    expect(names.map((name) => globalThis[name])).toEqual(before);
  });
});

describe("an error", () => {
  test.each([
    [
      "let a;\na.b;",
      "2: TypeError: Cannot read properties of undefined (reading 'b')",
    ],
    ["console.log(1);\nthrow new RangeError('far');", "2: RangeError: far"],
    ["function f() {\n  throw new Error('deep');\n}\nf();", "2: Error: deep"],
    ["await 0;\nawait Promise.reject(new Error('no'));", "2: Error: no"],
    [
      "setTimeout(() => {\n  throw new Error('late');\n}, 1);",
      "2: Error: late",
    ],
    ["throw 5;", "0: Uncaught 5"],
    ["throw { a: 1 };", '0: Uncaught {"a": 1}'],
  ])("%j is shown with its line", async (source, expected) => {
    const shown = await lines(source);
    expect(shown.at(-1)).toBe(expected);
  });

  test("is what the run failed with", async () => {
    const { error, entries } = await run("throw new Error('end');");
    expect(error).toBe("Error: end");
    expect(entries).toMatchObject([{ level: "error", line: 1 }]);
  });

  test("of a promise that nobody handles is shown, with its line", async () => {
    const source = `import { lose } from "${MODULE}";\nlose(new Error("gone"));\nconsole.log("after");`;
    const { error } = await run(source);
    expect(error).toBe("Unhandled rejection: Error: gone");
    expect(await lines(source)).toEqual([
      "3: after",
      "2: Unhandled rejection: Error: gone",
    ]);
  });
});
