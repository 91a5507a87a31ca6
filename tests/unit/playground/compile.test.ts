import { describe, expect, test } from "vitest";

import {
  compile,
  findExpectations,
  stripExpectations,
} from "../../../src/playground/runner";

const EXPORTED = new Set(["ComputeEngine", "evaluate", "parse", "N"]);

const compiled = (source: string, language: "js" | "ts" = "js") =>
  compile(source, language, EXPORTED);

describe("the prelude", () => {
  test("brings the engine and the functions that a source leaves out", () => {
    const { program } = compiled('console.log(ce.parse("x"), evaluate("1"));');
    expect(program.prelude).toBe(
      'import { ComputeEngine, evaluate } from "@cortex-js/compute-engine";\n' +
        "const ce = new ComputeEngine();",
    );
    expect(program.modules).toEqual(["@cortex-js/compute-engine"]);
  });

  test("is empty when the source brings all it uses", () => {
    const source =
      'import { parse } from "@cortex-js/compute-engine";\nparse("x");';
    expect(compiled(source).program.prelude).toBe("");
  });

  test.each([
    "const ce = 1; console.log(ce);",
    "const { ce } = { ce: 1 }; console.log(ce);",
    "const [ce = 2] = []; console.log(ce);",
    "function evaluate() {} evaluate();",
    "const f = (parse) => parse; f(1);",
    "console.log({ parse: 1 }.parse);",
    "try { throw 1; } catch (N) { console.log(N); }",
  ])("leaves a name alone that the source declares: %s", (source) => {
    expect(compiled(source).program.prelude).toBe("");
  });
});

test("the engine of the prelude can be made by an import of the source", () => {
  const { program } = compiled(
    'import { ComputeEngine } from "@cortex-js/compute-engine";\nconsole.log(ce, ComputeEngine);',
  );
  expect(program.prelude).toBe("const ce = new ComputeEngine();");
  expect(program.code.indexOf("await $import")).toBeLessThan(
    program.code.indexOf("new ComputeEngine"),
  );
});

describe("imports", () => {
  test.each([
    ['import { a as b, c } from "m";', "const { a: b, c: c } = await $import"],
    ['import * as ns from "m";', "const ns = await $import"],
    ['import d, { e } from "m";', "const { default: d, e: e } = await $import"],
    ['import "m";', 'await $import("m");'],
    ['const m = await import("m");', 'const m = await $import("m");'],
  ])("%s", (source, code) => {
    const { program } = compiled(source);
    expect(program.code).toContain(code);
    expect(program.modules).toEqual(["m"]);
  });

  test("keep the numbers of the lines below", () => {
    const { program } = compiled(
      'import {\n  a,\n} from "m";\nconsole.log(a);',
    );
    expect(program.code.split("\n")[3]).toBe("$console(4).log(a);");
  });
});

test("types are removed, and imports that are types only", () => {
  const { program } = compiled(
    'import type { Expression } from "m";\nconst x: number = 1 as number;\nconsole.log(x);',
    "ts",
  );
  expect(program.modules).toEqual([]);
  expect(program.code).not.toContain("number");
  expect(program.code.split("\n")[2]).toBe("$console(3).log(x);");
});

test("a source that does not parse says where", () => {
  expect(() => compiled("const = 1;")).toThrow(/\(1:6\)/);
});

describe("expectations", () => {
  const expectations = (source: string) =>
    findExpectations(source, compiled(source)).map(
      ({ line, text }) => `${String(line)}: ${text}`,
    );

  test("at the end of a line speak of that line", () => {
    expect(expectations("let a;\nconsole.log(1); // → 1")).toEqual(["2: 1"]);
  });

  test("that stand alone speak of the last print above", () => {
    const source =
      "for (const n of [1, 2]) {\n  console.log(n);\n}\n// → 1\n// → 2";
    expect(expectations(source)).toEqual(["2: 1", "2: 2"]);
  });

  test("behind a call of several lines speak of its last line", () => {
    expect(expectations("console.log(\n  1,\n); // → 1")).toEqual(["3: 1"]);
  });

  test("are not found in strings", () => {
    expect(expectations('console.log("// → 1");')).toEqual([]);
  });

  test("may stand behind another comment", () => {
    const source = "console.log(1); // one // → 1";
    expect(expectations(source)).toEqual(["1: 1"]);
    const { text } = stripExpectations(
      source,
      findExpectations(source, compiled(source)),
    );
    expect(text).toBe("console.log(1); // one");
  });

  test("are taken out of what the reader sees", () => {
    const source = "const a = 1; // one\nconsole.log(a); // → 1\n// → 2\na;";
    const { text, sourceLines } = stripExpectations(
      source,
      findExpectations(source, compiled(source)),
    );
    expect(text).toBe("const a = 1; // one\nconsole.log(a);\na;");
    expect(sourceLines).toEqual([1, 2, 4]);
  });
});
