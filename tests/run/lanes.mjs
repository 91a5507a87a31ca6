import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";

import { count, describe, NONE, sum } from "./counts.mjs";
import { run } from "../../scripts/exec.mjs";
import { reportFile } from "./report.mjs";
import { failedPages } from "./snapshots.mjs";
import { onlyStalled } from "./stalls.mjs";

/** @typedef {import("./counts.mjs").Counts} Counts */
/** @typedef {import("./plan.mjs").Job} Job */

/**
 * Runs jobs: those of a lane one after the other, lanes beside each other.
 *
 * @param {readonly Job[]} jobs
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ counts: Counts, left: number,
 *   times: Record<string, number> }>} What came of all, how many tests nobody
 * has run, and the seconds of each part.
 */
export async function runLanes(jobs, env) {
  const lanes = new Set(jobs.map(({ part }) => part.lane));
  /** @type {Record<string, number>} */
  const times = {};
  const done = await Promise.all(
    [...lanes].map((lane) => runLane(jobs, lane, env, times)),
  );
  return {
    counts: sum(done.map(({ counts }) => counts)),
    left: done.reduce((total, { left }) => total + left, 0),
    times,
  };
}

/**
 * @param {readonly Job[]} jobs
 * @param {string} lane
 * @param {NodeJS.ProcessEnv} env
 * @param {Record<string, number>} times - Gets what each part took.
 */
async function runLane(jobs, lane, env, times) {
  /** @type {Counts[]} */
  const all = [];
  /** @type {Set<string>} */
  const failed = new Set();
  let left = 0;
  for (const job of jobs.filter(({ part }) => part.lane === lane)) {
    const isBlocked =
      job.part.needs !== undefined && failed.has(job.part.needs);
    const { counts, seconds } = await runJob(job, {
      env,
      isAlone: jobs.length === 1,
      isBlocked,
    });
    times[job.part.name] = seconds;
    if (counts.failed > 0) failed.add(job.part.name);
    left += await job.left(counts);
    all.push(counts);
  }
  return { counts: sum(all), left };
}

/**
 * Runs a part and prints its line: after it its output, when a test of it
 * failed.
 *
 * @param {Job} job
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.env
 * @param {boolean} options.isAlone - Show what the tool prints as it goes.
 * @param {boolean} options.isBlocked - Whether what it is built on failed.
 * @returns {Promise<{ counts: Counts, seconds: number }>}
 */
async function runJob(job, { env, isAlone, isBlocked }) {
  const start = performance.now();
  const { counts, output } = isBlocked
    ? {
        counts: { ...NONE, failed: 1 },
        output: `Not run: the ${job.part.needs} failed.\n`,
      }
    : await runTool(job, env, isAlone);
  const total = sum([counts, job.reused]);
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `${job.part.title} … ${describe(total)} (${seconds.toFixed(1)} s)`,
  );
  if (counts.failed > 0 && output !== "") console.log(output);
  if (counts.failed > 0 && job.part.browser)
    console.log(failedPages(job.part.name));
  return { counts: total, seconds };
}

/**
 * @param {Job} job
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} isAlone
 */
async function runTool({ part, runs, args, env: own, keep }, env, isAlone) {
  if (!runs) return { counts: NONE, output: "" };
  const file = reportFile(part.name);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const start = async (
    /** @type {string} */ report,
    /** @type {string[]} */ ...more
  ) => {
    const { code, output } = await run([...part.command(), ...args, ...more], {
      quiet: !isAlone,
      env: { ...env, ...own, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
    return { output, counts: count({ code, tool: part.counts, file: report }) };
  };
  const first = await start(file);
  keep(first.counts);
  if (!part.browser || !onlyStalled(file)) return first;
  console.log(
    `The browser stopped drawing ${first.counts.failed} page(s). Once more:`,
  );
  const second = await start(`${file}.again`, "--last-failed");
  return {
    output: first.output + second.output,
    counts: {
      ...second.counts,
      passed: first.counts.passed + second.counts.passed,
    },
  };
}
