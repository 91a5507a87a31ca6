import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { count, describe as tell, NONE, sum } from "../../run/counts.mjs";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "counts-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Writes a report and returns its file. */
function write(name: string, report: object): string {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(report));
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
        ...NONE,
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
      ...NONE,
      passed: 3,
    });
    expect(count({ code: 1, tool: "vitest", file: vitest(2, 1) })).toEqual({
      ...NONE,
      passed: 2,
      failed: 2,
    });
  });

  test("believes a bad exit code more than a good report", () => {
    expect(count({ code: 1, tool: "vitest", file: vitest(3) })).toEqual({
      ...NONE,
      passed: 3,
      failed: 1,
    });
  });

  test("takes a skipped test and a second try for failures", () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 1 };
    const file = write("playwright.json", { stats, errors: [{}] });
    expect(count({ code: 1, tool: "playwright", file })).toEqual({
      ...NONE,
      passed: 4,
      failed: 4,
    });
  });
});

test("what was reused is told apart from what passed", () => {
  const total = sum([
    { ...NONE, passed: 3 },
    { passed: 1, failed: 2, reused: 5 },
  ]);
  expect(total).toEqual({ passed: 4, failed: 2, reused: 5 });
  expect(tell(total)).toBe("5 reused, 4 passed, 2 failed");
  expect(tell({ ...NONE, passed: 3 })).toBe("3 passed, 0 failed");
});
