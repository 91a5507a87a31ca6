import { medianVisit, visit } from "./visit.mjs";
import { watchCalculation } from "./watch-calculation.mjs";

/**
 * Times that a reader of the demo waits for the engine.
 *
 * @typedef {object} CalculationCost
 * @property {number} first - From the first letter, with an empty cache, to the
 * last panel, in milliseconds.
 * @property {number} shown - From a letter to the last panel that it changes:
 * the median of the letters of a quadratic.
 * @property {number} soonest - The same, to the first panel.
 * @property {number} over - From a letter typed over a sum that takes minutes
 * to the last panel.
 */

/** The page whose panels are watched. */
export const DEMO = "/compute-engine/demo/";

/**
 * @param {string} program - The browser.
 * @param {import("./server.mjs").Site} server
 * @param {number} runs - Visits; the median is taken by the time to the last
 * panel.
 * @returns {Promise<CalculationCost>}
 */
export function medianCalculation(program, server, runs) {
  return medianVisit(
    runs,
    () => visit(program, server, DEMO, watchCalculation),
    ({ shown }) => shown,
  );
}
