import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { count, describe as tell } from "../run/counts.mjs";
import { staleness } from "../run/install.mjs";

const NONE = { passed: 0, retried: 0, failed: 0 };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "run-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Write an object as JSON and return the file. */
function write(name: string, content: object): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe("count", () => {
  test("takes a part without a report for one test", () => {
    expect(count({ code: 0 })).toEqual({ ...NONE, passed: 1 });
    expect(count({ code: 2 })).toEqual({ ...NONE, failed: 1 });
  });

  test("takes a part that left no report for one that failed", () => {
    const file = path.join(folder, "none.json");
    for (const code of [0, 1])
      expect(count({ code, tool: "vitest", file })).toEqual({
        passed: 0,
        retried: 0,
        failed: 1,
      });
  });

  /** A vitest report: three tests in a file, and files that did not load. */
  const vitest = (passed: number, broken = 0) =>
    write("vitest.json", {
      numPassedTests: passed,
      numTotalTests: 3,
      testResults: [
        { status: "passed", assertionResults: [{}, {}, {}] },
        ...Array.from({ length: broken }, () => ({
          status: "failed",
          assertionResults: [],
        })),
      ],
    });

  test("reads vitest's report; what did not pass failed", () => {
    expect(count({ code: 0, tool: "vitest", file: vitest(3) })).toEqual({
      passed: 3,
      retried: 0,
      failed: 0,
    });
    expect(count({ code: 1, tool: "vitest", file: vitest(2, 1) })).toEqual({
      passed: 2,
      retried: 0,
      failed: 2,
    });
  });

  test("believes a bad exit code more than a good report", () => {
    expect(count({ code: 1, tool: "vitest", file: vitest(3) })).toEqual({
      passed: 3,
      retried: 0,
      failed: 1,
    });
  });

  test("reads Playwright's report; a skipped test failed, a second try is told", () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 1 };
    const file = write("playwright.json", { stats, errors: [{}] });
    expect(count({ code: 1, tool: "playwright", file })).toEqual({
      passed: 5,
      retried: 1,
      failed: 3,
    });
  });
});

test("counts are told with the second tries, where there were any", () => {
  expect(tell({ ...NONE, passed: 3 })).toBe("3 passed, 0 failed");
  expect(tell({ passed: 3, retried: 1, failed: 2 })).toBe(
    "3 passed (1 at the second try), 2 failed",
  );
});

describe("staleness", () => {
  const wanted = {
    "": {},
    "node_modules/a": { version: "1.0.0" },
    "node_modules/b": { version: "2.0.0", optional: true },
  };

  /** Lay out a project with these installed packages. */
  function install(packages: Record<string, { version: string }>): void {
    write("package-lock.json", { packages: wanted });
    write("node_modules/.package-lock.json", { packages });
    for (const place of Object.keys(packages))
      mkdirSync(path.join(folder, place), { recursive: true });
  }

  test("says that nothing is installed", () => {
    write("package-lock.json", { packages: wanted });
    expect(staleness(folder)).toBe("no packages are installed");
  });

  test("is content without a package for another platform", () => {
    install({ "node_modules/a": { version: "1.0.0" } });
    expect(staleness(folder)).toBeUndefined();
  });

  test("names a missing package, another version, a deleted folder", () => {
    install({ "node_modules/b": { version: "2.0.0" } });
    expect(staleness(folder)).toBe("node_modules/a is missing");
    install({ "node_modules/a": { version: "1.1.0" } });
    expect(staleness(folder)).toBe("node_modules/a is 1.1.0, not 1.0.0");
    install({ "node_modules/a": { version: "1.0.0" } });
    rmSync(path.join(folder, "node_modules/a"), { recursive: true });
    expect(staleness(folder)).toBe("node_modules/a is gone");
  });

  test("wants a lockfile", () => {
    expect(() => staleness(folder)).toThrow("package-lock.json is missing.");
  });
});
