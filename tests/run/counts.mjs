import { existsSync, readFileSync } from "node:fs";

/**
 * How many tests of a part passed, how many of these at their second try only,
 * and how many failed.
 *
 * @typedef {{ passed: number, retried: number, failed: number }} Counts
 */

/**
 * Count the tests of a part from its tool's report and its exit code. A test
 * that was skipped proved nothing and counts as failed, and so does a part
 * that ran no test or ended badly without naming a failed one.
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
 * Counts as they are told.
 *
 * @param {Counts} counts
 * @returns {string}
 */
export function describe({ passed, retried, failed }) {
  const again = retried > 0 ? ` (${retried} at the second try)` : "";
  return `${passed} passed${again}, ${failed} failed`;
}

/** @type {Counts} */
const NONE = { passed: 0, retried: 0, failed: 0 };

const READERS = {
  /**
   * A file that fails to load has no tests in the report and counts as one.
   *
   * @param {{ numPassedTests: number, numTotalTests: number,
   *   testResults: { status: string, assertionResults: unknown[] }[] }} report
   * @returns {Counts}
   */
  vitest: ({ numPassedTests, numTotalTests, testResults }) => ({
    passed: numPassedTests,
    retried: 0,
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
    passed: stats.expected + stats.flaky,
    retried: stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
  }),
};
