import { describe, expect, test } from "vitest";

import { lines, MODULE, run } from "./execute.ts";

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

  test("and takes its own globals along", async () => {
    const source = "globalThis.left = 1;\nconsole.log(globalThis.left);";
    expect((await run(source)).printed).toEqual(["1"]);
    expect(Reflect.has(globalThis, "left")).toBe(false);
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
    ["throw { a: 1 };", '0: Uncaught {"a":1}'],
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
    const source = `import { lose } from "${MODULE}";\nvoid lose(new Error("gone"));\nconsole.log("after");`;
    const { error } = await run(source);
    expect(error).toBe("Unhandled rejection: Error: gone");
    expect(await lines(source)).toEqual([
      "3: after",
      "2: Unhandled rejection: Error: gone",
    ]);
  });
});
