import { describe, expect, test } from "vitest";

import type { Json, Reading } from "../../../src/calculation/types";
import {
  functionOf,
  functionsOf,
  MOST_PARAMETERS,
  parametersOf,
  withParameter,
} from "../../../src/features/compute-demo/drawn";

const unknowns = (...names: readonly string[]) =>
  names.map((name) => ({ name, type: "number" }));

function reading(json: Json, type: string): Reading {
  const written = { json, latex: "", text: "as it was written" };
  return { written, type, unknowns: unknowns("x"), variable: "x", errors: [] };
}

describe("what is drawn", () => {
  test.each(["number", "finite_real", "integer | nan", "rational<0.5..1>"])(
    "is an expression that is a %s",
    (type) => {
      const drawn = functionOf(reading(["Sin", "x"], type));
      expect(drawn?.source).toEqual({
        format: "mathjson",
        text: '["Sin","x"]',
      });
      expect(drawn?.caption).toBeUndefined();
      expect(drawn?.isImplicit).toBe(false);
    },
  );

  test.each([
    "boolean",
    "set<integer>",
    "matrix<integer^(2x2)>",
    "list<number>",
  ])("is no expression that is a %s", (type) => {
    expect(functionOf(reading(["Foo", "x"], type))).toBeUndefined();
  });

  test("is the difference of both sides of an equation", () => {
    const drawn = functionOf(reading(["Equal", "x", 2], "boolean"));
    expect(drawn?.source.text).toBe('["Subtract","x",2]');
    expect(drawn?.caption).toMatch(/its zeros are the solutions\.$/);
    expect(drawn?.isImplicit).toBe(false);
  });

  test.each([
    [["Less", "x", 2], "where the curve is below the axis."],
    [["GreaterEqual", "x", 2], "where the curve is above the axis."],
    [["NotEqual", "x", 2], "holds except at its zeros."],
  ] as const)("is the difference of the sides of %j", (json, caption) => {
    const drawn = functionOf(reading(json, "boolean"));
    expect(drawn?.source.text).toBe('["Subtract","x",2]');
    expect(drawn?.caption).toContain(caption);
  });

  test("is no chain of inequalities", () => {
    const drawn = functionOf(reading(["Less", 1, "x", 3], "boolean"));
    expect(drawn).toBeUndefined();
  });

  const CIRCLE = ["Equal", ["Add", "x", "y"], "r"] as const;

  test("is the curve of an equation in x and y", () => {
    const given = reading(CIRCLE, "boolean");
    const drawn = functionOf({ ...given, unknowns: unknowns("r", "x", "y") });
    expect(drawn?.isImplicit).toBe(true);
    expect(drawn?.source.text).toBe('["Subtract",["Add","x","y"],"r"]');
    // With another second unknown, that is a parameter.
    const other = functionOf({ ...given, unknowns: unknowns("r", "x") });
    expect(other?.isImplicit).toBe(false);
  });

  test("is each equation of a system in x and y, if all are such", () => {
    const elements = [CIRCLE, CIRCLE].map((json) => ({
      json,
      latex: "",
      text: "an equation",
    }));
    const given = { ...reading(["Tuple"], "tuple<boolean>"), elements };
    const drawn = functionsOf({ ...given, unknowns: unknowns("x", "y") });
    expect(drawn.map(({ isImplicit }) => isImplicit)).toEqual([true, true]);
    expect(drawn[0]?.caption).toContain("are the solutions");
    expect(functionsOf({ ...given, unknowns: unknowns("x") })).toEqual([]);
  });

  test.each([
    ["one that has no value somewhere", "nan | real | signed_infinity"],
    ["one that is complex somewhere", "complex | signed_infinity"],
  ])("is %s", (_, type) => {
    expect(functionOf(reading(["Floor", "x"], type))).toBeDefined();
  });

  describe("of a list", () => {
    const elements = (["x", ["Sin", "x"]] as const).map((json) => ({
      json,
      latex: "",
      text: JSON.stringify(json),
    }));
    const list = (type: string) =>
      functionsOf({ ...reading(["List", "x", ["Sin", "x"]], type), elements });

    test.each(["vector<2>", "list<number>", "list<real | signed_infinity^2>"])(
      "is each element, as of %s",
      (type) => {
        const drawn = list(type);
        expect(drawn.map(({ label }) => label)).toEqual(['"x"', '["Sin","x"]']);
        expect(drawn.map(({ source }) => source.text)).toEqual([
          '"x"',
          '["Sin","x"]',
        ]);
      },
    );

    test.each(["list<boolean | number>", "list<list<number>>", "matrix<2x2>"])(
      "is nothing where it is a %s",
      (type) => {
        expect(list(type)).toEqual([]);
      },
    );
  });

  test("is one function where there is no list", () => {
    expect(functionsOf(reading(["Sin", "x"], "number"))).toHaveLength(1);
    expect(functionsOf(reading(["And", "x"], "boolean"))).toEqual([]);
  });

  test("is no chain of equations", () => {
    expect(functionOf(reading(["Equal", "x", "y", 2], "boolean"))).toBe(
      undefined,
    );
  });
});

describe("the parameters", () => {
  test("are the unknowns but the variable, as the reader has set them", () => {
    const set = { name: "b", value: 7, from: 0, to: 10, step: 1 };
    const all = parametersOf(unknowns("a", "b", "x"), "x", [set]);
    expect(all?.map(({ name, value }) => [name, value])).toEqual([
      ["a", 1],
      ["b", 7],
    ]);
  });

  test("are not more than there is room for", () => {
    const names = ["a", "b", "c", "d", "e"];
    expect(names.length).toBe(MOST_PARAMETERS + 1);
    expect(parametersOf(unknowns(...names, "x"), "x", [])).toBeUndefined();
    expect(parametersOf(unknowns(...names), "a", [])).toHaveLength(4);
  });

  test("are set one at a time", () => {
    const a = { name: "a", value: 1, from: 0, to: 2, step: 1 };
    const b = { ...a, name: "b" };
    expect(withParameter([a, b], { ...a, value: 2 })).toEqual([
      b,
      { ...a, value: 2 },
    ]);
  });
});
