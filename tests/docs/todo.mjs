import { readFileSync } from "node:fs";
import path from "node:path";

/** Routes that have no page yet, one a line. */
export const PENDING_ROUTES = "tests/docs/routes-pending.txt";

/** What readers ask, with `later` where the best page is not written yet. */
export const QUERIES = "tests/docs/queries.json";

/** Version of the package, then a line for each name without an entry. */
export const MISSING_ENTRIES = "tests/docs/coverage/operators.txt";

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
 * What the lists of the tests say is still to be written or mended. None of it
 * is a test that passed: the runner prints these numbers beside its own.
 *
 * @returns {{ what: string, count: number }[]}
 */
export function countTodo() {
  const queries = /** @type {{ later?: string }[]} */ (
    JSON.parse(readText(QUERIES))
  );
  const misses = /** @type {unknown[]} */ (JSON.parse(readText(MISSES)));
  const waiting = queries.filter(({ later }) => later !== undefined);
  const [, ...names] = readList(MISSING_ENTRIES);
  return [
    { what: "routes without a page", count: readList(PENDING_ROUTES).length },
    { what: "queries that wait for a page", count: waiting.length },
    { what: "queries without a good answer", count: misses.length },
    { what: "operators without an entry", count: names.length },
  ];
}

/** @param {string} file - Path from the project's folder. */
function readText(file) {
  return readFileSync(path.join(ROOT, file), "utf8");
}
