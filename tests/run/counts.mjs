import { existsSync, readFileSync } from "node:fs";

/**
 * Numbers of tests that passed and failed now, and of those that passed before
 * on the very same sources and were not run again.
 *
 * @typedef {{ passed: number, failed: number, reused: number }} Counts
 */

/** @type {Counts} */
export const NONE = { passed: 0, failed: 0, reused: 0 };

/**
 * Count the tests of a part from its tool's report and its exit code. A test
 * that was skipped proved nothing and counts as failed, and so do a test that
 * passed at a second try only, and a part that ran no test or ended badly
 * without naming a failed one.
 *
 * @param {object} end
 * @param {number} end.code - The tool's exit code.
 * @param {"vitest" | "playwright"} [end.tool] - Whose report it is.
 * @param {string} [end.file] - Where the report is.
 * @returns {Counts}
 */
export function count({ code, tool, file }) {
  if (tool === undefined || file === undefined)
    return code === 0 ? { ...NONE, passed: 1 } : { ...NONE, failed: 1 };
  const counts = existsSync(file)
    ? READERS[tool](JSON.parse(readFileSync(file, "utf8")))
    : NONE;
  const unexplained =
    counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return unexplained ? { ...counts, failed: 1 } : counts;
}

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  const total = { ...NONE };
  for (const { passed, failed, reused } of all) {
    total.passed += passed;
    total.failed += failed;
    total.reused += reused;
  }
  return total;
}

/**
 * Counts as they are told.
 *
 * @param {Counts} counts
 * @returns {string}
 */
export function describe({ passed, failed, reused }) {
  const again = reused > 0 ? `${reused} reused, ` : "";
  return `${again}${passed} passed, ${failed} failed`;
}

const READERS = {
  /**
   * A file that fails to load has no tests in the report and counts as one.
   *
   * @param {{ numPassedTests: number, numTotalTests: number,
   *   testResults: { status: string, assertionResults: unknown[] }[] }} report
   * @returns {Counts}
   */
  vitest: ({ numPassedTests, numTotalTests, testResults }) => ({
    ...NONE,
    passed: numPassedTests,
    failed:
      numTotalTests -
      numPassedTests +
      testResults.filter(
        ({ status, assertionResults }) =>
          status === "failed" && assertionResults.length === 0,
      ).length,
  }),

  /**
   * @param {{ stats: { expected: number, unexpected: number, flaky: number,
   *   skipped: number }, errors: unknown[] }} report
   * @returns {Counts}
   */
  playwright: ({ stats, errors }) => ({
    ...NONE,
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  }),
};
