import { describe, expect, test } from "vitest";

import {
  MOST_PARAMETERS,
  parametersOf,
  withParameter,
} from "../../../src/features/compute-demo/parameters.ts";

describe("the parameters", () => {
  test("are one for each unknown, as the reader has set them", () => {
    const set = { name: "b", value: 7, from: 0, to: 10, step: 1 };
    const all = parametersOf(["a", "b"], [set]);
    expect(all?.map(({ name, value }) => [name, value])).toEqual([
      ["a", 1],
      ["b", 7],
    ]);
  });

  test("are not more than there is room for", () => {
    const names = ["a", "b", "c", "d", "e"];
    expect(names.length).toBe(MOST_PARAMETERS + 1);
    expect(parametersOf(names, [])).toBeUndefined();
    expect(parametersOf(names.slice(1), [])).toHaveLength(4);
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
