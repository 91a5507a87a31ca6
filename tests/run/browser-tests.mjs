import { existsSync, readFileSync } from "node:fs";

import { NONE } from "./counts.mjs";
import {
  allDocuments,
  BY_DOCUMENT,
  COVERS,
  dependencies,
  placesOf,
} from "./covers.mjs";
import { passedBefore, remember } from "./digest.mjs";
import { run, tool } from "../../scripts/exec.mjs";

/** @typedef {import("./counts.mjs").Counts} Counts */

/**
 * A test, or a group of them, in Playwright's report.
 *
 * @typedef {{ file: string, ok: boolean,
 *   tests: { annotations: { type: string }[] }[] }} Spec
 * @typedef {{ file: string, specs?: Spec[],
 *   suites?: Suite[] }} Suite
 */

/**
 * Which folders of browser tests have to run: something that they cover has
 * changed since they passed here.
 *
 * @returns {{ affected: string[], documents: string[], reused: Counts }} And,
 * where the folders that visit all documents need run for some of them only,
 * those documents; and how many tests need not run.
 */
export function splitFolders() {
  const passed = new Map(
    Object.keys(COVERS).map((folder) => [
      folder,
      passedBefore(nameOf(folder), dependencies(folder)),
    ]),
  );
  const affected = Object.keys(COVERS).filter(
    (folder) => passed.get(folder) === undefined,
  );
  const isWhole = BY_DOCUMENT.some((folder) => affected.includes(folder));
  const changed = BY_DOCUMENT.filter((folder) => !affected.includes(folder))
    .map((folder) => ({
      folder,
      documents: allDocuments().filter(
        (document) =>
          passedBefore(nameOf(folder, document), placesOf(document)) ===
          undefined,
      ),
    }))
    .filter(({ documents }) => documents.length > 0);
  const again = changed.map(({ folder }) => folder);
  const reused = [...passed].reduce(
    (sum, [folder, count = 0]) => (again.includes(folder) ? sum : sum + count),
    0,
  );
  return {
    affected: [...affected, ...again],
    documents: isWhole
      ? []
      : [...new Set(changed.flatMap(({ documents }) => documents))],
    reused: { ...NONE, reused },
  };
}

/**
 * Returns the key that a folder is remembered by, or its tests of one document.
 *
 * @param {string} folder
 * @param {string} [document]
 */
function nameOf(folder, document) {
  return ["e2e", folder, document].filter(Boolean).join("/");
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
 * Remembers which folders passed, from the report of a run.
 *
 * @param {string} file
 * @param {readonly string[]} documents - Those that the run was limited to;
 * none where it was limited to none.
 * @param {readonly string[]} leftOut - Files that did not run, by their place
 * in the project: nothing is known of their folders.
 */
export function rememberFolders(file, documents = [], leftOut = []) {
  if (!existsSync(file)) return;
  const specs = specsOf(JSON.parse(readFileSync(file, "utf8")));
  const isPart = (/** @type {string} */ folder) =>
    leftOut.some((place) => place.startsWith(`tests/e2e/${folder}/`));
  for (const folder of Object.keys(COVERS)) {
    if (isPart(folder)) continue;
    const own = specs.filter((spec) => spec.file.startsWith(`${folder}/`));
    if (own.length === 0) continue;
    const passed = own.every(({ ok }) => ok) ? own.length : undefined;
    const isLimited = documents.length > 0 && BY_DOCUMENT.includes(folder);
    if (!isLimited) remember(nameOf(folder), dependencies(folder), passed);
    if (!BY_DOCUMENT.includes(folder)) continue;
    for (const document of isLimited ? documents : allDocuments())
      remember(nameOf(folder, document), placesOf(document), passed);
  }
}

/**
 * Counts the browser tests in some places, without running any.
 *
 * @param {readonly string[]} places - Files and folders.
 * @param {NodeJS.ProcessEnv} env
 */
export async function countTests(places, env) {
  if (places.length === 0) return 0;
  const { output } = await run(
    [
      ...tool("@playwright/test", "playwright"),
      "test",
      "--config=tests/playwright.config.mts",
      "--list",
      "--reporter=json",
      ...places,
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
