import { describe, expect, test } from "vitest";

import { offered } from "./editor.ts";

describe("names", () => {
  test("those of the program come with those of the package", () => {
    const { labels } = offered("const mine = 1;\nm|");
    expect(labels).toEqual(
      expect.arrayContaining(["mine", "ce", "parse", "ComputeEngine"]),
    );
  });

  test("a name is not offered where it is not seen", () => {
    const { labels } = offered("{ const inner = 1; }\nconst a = 2;\ni|");
    expect(labels).toContain("a");
    expect(labels).not.toContain("inner");
  });

  test("a name of the program hides that of the package", () => {
    const { labels } = offered("const parse = 1;\np|");
    expect(labels.filter((each) => each === "parse")).toHaveLength(1);
  });

  test("a module has what it imports, and what modules export", () => {
    const reading = { isModule: true };
    expect(offered("p|", reading).labels).toEqual([]);
    const braces = 'import { con| } from "mathlive/ssr";';
    expect(offered(braces, reading).labels).toContain("convertLatexToMathMl");
    expect(offered('import "math|"', reading).labels).toContain("mathlive");
  });
});

describe("operators", () => {
  test.each([
    'ce.expr(["|',
    'ce.expr(["Ad|',
    'ce.expr(["Add", 1, ["Si|',
    'ce.function("Ad|")',
    'isFunction(ce.Pi, "Ad|")',
    'const json = ["Ad|',
  ])("%s", (code) => {
    expect(offered(code).labels).toContain("Add");
  });

  test.each(['["Add", "Ad|"]', 'ce.parse("Ad|")', 'const json = ["|'])(
    "none in %s",
    (code) => {
      expect(offered(code).labels).toEqual([]);
    },
  );

  test("have their type", () => {
    const add = offered('ce.expr(["Ad|').options.find(
      ({ label }) => label === "Add",
    );
    expect(add?.detail).toContain("->");
  });
});

describe("commands", () => {
  test.each([
    [String.raw`ce.parse("\\fr|")`, "frac"],
    [String.raw`ce.parse("x + \\|")`, "frac"],
    [String.raw`ce.parse("\fr|")`, String.raw`\frac`],
    [String.raw`ce.parse("1 \\\\ \\fr|")`, "frac"],
    ["String.raw`\\fr|`", "frac"],
  ])("%s", (code, written) => {
    const frac = offered(code).options.find(({ label }) => label === "frac");
    expect(frac?.apply).toBe(written);
    expect(frac?.displayLabel).toBe(String.raw`\frac`);
  });

  test.each([
    String.raw`ce.parse("\\\\fr|")`,
    String.raw`console.log("\n|")`,
    'ce.parse("fr|")',
  ])("none in %s", (code) => {
    expect(offered(code).labels).toEqual([]);
  });
});

test("what is deprecated is said to be so, and comes last", () => {
  const box = offered("ce.b|").options.find(({ label }) => label === "box");
  expect(box?.type).toBe("deprecated");
  expect(box?.detail).toContain("(deprecated)");
  expect(box?.boost).toBeLessThan(0);
});
