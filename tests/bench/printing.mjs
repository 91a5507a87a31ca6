import { deflateRawSync } from "node:zlib";

import { medianVisit, visit } from "./visit.mjs";
import { watchPrinting } from "./watch-printing.mjs";

/**
 * Time for which a program that prints much keeps the page busy.
 *
 * @typedef {object} PrintingCost
 * @property {string} name - What is printed.
 * @property {number} longest - Longest task of the page's own thread, in
 * milliseconds; 0 when none was longer than 50.
 */

const PLAYGROUND = "/playground/";

/** Programs that print as much as a run may, by what that is. */
const PROGRAMS = {
  "1,000 lines": "for (let k = 0; k < 1000; k += 1) console.log(k);",
  "Two tables of 200 × 20":
    "for (let k = 0; k < 2; k += 1) console.table(Array(200).fill(Array(20).fill(k)));",
  "A formula 999 times":
    'const e = ce.parse("\\\\frac{1}{\\\\sqrt{x + 1}}");\nfor (let k = 0; k < 999; k += 1) console.log(e);',
};

/**
 * @param {string} program - The browser.
 * @param {import("./server.mjs").Site} server
 * @param {number} runs - Visits for each; the median is taken.
 * @returns {Promise<PrintingCost[]>}
 */
export async function medianPrinting(program, server, runs) {
  const costs = [];
  for (const [name, code] of Object.entries(PROGRAMS)) {
    const fragment = fragmentOf(code);
    /** @type {{ longest: number }} */
    const { longest } = await medianVisit(
      runs,
      () => visit(program, server, PLAYGROUND, watchPrinting, fragment),
      (report) => report.longest,
    );
    costs.push({ name, longest });
  }
  return costs;
}

/** @param {string} code - In JavaScript. */
function fragmentOf(code) {
  const state = JSON.stringify({ language: "js", code });
  return `#code=1.${deflateRawSync(state).toString("base64url")}`;
}
