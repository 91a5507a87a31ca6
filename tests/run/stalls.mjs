import { existsSync, readFileSync } from "node:fs";

import { specsOf } from "./browser-tests.mjs";

/**
 * Annotation by tests/e2e/support/stall.ts of a page that the browser stopped
 * drawing.
 */
const STALLED = "stalled";

/**
 * Tells whether tests failed, and each of them because the browser stopped
 * drawing its page: that says nothing about the page.
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
