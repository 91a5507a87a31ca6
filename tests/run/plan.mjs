import {
  countTests,
  only,
  rememberFolders,
  splitFolders,
} from "./browser-tests.mjs";
import { changedDocuments } from "./changes.mjs";
import { NONE } from "./counts.mjs";
import { passedBefore, remember } from "./digest.mjs";
import { reportFile } from "./report.mjs";
import { browserTests } from "./turns.mjs";

/** @typedef {import("./counts.mjs").Counts} Counts */
/** @typedef {import("./options.mjs").Options} Options */
/** @typedef {import("./parts.mjs").Part} Part */

/**
 * A part of the tests, and how it is run.
 *
 * @typedef {object} Job
 * @property {Part} part
 * @property {boolean} runs - Whether there is anything to run.
 * @property {readonly string[]} args - For its tool.
 * @property {Record<string, string>} env - Besides our own.
 * @property {Counts} reused - What need not run again.
 * @property {(counts: Counts) => void} keep - Remembers how it went.
 * @property {(counts: Counts) => Promise<number>} left - How many of its tests
 * nobody has run.
 */

/** @param {Part} part */
function whole(part) {
  const on = part.on;
  return {
    part,
    runs: true,
    args: /** @type {readonly string[]} */ ([]),
    env: {},
    reused: NONE,
    left: async () => 0,
    keep: (/** @type {Counts} */ { passed, failed }) => {
      if (on) remember(part.name, on, failed === 0 ? passed : undefined);
    },
  };
}

/**
 * Decides how a part is run.
 *
 * @param {Part} part
 * @param {Options} options
 * @param {NodeJS.ProcessEnv} env
 * @returns {Job}
 */
export function plan(part, { mode, parts, rest }, env) {
  const job = whole(part);
  // Nobody knows what a tool's own arguments leave out.
  if (rest.length > 0) return { ...job, args: rest, keep: () => {} };
  const isAlone = parts.length === 1;
  if (part.name === "e2e") return planBrowserTests(job, mode, isAlone, env);
  // Whoever names a part alone wants to see it run.
  const mayReuse = mode !== "all" || (part.isKept && !isAlone);
  if (!mayReuse || part.on === undefined) return job;
  const passed = passedBefore(part.name, part.on);
  return passed === undefined
    ? job
    : { ...job, runs: false, reused: { ...NONE, reused: passed } };
}

/**
 * Browser tests that the quick tests run of changed documents: not the tests of
 * detectors, and not those that are about no document.
 */
const QUICK = [
  "tests/e2e/pages/pages.spec.ts",
  "tests/e2e/examples/checked.spec.ts",
  "tests/e2e/examples/gallery.spec.ts",
  "tests/e2e/examples/parity.spec.ts",
];

/**
 * @param {Job} job
 * @param {Options["mode"]} mode
 * @param {boolean} isAlone - Whether these are all tests that were asked for.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Job}
 */
function planBrowserTests(job, mode, isAlone, env) {
  const file = reportFile(job.part.name);
  if (mode === "all") {
    const { now, later } = isAlone ? { now: [], later: [] } : browserTests();
    return {
      ...job,
      args: now,
      keep: () => rememberFolders(file, [], later),
      left: () => countTests(later, env),
    };
  }
  const { affected, documents: own, reused } = splitFolders();
  if (mode === "affected")
    return {
      ...job,
      runs: affected.length > 0,
      args: only(affected),
      env: own.length > 0 ? { E2E_DOCUMENTS: own.join() } : {},
      reused,
      keep: () => rememberFolders(file, own),
    };
  const documents = changedDocuments();
  return {
    ...job,
    runs: documents.length > 0,
    args: QUICK,
    env: { E2E_DOCUMENTS: documents.join() },
    reused,
    keep: () => {},
    left: async ({ passed, failed }) =>
      (await countTests(only(affected), env)) - passed - failed,
  };
}
