import { describe, expect, test } from "vitest";

import {
  axesOf,
  curvesOf,
  functionOf,
  functionsOf,
} from "../../../src/calculation/drawn.ts";
import type {
  Json,
  Reading,
  Sampling,
} from "../../../src/calculation/types.ts";

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

  test("is an unknown by itself, and no other expression of unknown type", () => {
    expect(functionOf(reading("x", "unknown"))?.source.text).toBe('"x"');
    expect(functionOf(reading(["Foo", "x"], "unknown"))).toBeUndefined();
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
    ["one that is defined by cases", "integer | missing"],
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

describe("a drawing", () => {
  const drawn = (json: Json, ...names: readonly string[]) =>
    functionsOf({ ...reading(json, "number"), unknowns: unknowns(...names) });

  test("has the variable across, and leaves the other unknowns", () => {
    const axes = axesOf(drawn(["Sin", "x"], "a", "b", "x"), "x");
    expect(axes).toEqual({ across: "x", others: ["a", "b"] });
    const others = axesOf(drawn(["Sin", "x"], "a", "x"), "a")?.others;
    expect(others).toEqual(["x"]);
  });

  test("of an equation in x and y has both as axes", () => {
    const circle = drawn(["Equal", ["Add", "x", "y"], "r"], "r", "x", "y");
    expect(axesOf(circle, "r")).toEqual({ across: "x", others: ["r"] });
  });

  test("has no axes without an unknown, and without a curve", () => {
    expect(axesOf(drawn(["Sin", 1]), undefined)).toBeUndefined();
    expect(axesOf([], "x")).toBeUndefined();
  });

  test("asks for points of each curve, and names one by its variable", async () => {
    const asked: Sampling[] = [];
    const sample = (sampling: Sampling) => {
      asked.push(sampling);
      return Promise.resolve(new Float64Array());
    };
    const given = { variable: "x", parameters: { r: 2 } };
    const [curve] = curvesOf(drawn(["Sin", "x"], "x"), given, sample);
    const circle = drawn(["Equal", ["Add", "x", "y"], "r"], "x", "y", "r");
    const [implicit] = curvesOf(circle, given, sample);
    expect(curve?.label).toBe("as it was written, by x");
    expect(implicit?.label).toBe("as it was written");
    if (!curve || !implicit || "trace" in curve || !("trace" in implicit))
      throw new Error("They are the wrong way round.");
    await curve.sample(0, 1, 5);
    await implicit.trace({ x: [0, 1], y: [2, 3] });
    expect(asked).toMatchObject([
      { ...given, from: 0, to: 1, count: 5 },
      { ...given, from: 0, to: 1, vertical: { variable: "y", from: 2, to: 3 } },
    ]);
  });
});
