import { describe, expect, test } from "vitest";

import { readEditorFacts } from "../../../plugins/editor-facts/index.ts";
import { readSignature } from "../../../plugins/editor-facts/signature.ts";

describe("a declaration", () => {
  test.each([
    ["parse(latex: string): Expression;", true, "Expression"],
    ["parse(latex: string | null): Expression | null;", true, "Expression"],
    ["readonly ops: ReadonlyArray<Expression>;", false, "Expression[]"],
    ["ops: readonly Expression[];", false, "Expression[]"],
    ["later(): Promise<Expression>;", true, "Promise<Expression>"],
    ["make: (a: number) => BigNum;", true, "BigNum"],
    ["get type(): BoxedType;", false, "BoxedType"],
    ["either: A | B;", false, undefined],
    ["pair: [A, B];", false, undefined],
    ["function parse(s: string): Expression;", true, "Expression"],
    ["const all: Readonly<Style>;", false, "Style"],
  ])("%s", (code, isCallable, gives) => {
    expect(readSignature(code)).toMatchObject({ isCallable, gives });
  });

  test("says whether it takes MathJSON", () => {
    const takes = (code: string) => readSignature(code).takesMathJson;
    expect(takes("expr(e: NumericValue | ExpressionInput): A;")).toBe(true);
    expect(takes("parse(latex: string): ExpressionInput;")).toBe(false);
  });
});

describe("what the editor knows", async () => {
  const facts = await readEditorFacts(process.cwd());
  const { types, modules, exports, operators, commands } = facts;

  test("every type that a fact leads to is a name with members, or none", () => {
    const all = [
      ...Object.values(exports),
      ...Object.values(types).flatMap(({ members }) => members),
    ];
    expect(all.filter(({ signature }) => signature === "")).toEqual([]);
    expect(all.filter(({ line }) => /\n/.test(line))).toEqual([]);
  });

  test("the base of a type is there", () => {
    expect(types["VirtualKeyboardInterface"]?.bases).toEqual([
      "VirtualKeyboardOptions",
    ]);
    expect(types["VirtualKeyboardOptions"]?.members).not.toEqual([]);
  });

  test("an interface that repeats the engine is the engine", () => {
    expect(exports["getDefaultEngine"]?.gives).toBe("ComputeEngine");
  });

  test("what a test finds an expression to be has members of its own", () => {
    const { members = [], sometimes = [] } = types["Expression"] ?? {};
    expect(sometimes).toEqual(expect.arrayContaining(["ops", "string"]));
    expect(members.map(({ name }) => name)).not.toContain("ops");
  });

  test("modules name exports that are there", () => {
    const keys = Object.values(modules).flat();
    expect(Object.keys(modules)).toContain("mathlive");
    expect(keys.filter((key) => !Object.hasOwn(exports, key))).toEqual([]);
  });

  test("operators and commands have their types and uses", () => {
    const add = operators.find(({ name }) => name === "Add");
    expect(add).toMatchObject({ kind: "operator" });
    expect(add?.line).not.toBe("");
    const frac = commands.find(({ name }) => name === String.raw`\frac`);
    expect(frac?.use).toContain("{");
    const alpha = commands.find(({ name }) => name === String.raw`\alpha`);
    expect(alpha?.use).toBe("α");
  });
});
