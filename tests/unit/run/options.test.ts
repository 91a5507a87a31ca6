import { describe, expect, test } from "vitest";

import { readOptions } from "../../run/options.mjs";
import { PARTS } from "../../run/parts.mjs";

const names = (...args: string[]) =>
  readOptions(args).parts.map(({ name }) => name);

describe("the command line", () => {
  test("asks for everything when it says nothing", () => {
    expect(readOptions([])).toEqual({ mode: "all", parts: PARTS, rest: [] });
  });

  test("names parts, or groups of them, in the order they run", () => {
    expect(names("unit", "format")).toEqual(["format", "unit"]);
    expect(names("lint")).toEqual([
      "eslint",
      "stylelint",
      "markdownlint",
      "cspell",
    ]);
  });

  test("hands the rest to the tool", () => {
    const { parts, rest } = readOptions(["e2e", "search", "-g", "unit"]);
    expect(parts.map(({ name }) => name)).toEqual(["e2e"]);
    expect(rest).toEqual(["search", "-g", "unit"]);
  });

  test("may ask for what is affected, in a part too", () => {
    expect(readOptions(["--affected"])).toMatchObject({ mode: "affected" });
    expect(readOptions(["e2e", "--affected"])).toMatchObject({
      mode: "affected",
      rest: [],
    });
  });

  test("leaves some checks out to be quick", () => {
    const { mode, parts } = readOptions(["--quick"]);
    expect(mode).toBe("quick");
    const quick = parts.map(({ name }) => name);
    expect(quick).toEqual(
      expect.arrayContaining(["types", "unit", "docs", "build", "e2e"]),
    );
    expect(quick).not.toContain("unused");
  });

  test("names what there is, when it asks for something else", () => {
    expect(() => readOptions(["units"])).toThrow(
      /^There is no part "units"\. There are: .*unit/,
    );
  });
});
