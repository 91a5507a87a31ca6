import { medianVisit, visit } from "./visit.mjs";
import { watchExamples } from "./watch.mjs";

/**
 * Time and bytes until the examples of a page have run in the browser of a
 * reader who has never been here.
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

/**
 * Opens a page with an empty cache several times and takes the median by time.
 *
 * @param {string} program - The browser.
 * @param {import("./server.mjs").Site} server
 * @param {string} page
 * @param {number} runs
 * @returns {Promise<Liveness>}
 * @throws {Error} When the examples do not all run.
 */
export async function medianLiveness(program, server, page, runs) {
  /** @type {Omit<Liveness, "page">} */
  const median = await medianVisit(
    runs,
    () => visit(program, server, page, watchExamples),
    ({ seconds }) => seconds,
  );
  return { page, ...median };
}
