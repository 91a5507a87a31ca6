import { spawnSync } from "node:child_process";
import path from "node:path";

import { ensureBrowser } from "../run/browser.mjs";
import { count, NONE } from "../run/counts.mjs";
import { ensureInstalled } from "../../scripts/install.mjs";
import { PARTS } from "../run/parts.mjs";

/** @typedef {import("../run/counts.mjs").Counts} Counts */
/** @typedef {import("./list.mjs").Mutation} Mutation */

/**
 * Runs the tests that must catch a mutation, in the scratch project.
 *
 * @param {string} scratch
 * @param {Mutation["caughtBy"]} caughtBy
 */
function runTests(scratch, { part: name, file, title }) {
  const part = PARTS.find((each) => each.name === name);
  if (part === undefined) throw new Error(`There is no part "${name}".`);
  const report = path.join(scratch, "test-results", `${name}.json`);
  const [program = "", ...args] = part
    .command()
    .map((word) =>
      word.startsWith("--outputFile") ? `--outputFile.json=${report}` : word,
    );
  const select = title === undefined ? [] : ["--grep", title];
  const { status } = spawnSync(program, [...args, file, ...select], {
    cwd: scratch,
    stdio: "ignore",
    env: {
      ...process.env,
      E2E_PORT: process.env["E2E_PORT"] ?? "3989",
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  });
  return part.counts === undefined
    ? { ...NONE, failed: status === 0 ? 0 : 1, passed: status === 0 ? 1 : 0 }
    : count({ code: status ?? 1, tool: part.counts, file: report });
}

/**
 * @param {Counts} whole - What came of the tests where nothing is broken.
 * @param {Counts} [broken] - What came of them after the break, if it could be
 * made.
 */
function judge(whole, broken) {
  if (whole.failed > 0) return "NOT SHOWN, its test fails on what is whole";
  if (whole.passed === 0) return "NOT SHOWN, it has no such test";
  if (broken === undefined) return "NOT SHOWN, there is no such text to break";
  return broken.failed > 0 ? "caught" : "SURVIVED";
}

/** @param {readonly string[]} wanted - Parts of names; all without any. */
async function main(wanted) {
  await ensureInstalled();
  process.env["CHROME_PATH"] = await ensureBrowser();
  const { MUTATIONS } = await import("./list.mjs");
  const { breakIt, makeScratch, removeScratch } = await import("./scratch.mjs");
  const chosen = MUTATIONS.filter(
    ({ what }) =>
      wanted.length === 0 || wanted.some((word) => what.includes(word)),
  );
  const scratch = makeScratch();
  /** Tests that pass on what is whole; others would "catch" anything. */
  const sound = new Map();
  let caught = 0;
  try {
    for (const mutation of chosen) {
      const { what, caughtBy } = mutation;
      const key = JSON.stringify(caughtBy);
      if (!sound.has(key)) sound.set(key, runTests(scratch, caughtBy));
      const mend = await breakIt(scratch, mutation);
      const broken = mend && runTests(scratch, caughtBy);
      const verdict = judge(sound.get(key), broken);
      mend?.();
      if (verdict === "caught") caught += 1;
      const by = [caughtBy.file, caughtBy.title].filter(Boolean).join(", ");
      console.log(`${verdict}: ${what} (${by})`);
    }
  } finally {
    removeScratch(scratch);
  }
  console.log(`${caught} of ${chosen.length} mutations caught`);
  if (caught < chosen.length || chosen.length === 0) process.exitCode = 1;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
