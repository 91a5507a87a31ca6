import { existsSync, readFileSync } from "node:fs";

/**
 * How many tests of a part passed and failed.
 *
 * @typedef {{ passed: number, failed: number }} Counts
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
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const { passed, failed } = existsSync(file)
    ? READERS[tool](JSON.parse(readFileSync(file, "utf8")))
    : { passed: 0, failed: 0 };
  const unexplained = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: unexplained ? 1 : failed };
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
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  }),
};
