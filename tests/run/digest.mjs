import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { ROOT } from "../../scripts/exec.mjs";

/** File of what passed here last: by name, its sources and number of tests. */
const RECORD = path.join(ROOT, ".cache/tests/passed.json");

/** @typedef {Record<string, { digest: string, passed: number }>} Passed */

/** Whatever is run, another version of a tool or package counts. */
const ALWAYS = ["package.json", "package-lock.json", "scripts/", "tests/run/"];

/** @type {Map<string, string> | undefined} */
let digests;

/**
 * The files of the project, those that nobody added yet among them, and a
 * digest of each.
 */
function sources() {
  if (digests) return digests;
  const listed = execFileSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    {
      cwd: ROOT,
      encoding: "utf8",
      maxBuffer: 1e8,
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  digests = new Map();
  for (const file of [...new Set(listed.split("\0"))].sort()) {
    const place = path.join(ROOT, file);
    if (file === "" || !existsSync(place)) continue;
    digests.set(file, sha(readFileSync(place)));
  }
  return digests;
}

/** @param {string | Buffer} content */
function sha(content) {
  return createHash("sha256").update(content).digest("hex");
}

/**
 * A digest of everything that a test depends on.
 *
 * @param {readonly string[]} places - Files and folders of the project, these
 * with a `/` at the end; `""` is all of it.
 * @returns {string | undefined} Undefined where there is no git to list files:
 * then nothing can be reused.
 */
export function digestOf(places) {
  try {
    const wanted = [...places, ...ALWAYS];
    const lines = [...sources()].filter(([file]) =>
      wanted.some((place) =>
        place === "" || place.endsWith("/")
          ? file.startsWith(place)
          : file === place,
      ),
    );
    return sha(lines.flat().join("\n"));
  } catch {
    return undefined;
  }
}

/** @returns {Passed} */
function readRecord() {
  try {
    return JSON.parse(readFileSync(RECORD, "utf8"));
  } catch {
    // There is none yet, or it was cut off while it was written.
    return {};
  }
}

/**
 * Returns the number of tests that passed last time, on the very same sources.
 *
 * @param {string} name - Of a part, or of a folder of browser tests.
 * @param {readonly string[]} places - What its tests depend on.
 * @returns {number | undefined} Undefined where they have to run.
 */
export function passedBefore(name, places) {
  const known = readRecord()[name];
  const digest = digestOf(places);
  return known && known.digest === digest ? known.passed : undefined;
}

/**
 * Remember that tests passed, or that they no longer do.
 *
 * @param {string} name
 * @param {readonly string[]} places
 * @param {number | undefined} passed - Undefined where one failed.
 */
export function remember(name, places, passed) {
  const { [name]: _, ...record } = readRecord();
  const digest = digestOf(places);
  if (passed !== undefined && digest !== undefined)
    record[name] = { digest, passed };
  mkdirSync(path.dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, JSON.stringify(record, null, 2));
}
