import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { NONE } from "./counts.mjs";
import { passedBefore, remember } from "./digest.mjs";
import { ROOT, run, tool } from "../../scripts/exec.mjs";

/** @typedef {import("./counts.mjs").Counts} Counts */

/**
 * A test, or a group of them, in Playwright's report.
 *
 * @typedef {{ file: string, ok: boolean,
 *   tests: { annotations: { type: string }[] }[] }} Spec
 * @typedef {{ file: string, specs?: Spec[],
 *   suites?: Suite[] }} Suite
 */

/** The folders of browser tests, and the sources that each of them covers. */
const COVERS = /** @type {Record<string, string[]>} */ (
  JSON.parse(readFileSync(path.join(ROOT, "tests/e2e/covers.json"), "utf8"))
);

/** @param {string} folder - A folder of `tests/e2e`. */
function dependencies(folder) {
  return [
    ...(COVERS[folder] ?? []),
    `tests/e2e/${folder}/`,
    "tests/e2e/support/",
    "tests/built/site.ts",
    "tests/playwright.config.mts",
  ];
}

/**
 * Which folders of browser tests have to run: something that they cover has
 * changed since they passed here.
 *
 * @returns {{ affected: string[], reused: Counts }} And how many tests need
 * not.
 */
export function splitFolders() {
  const affected = [];
  let reused = 0;
  for (const folder of Object.keys(COVERS)) {
    const passed = passedBefore(`e2e/${folder}`, dependencies(folder));
    if (passed === undefined) affected.push(folder);
    else reused += passed;
  }
  return { affected, reused: { ...NONE, reused } };
}

/**
 * Arguments that make Playwright run some folders only.
 *
 * @param {readonly string[]} folders
 */
export function only(folders) {
  return folders.map((folder) => `tests/e2e/${folder}/`);
}

/**
 * Remember which folders passed, from the report of a run that left out no
 * test of any folder that it ran.
 *
 * @param {string} file
 */
export function rememberFolders(file) {
  if (!existsSync(file)) return;
  const specs = specsOf(JSON.parse(readFileSync(file, "utf8")));
  for (const folder of Object.keys(COVERS)) {
    const own = specs.filter((spec) => spec.file.startsWith(`${folder}/`));
    if (own.length === 0) continue;
    const isFine = own.every(({ ok }) => ok);
    remember(
      `e2e/${folder}`,
      dependencies(folder),
      isFine ? own.length : undefined,
    );
  }
}

/**
 * How many browser tests there are in some folders, without running any.
 *
 * @param {readonly string[]} folders
 * @param {NodeJS.ProcessEnv} env
 */
export async function countTests(folders, env) {
  if (folders.length === 0) return 0;
  const { output } = await run(
    [
      ...tool("@playwright/test", "playwright"),
      "test",
      "--config=tests/playwright.config.mts",
      "--list",
      "--reporter=json",
      ...only(folders),
    ],
    { quiet: true, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: undefined } },
  );
  return specsOf(JSON.parse(output.slice(output.indexOf("{")))).length;
}

/**
 * @param {{ suites?: Suite[] }} report
 * @returns {Spec[]} Its tests, and those of the groups in it.
 */
export function specsOf({ suites = [] }) {
  return suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite)]);
}
