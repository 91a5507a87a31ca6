import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { typing } from "./typing.mjs";

/** Longest time that a visit may take, in milliseconds. */
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
 * Visits a page several times, each with an empty cache.
 *
 * @template Report
 * @param {number} runs
 * @param {() => Promise<Report>} visitOnce
 * @param {(report: Report) => number} by - What reports are ordered by.
 * @returns {Promise<Report>} The one in the middle.
 */
export async function medianVisit(runs, visitOnce, by) {
  const all = [];
  for (let run = 0; run < runs; run += 1) all.push(await visitOnce());
  all.sort((a, b) => by(a) - by(b));
  const median = all[Math.floor(all.length / 2)];
  if (median === undefined) throw new Error("Nothing was run.");
  return median;
}

/**
 * Opens a page in a browser that has never been there.
 *
 * The browser is not controlled from outside: while a debugger is attached,
 * each error that a script makes has its lines looked up, and evaluating the
 * engine takes ten times as long.
 *
 * @template Report
 * @param {string} program - The browser.
 * @param {import("./server.mjs").Site} server
 * @param {string} page
 * @param {(tools: ReturnType<typeof typing>) => void} watch - Runs in the page
 * before all others, as text: it sends its report to the page's own address.
 * @param {string} [fragment] - Of the address, with its `#`.
 * @returns {Promise<Report>} The report.
 * @throws {Error} When there is none.
 */
export async function visit(program, server, page, watch, fragment = "") {
  const { address, report } = server.watch(
    page,
    `(${String(watch)})((${String(typing)})())`,
  );
  const profile = await mkdtemp(path.join(tmpdir(), "bench-browser-"));
  const browser = spawn(
    program,
    [...FLAGS, `--user-data-dir=${profile}`, address + fragment],
    { stdio: "ignore", timeout: PATIENCE_MS },
  );
  const ended = once(browser, "exit").then(() => {
    throw new Error(
      `${page} had not reported when ${program} ended, or was ended after ${PATIENCE_MS / 1000} s.`,
    );
  });
  try {
    const text = await Promise.race([report, ended]);
    return /** @type {Report} */ (JSON.parse(text));
  } finally {
    browser.kill();
    await ended.catch(() => undefined);
    // Helpers of the browser write for a moment longer.
    await rm(profile, { recursive: true, maxRetries: 10, retryDelay: 200 });
  }
}
