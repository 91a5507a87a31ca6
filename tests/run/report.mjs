import path from "node:path";

import { ROOT, tool } from "../../scripts/exec.mjs";

/**
 * Returns the file in which a part's tool writes its counts.
 *
 * @param {string} name - Name of the part.
 */
export function reportFile(name) {
  return path.join(ROOT, "test-results", `${name}.json`);
}

/**
 * Runs a project of vitest, and has its counts written.
 *
 * @param {string} project - A project of the vitest configuration.
 * @returns {string[]}
 */
export function vitest(project) {
  return [
    ...tool("vitest"),
    "run",
    "--config=tests/vitest.config.mts",
    `--project=${project}`,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${reportFile(project)}`,
  ];
}
