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

/** How long the examples of a page may take, in milliseconds. */
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
 * @param {Awaited<ReturnType<typeof import("./server.mjs").serveCompressed>>} server
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
 * @param {Awaited<ReturnType<typeof import("./server.mjs").serveCompressed>>} server
 * @param {string} page
 * @returns {Promise<Omit<Liveness, "page">>}
 */
async function visit(program, server, page) {
  const script = `(${String(watchExamples)})(${PATIENCE_MS});`;
  const { address, report } = server.watch(page, script);
  const profile = await mkdtemp(path.join(tmpdir(), "bench-browser-"));
  const browser = spawn(
    program,
    [...FLAGS, `--user-data-dir=${profile}`, address],
    { stdio: "ignore" },
  );
  const ended = once(browser, "exit").then(() => {
    throw new Error(`${program} ended before ${page} was live.`);
  });
  try {
    const answer = JSON.parse(await Promise.race([report, ended]));
    if (answer.error) throw new Error(`${page}: ${answer.error}`);
    return answer;
  } finally {
    browser.kill();
    await ended.catch(() => undefined);
    // Helpers of the browser write for a moment longer.
    await rm(profile, { recursive: true, maxRetries: 10, retryDelay: 200 });
  }
}
