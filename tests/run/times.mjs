import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { reportFile } from "./report.mjs";

/** File of the times of the parts that ran last, for the bench's cost model. */
const TIMES = reportFile("times");

/** @param {Record<string, number>} times - Seconds by name of the part. */
export function keepTimes(times) {
  const known = existsSync(TIMES)
    ? JSON.parse(readFileSync(TIMES, "utf8"))
    : {};
  mkdirSync(path.dirname(TIMES), { recursive: true });
  writeFileSync(TIMES, JSON.stringify({ ...known, ...times }));
}
