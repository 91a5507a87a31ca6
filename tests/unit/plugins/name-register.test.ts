import { afterEach, describe, expect, test, vi } from "vitest";

import {
  apiNames,
  commandNames,
  entries,
  environmentNames,
  libraryNames,
  type RegisteredName,
  terms,
} from "../../../plugins/name-register/index.ts";
import { onceABuild } from "../../../plugins/name-register/once.ts";

const siteDir = process.cwd();

describe("the register", async () => {
  const all: readonly RegisteredName[] = [
    ...(await libraryNames(siteDir)),
    ...(await apiNames()),
    ...(await commandNames()),
    ...(await environmentNames()),
    ...terms(siteDir),
  ];
  const named = (wanted: string) => all.find(({ name }) => name === wanted);

  test("has an operator with its type, its sentence and its keys", () => {
    const add = named("Add");
    expect(add).toMatchObject({
      kind: "operator",
      address: "/compute-engine/reference/arithmetic/#add",
      titles: ["Basic operations", "Add"],
      sentence: "The sum of its operands.",
    });
    expect(add?.signature).toMatch(/^Add: \(.*\) -> /);
    expect(add?.keys).toEqual(expect.arrayContaining(["Add", "+"]));
  });

  test("has a member with its declaration, and as examples write it", () => {
    expect(named("MathfieldElement.getValue")).toMatchObject({
      kind: "member",
      titles: ["getValue()"],
      keys: ["MathfieldElement.getValue", "mf.getValue", "mathfield.getValue"],
    });
  });

  test("has a command with its use, its sign and its group", () => {
    expect(named(String.raw`\alpha`)).toMatchObject({
      kind: "command",
      signature: String.raw`\alpha`,
      sentence: "α",
      keys: ["α", "Greek letters"],
    });
    expect(named(String.raw`\frac`)?.signature).toContain("{");
  });

  test("has no name twice at one address, and none without one", () => {
    const places = all.map(({ name, address }) => `${address} ${name}`);
    expect(new Set(places).size).toBe(places.length);
    expect(all.filter(({ address }) => !/^\/.+\/./.test(address))).toEqual([]);
  });
});

describe("what is made of the pages", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test("is made once in a build", () => {
    vi.stubEnv("NODE_ENV", "production");
    expect(entries(siteDir)).toBe(entries(siteDir));
    const make = vi.fn((folder: string) => [folder]);
    const once = onceABuild(make);
    expect([once("a"), once("b"), once("a")]).toEqual([["a"], ["b"], ["a"]]);
    expect(make).toHaveBeenCalledTimes(2);
  });

  test("is made again while an author changes them", () => {
    const make = vi.fn((folder: string) => [folder]);
    const again = onceABuild(make);
    expect(again("a")).not.toBe(again("a"));
    expect(make).toHaveBeenCalledTimes(2);
  });
});
