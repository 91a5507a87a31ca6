import { readFileSync } from "node:fs";

import { Globby } from "@docusaurus/utils";
import { describe, expect, test } from "vitest";

import { importsIn, importsOf, isLong, longFiles, say } from "./imports.ts";
import { entersFeature, isInItsFolder, takesBareTest } from "./rules.ts";

const files = await Globby([
  "tests/**/*.{ts,tsx,mts,mjs}",
  "!**/node_modules/**",
]);
const specs = await Globby("tests/e2e/**/*.spec.ts");

const callsRoute = (text: string) => /\bpage\.route\(/.test(text);

describe("the tests", () => {
  test("are there to look at", () => {
    expect(files).toContain("tests/unit/layers/tests.test.ts");
    expect(files).toContain("tests/vitest.config.mts");
    expect(specs).not.toEqual([]);
  });

  test("fit in the head, and so do their helpers", () => {
    expect(longFiles(files)).toEqual([]);
  });

  test("lie in folders by what they are for", () => {
    expect(specs.filter((spec) => !isInItsFolder(spec))).toEqual([]);
  });

  test("watch the page: `test` comes from the fixture", () => {
    const bare = specs.filter((spec) =>
      takesBareTest(readFileSync(spec, "utf8")),
    );
    expect(bare).toEqual([]);
  });

  test("wait until a page hears of an answer: `intercept` calls `route`", () => {
    const routed = files.filter(
      (file) =>
        file.startsWith("tests/e2e/") && callsRoute(readFileSync(file, "utf8")),
    );
    expect(routed).toEqual(["tests/e2e/support/intercept.ts"]);
  });

  test("share helpers in `support`, and none between features", () => {
    const imports = files.flatMap(importsOf);
    expect(imports).not.toEqual([]);
    expect(imports.filter(entersFeature).map(say)).toEqual([]);
  });
});

describe("it is told", () => {
  test("where a file is too long", () => {
    expect(isLong("a\n".repeat(200))).toBe(false);
    expect(isLong("a\n".repeat(201))).toBe(true);
  });

  test.each([
    "tests/e2e/a.spec.ts",
    "tests/e2e/features/a.spec.ts",
    "tests/e2e/support/a.spec.ts",
    "tests/e2e/features/search/more/a.spec.ts",
  ])("where %s lies", (spec) => {
    expect(isInItsFolder(spec)).toBe(false);
    expect(isInItsFolder("tests/e2e/pages/a.spec.ts")).toBe(true);
    expect(isInItsFolder("tests/e2e/features/search/a.spec.ts")).toBe(true);
  });

  test.each([
    ['import { test } from "@playwright/test";', true],
    ['import { expect, type Page, test } from "@playwright/test";', true],
    ['import { test as base } from "@playwright/test";', true],
    ['import * as playwright from "@playwright/test";', true],
    ['import playwright from "@playwright/test";', true],
    ['import { expect, type Page } from "@playwright/test";', false],
    ['import type { TestInfo } from "@playwright/test";', false],
    ['import { test } from "../support/fixture";', false],
  ])("what %s takes", (text, isBare) => {
    expect(takesBareTest(text)).toBe(isBare);
  });

  test.each([
    ["tests/e2e/features/a/a.spec.ts", "../b/help", 1],
    ["tests/e2e/pages/a.spec.ts", "../hostile/attacks", 1],
    ["tests/e2e/support/help.ts", "../features/a/help", 1],
    ["tests/bench/suite.ts", "../e2e/hostile/payloads/index.ts", 1],
    ["tests/bench/payloads.ts", "../e2e/hostile/payloads/types.ts", 1],
    ["tests/bench/payloads.ts", "../e2e/hostile/payloads/index.ts", 0],
    ["tests/e2e/features/a/a.spec.ts", "./help", 0],
    ["tests/e2e/features/a/a.spec.ts", "../../support/help", 0],
  ])("where %s imports %s", (file, written, faults) => {
    const found = importsIn(`import "${written}";`, file);
    expect(found.filter(entersFeature)).toHaveLength(faults);
  });
});
