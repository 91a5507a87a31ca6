import { existsSync, readFileSync } from "node:fs";

/** What tests/e2e/support/stall.ts calls a page that the browser stopped drawing. */
const STALLED = "stalled";

/**
 * @typedef {{ ok: boolean, tests: { annotations: { type: string }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * Whether tests failed, and each of them because the browser stopped drawing
 * its page: that says nothing about the page.
 *
 * @param {string} file - Playwright's report.
 */
export function onlyStalled(file) {
  if (!existsSync(file)) return false;
  const report = JSON.parse(readFileSync(file, "utf8"));
  if (report.errors.length > 0) return false;
  const failed = specsOf(report).filter(({ ok }) => !ok);
  return (
    failed.length > 0 &&
    failed.every(({ tests }) =>
      tests.every(({ annotations }) =>
        annotations.some(({ type }) => type === STALLED),
      ),
    )
  );
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}
