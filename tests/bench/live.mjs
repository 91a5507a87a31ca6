import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { watchExamples } from "./watch.mjs";

/**
 * What it takes until the examples of a page run in the browser of a reader
 * who has never been here.
 *
 * @typedef {object} Liveness
 * @property {string} page
 * @property {number} examples - How many have run.
 * @property {number} seconds - From the page's load event to the last result.
 * @property {number} longest - Longest task on the page's own thread after
 * that event, in milliseconds; 0 when none was longer than 50.
 * @property {number} bytes - Transferred, all in all.
 * @property {number} sandbox - Those of them that are engine, worker and
 * packages.
 */

/** How long a visit may take, in milliseconds. */
const PATIENCE_MS = 120_000;

/** The quiet browser of somebody who reads. */
const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--no-first-run",
  "--disable-gpu",
  "--disable-quic",
  "--disable-sync",
  "--disable-background-networking",
  "--disable-component-update",
  "--window-size=1280,720",
];

/**
 * Open a page with an empty cache several times and take the median by time.
 *
 * The browser is not controlled from outside: while a debugger is attached,
 * each error that a script makes has its lines looked up, and evaluating the
 * engine takes ten times as long.
 *
 * @param {string} program - The browser.
 * @param {import("./server.mjs").Site} server
 * @param {string} page
 * @param {number} runs
 * @returns {Promise<Liveness>}
 * @throws {Error} When the examples do not all run.
 */
export async function medianLiveness(program, server, page, runs) {
  const all = [];
  for (let run = 0; run < runs; run += 1)
    all.push({ page, ...(await visit(program, server, page)) });
  all.sort((a, b) => a.seconds - b.seconds);
  const median = all[Math.floor(all.length / 2)];
  if (median === undefined) throw new Error("Nothing was run.");
  return median;
}

/**
 * @param {string} program
 * @param {import("./server.mjs").Site} server
 * @param {string} page
 * @returns {Promise<Omit<Liveness, "page">>}
 */
async function visit(program, server, page) {
  const { address, report } = server.watch(
    page,
    `(${String(watchExamples)})()`,
  );
  const profile = await mkdtemp(path.join(tmpdir(), "bench-browser-"));
  const browser = spawn(
    program,
    [...FLAGS, `--user-data-dir=${profile}`, address],
    { stdio: "ignore", timeout: PATIENCE_MS },
  );
  const ended = once(browser, "exit").then(() => {
    throw new Error(
      `The examples of ${page} had not all run when ${program} ended, or was ended after ${PATIENCE_MS / 1000} s.`,
    );
  });
  try {
    return JSON.parse(await Promise.race([report, ended]));
  } finally {
    browser.kill();
    await ended.catch(() => undefined);
    // Helpers of the browser write for a moment longer.
    await rm(profile, { recursive: true, maxRetries: 10, retryDelay: 200 });
  }
}
