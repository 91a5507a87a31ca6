import { describe, expect, test } from "vitest";

import {
  INITIAL,
  jsonFault,
  readState,
  sourceOf,
  writeState,
  type DemoState,
} from "../../../src/features/compute-demo/state";

describe("the state of the page in its address", () => {
  test("is nothing at first", () => {
    expect(writeState(INITIAL)).toBe("");
    expect(readState("#")).toEqual({ state: INITIAL, faults: [] });
  });

  const all: DemoState = {
    latex: "\\frac{a}{b} + 100\\%",
    mathjson: '["Add", "x", 1]',
    digits: 50,
    variable: "x_1",
    parameters: [
      { name: "a", value: -0.5, from: -1, to: 1, step: 0.01 },
      { name: "α", value: 2, from: 0, to: 10, step: 1 },
    ],
    view: [-2, 2.5, -10, 1e6],
  };

  test("is read as it was written", () => {
    const fragment = writeState(all);
    expect(readState(`#${fragment}`)).toEqual({ state: all, faults: [] });
    expect(() => decodeURIComponent(fragment)).not.toThrow();
  });

  test.each([
    ["digits=0", "digits"],
    ["digits=1001", "digits"],
    ["digits=2.5", "digits"],
    ["mathjson=[1", "mathjson"],
    ["variable=1x", "variable"],
    ["variable=x y", "variable"],
    ["parameters=a:1:2", "parameters"],
    ["parameters=a:1:5:-5:1", "parameters"],
    ["parameters=a:1:-5:5:0", "parameters"],
    ["parameters=a:1:-5:5:", "parameters"],
    ["parameters=a:x:-5:5:1", "parameters"],
    ["view=1,0,0,1", "view"],
    ["view=0,1,0", "view"],
    ["view=0,1,0,", "view"],
    ["view=0,1,0,Infinity", "view"],
    ["view=0,1,0,1e309", "view"],
    ["view=0,1,0,1.01e300", "view"],
    ["view=-1.01e12,1,0,1", "view"],
    ["view=0,1e-10,0,1", "view"],
    ["view=1,1.0000000000000002,0,1", "view"],
    ["view=NaN,NaN,0,1", "view"],
    ["view=5,-5,0,1", "view"],
    ["parameters=a:1e13:0:1e14:1", "parameters"],
    ["parameters=a:1:-1e308:1e308:1", "parameters"],
    [`parameters=${"a".repeat(32)}:1:0:2:1`, "parameters"],
    ["colour=red", "colour"],
    [`mathjson=${"[".repeat(31)}${"]".repeat(31)}`, "MathJSON"],
    ["latex=\\style{}{x}", "\\style"],
  ])("says what is wrong with #%s", (fragment, name) => {
    const { state, faults } = readState(fragment);
    expect(state).toEqual(INITIAL);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(name);
  });

  test.each([
    "view=-1e12,1e12,-1e300,1e300",
    "view=0,1e-9,0,1e-9",
    "parameters=a:1:-1e12:1e12:1",
    `parameters=${"a".repeat(31)}:1:0:2:1`,
    `mathjson=${"[".repeat(30)}${"]".repeat(30)}`,
    `mathjson=${JSON.stringify("[".repeat(80))}`,
  ])("takes what is just within its limits: #%s", (fragment) => {
    expect(readState(fragment).faults).toEqual([]);
  });

  test("keeps what is right beside what is wrong", () => {
    const { state, faults } = readState("latex=x^2&digits=many");
    expect(state).toEqual({ ...INITIAL, latex: "x^2" });
    expect(faults).toHaveLength(1);
  });
});

test("MathJSON is computed where there is some", () => {
  expect(sourceOf({ ...INITIAL, latex: "x" })).toEqual({
    format: "latex",
    text: "x",
  });
  expect(sourceOf({ ...INITIAL, mathjson: "1" })).toEqual({
    format: "mathjson",
    text: "1",
  });
});

test("what is no JSON is told", () => {
  expect(jsonFault('["Add", 1, 2]')).toBeUndefined();
  expect(jsonFault('["Add", 1')).toMatch(/JSON/);
});
