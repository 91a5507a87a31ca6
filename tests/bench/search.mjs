import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

import { medianVisit, visit } from "./visit.mjs";
import { watchSearch } from "./watch-search.mjs";

/**
 * Cost of the search for a reader who has never searched here.
 *
 * @typedef {object} SearchCost
 * @property {number} names - Bytes of what the first answer needs, compressed.
 * @property {number} texts - Bytes of what comes after it, compressed.
 * @property {number} first - From the key that opens the search to the first
 * result, with an empty cache and the query there at once, in milliseconds.
 * @property {number} answer - From a letter to the answer of the index, once
 * all texts are there, in milliseconds: the median of the letters of a word.
 * @property {number} shown - The same, to the last change of the results.
 */

/** A page without examples, which would take the processor meanwhile. */
const PAGE = "/mathfield/reference/keybindings/";

/**
 * @param {string} program - The browser.
 * @param {import("./server.mjs").Site} server
 * @param {string} build - Folder of the build.
 * @param {number} runs - Visits, each with an empty cache; the median is taken
 * by the time of the first result.
 * @returns {Promise<SearchCost>}
 */
export async function medianSearch(program, server, build, runs) {
  /** @type {Omit<SearchCost, "names" | "texts">} */
  const median = await medianVisit(
    runs,
    () => visit(program, server, PAGE, watchSearch),
    ({ first }) => first,
  );
  return { ...(await weigh(path.join(build, "assets/search"))), ...median };
}

/** @param {string} folder - Of the index. */
async function weigh(folder) {
  const read = (/** @type {string} */ file) =>
    readFile(path.join(folder, file));
  const size = async (/** @type {string} */ file) =>
    (await promisify(brotliCompress)(await read(file))).length;
  const names = "names.json";
  const first = /** @type {{ texts: string[] }} */ (
    JSON.parse((await read(names)).toString())
  );
  const texts = await Promise.all(first.texts.map(size));
  return {
    names: await size(names),
    texts: texts.reduce((sum, one) => sum + one, 0),
  };
}
