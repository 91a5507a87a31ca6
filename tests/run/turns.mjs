import { readdirSync } from "node:fs";
import path from "node:path";

import { ROOT } from "../../scripts/exec.mjs";
import { BY_DOCUMENT } from "./covers.mjs";
import { digestOf } from "./digest.mjs";

/** In so many runs of all tests, each file of browser tests has one turn. */
export const TURNS = 3;

/** Folders whose files take turns: what visits all documents always runs. */
const TAKE_TURNS = ["features", "hostile"];

/**
 * Which browser tests a run of all tests has. Their files take turns, since
 * all of them need more than an hour on two cores. Neighbors have different
 * turns, so that each run tries something of each folder.
 *
 * @param {number} [turn] - From 0. Without it the sources decide: the same
 * sources run the same tests anywhere.
 * @returns {{ now: string[], later: string[] }} Files and folders.
 */
export function browserTests(turn = turnOf(digestOf([""]))) {
  const files = TAKE_TURNS.flatMap((folder) =>
    readdirSync(path.join(ROOT, "tests/e2e", folder), {
      recursive: true,
      encoding: "utf8",
    })
      .filter((file) => file.endsWith(".spec.ts"))
      .map((file) => path.posix.join("tests/e2e", folder, file))
      .sort(),
  );
  const isNow = (/** @type {number} */ index) =>
    process.env["TEST_ALL"] === "1" || index % TURNS === turn;
  return {
    now: [
      ...BY_DOCUMENT.map((folder) => `tests/e2e/${folder}/`),
      ...files.filter((_, index) => isNow(index)),
    ],
    later: files.filter((_, index) => !isNow(index)),
  };
}

/** @param {string} [digest] - Hexadecimal; undefined where there is no git. */
function turnOf(digest = "0") {
  return Number.parseInt(digest.slice(0, 8), 16) % TURNS;
}
