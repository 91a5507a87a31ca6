import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";

import { ensureBrowser } from "./browser.mjs";
import { buildIsFresh } from "./build.mjs";
import { count, describe } from "./counts.mjs";
import { run } from "./exec.mjs";
import { ensureInstalled } from "./install.mjs";
import { PARTS, reportFile } from "./parts.mjs";

/** @typedef {import("./parts.mjs").Part} Part */
/** @typedef {import("./counts.mjs").Counts} Counts */

// The tests speak of the site as it is built without settings.
const { SITE_URL, BASE_URL, REPO_URL, ISSUES_URL, ...env } = process.env;

/**
 * The parts that the command line names (all when it names none), and the
 * arguments after them, which go to the tool.
 *
 * @param {readonly string[]} args
 */
function select(args) {
  const known = (/** @type {string} */ name) =>
    PARTS.some((part) => part.name === name || part.group === name);
  const end = args.findIndex((name) => !known(name));
  const names = end === -1 ? args : args.slice(0, end);
  const rest = end === -1 ? [] : args.slice(end);
  if (rest.length > 0 && names.length === 0)
    throw new Error(
      `There is no part "${rest[0]}". There are: ` +
        `${PARTS.map(({ name }) => name).join(", ")}.`,
    );
  const parts = PARTS.filter(
    ({ name, group }) =>
      names.length === 0 ||
      names.includes(name) ||
      (group !== undefined && names.includes(group)),
  );
  return { parts, rest };
}

/**
 * Run a part and print its line: after it its output, when a test of it failed.
 *
 * @param {Part} part
 * @param {object} options
 * @param {readonly string[]} options.rest - Arguments for the tool.
 * @param {boolean} options.alone - Show what the tool prints as it goes.
 * @param {boolean} options.blocked - Whether what it is built on failed.
 * @returns {Promise<Counts>}
 */
async function runPart(part, { rest, alone, blocked }) {
  const start = performance.now();
  process.stdout.write(alone ? "" : `${part.title} … `);
  const { counts, output } = blocked
    ? {
        counts: { passed: 0, retried: 0, failed: 1 },
        output: `Not run: the ${part.needs} failed.\n`,
      }
    : await runTool(part, rest, alone);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const line = `${describe(counts)} (${seconds} s)`;
  console.log(`${alone ? `${part.title} … ` : ""}${line}`);
  const isTold = counts.failed + counts.retried > 0 && output !== "";
  if (isTold) console.log(output);
  return counts;
}

/**
 * @param {Part} part
 * @param {readonly string[]} rest
 * @param {boolean} alone
 */
async function runTool(part, rest, alone) {
  const file = reportFile(part.name);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const { code, output } = await run([...part.command(), ...rest], {
    quiet: !alone,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  return { counts: count({ code, tool: part.counts, file }), output };
}

async function main() {
  const { parts, rest } = select(process.argv.slice(2));
  await ensureInstalled();
  if (parts.some(({ browser }) => browser))
    env["CHROME_PATH"] = await ensureBrowser();

  const missing =
    parts.some(({ needs }) => needs === "build") &&
    !parts.some(({ name }) => name === "build") &&
    !buildIsFresh()
      ? PARTS.filter(({ name }) => name === "build")
      : [];
  const alone = parts.length === 1;
  const total = { passed: 0, retried: 0, failed: 0 };
  /** @type {Set<string>} */
  const failed = new Set();
  for (const part of [...missing, ...parts]) {
    const counts = await runPart(part, {
      rest: missing.includes(part) ? [] : rest,
      alone: alone && !missing.includes(part),
      blocked: part.needs !== undefined && failed.has(part.needs),
    });
    if (counts.failed > 0) failed.add(part.name);
    total.passed += counts.passed;
    total.retried += counts.retried;
    total.failed += counts.failed;
  }
  console.log(describe(total));
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
}
