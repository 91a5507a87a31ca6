import { describe, expect, test } from "vitest";

import { entryText } from "../../../src/playground/output";
import { lines, MODULE, run } from "./execute.ts";

describe("what is printed", () => {
  test("comes in order, each with its line", async () => {
    const source =
      'for (const n of [1, 2])\n  console.log("n", n);\nconsole.log(\n  3,\n);';
    expect(await lines(source)).toEqual(["2: n 1", "2: n 2", "5: 3"]);
  });

  test("by a function that was handed on has the line of its use", async () => {
    const source = "[1, 2].forEach((n) =>\n  console.log(n));\nawait 0;";
    expect(await lines(source)).toEqual(["2: 1", "2: 2", "3: 0"]);
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
    ["console.dir({ a: 1 }, { depth: 0 })", "log", "{ a: 1 }"],
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
        parts: [{ text: '[{"a":1},{"a":2}]' }],
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

  test("a print shows a thousand values and counts the others", async () => {
    const { printed } = await run(
      "console.log(...Array.from({ length: 1002 }, (_, n) => n));",
    );
    expect(printed[0]?.split(" ").slice(-5).join(" ")).toBe("998 999 … 2 more");
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
