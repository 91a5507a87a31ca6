import { describe, expect, test } from "vitest";

import {
  choice,
  flag,
  readFragment,
  formula,
  whole,
  writeFragment,
} from "../../../src/address";

const parts = {
  latex: formula("x^2"),
  digits: whole([1, 1000], 20),
  form: choice(["latex", "mathjson"], "latex"),
  isOpen: flag(true),
};
const initial = { latex: "x^2", digits: 20, form: "latex", isOpen: true };

describe("a state in an address", () => {
  test("is empty where nothing differs from the initial one", () => {
    expect(readFragment(parts, "")).toEqual({ state: initial, faults: [] });
    expect(readFragment(parts, "#").state).toEqual(initial);
    expect(writeFragment(parts, readFragment(parts, "").state)).toBe("");
  });

  test.each([
    { ...initial, latex: '\\frac{a}{b} + 50\\% & "#ü∫' },
    { ...initial, latex: "", digits: 1000, isOpen: false },
    { ...initial, form: "mathjson" as const },
  ])("comes back as it was: %j", (state) => {
    const wanted = { ...state, form: state.form as "latex" | "mathjson" };
    const fragment = writeFragment(parts, wanted);
    expect(fragment).not.toMatch(/[\s"#]/);
    expect(readFragment(parts, `#${fragment}`)).toEqual({
      state: wanted,
      faults: [],
    });
  });

  test.each([
    ["digits=0", "“digits” cannot be “0”."],
    ["digits=1e3", "“digits” cannot be “1e3”."],
    ["digits=", "“digits” cannot be “”."],
    ["form=xml", "“form” cannot be “xml”."],
    ["isOpen=yes", "“isOpen” cannot be “yes”."],
    ["color=red", "This page knows no “color”."],
    ["__proto__=1", "This page knows no “__proto__”."],
    [
      `latex=${"x".repeat(4097)}`,
      `“${"x".repeat(40)}…” is too long: shorten it to 4,096 characters.`,
    ],
    [
      "latex=\\style{}{x}",
      "The formula contains \\style, which can change the page or leave it: take it out.",
    ],
  ])("says what is wrong with %s, and keeps the rest", (fragment, fault) => {
    const { state, faults } = readFragment(parts, fragment);
    expect(faults).toEqual([fault]);
    expect(state).toEqual(initial);
  });

  test("is read in part where a part is wrong", () => {
    const { state, faults } = readFragment(parts, "digits=x&latex=y");
    expect(state).toEqual({ ...initial, latex: "y" });
    expect(faults).toHaveLength(1);
  });
});
