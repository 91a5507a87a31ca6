import { readFileSync } from "node:fs";
import path from "node:path";

/** File of the queries of readers, and where they are glad to be led. */
export const QUERIES = "tests/docs/queries.json";

/** Queries whose answer is not among the first results yet. */
export const MISSES = "tests/docs/queries-missed.json";

const ROOT = path.resolve(import.meta.dirname, "../..");

/**
 * The lines of a list of the project, without empty ones.
 *
 * @param {string} file - Path from the project's folder.
 */
export function readList(file) {
  return linesOf(readText(file));
}

/**
 * The lines of a string, without empty ones.
 *
 * @param {string} text
 */
export function linesOf(text) {
  return text.split("\n").filter((line) => line !== "");
}

/**
 * Counts what the lists of the tests say is still to be mended. None of it is a
 * test that passed: the runner prints these numbers beside its own.
 *
 * @returns {{ what: string, count: number }[]}
 */
export function countTodo() {
  const misses = /** @type {unknown[]} */ (JSON.parse(readText(MISSES)));
  return [{ what: "queries without a good answer", count: misses.length }];
}

/** @param {string} file - Path from the project's folder. */
function readText(file) {
  return readFileSync(path.join(ROOT, file), "utf8");
}
