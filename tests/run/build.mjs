import { readdirSync, statSync } from "node:fs";
import path from "node:path";

import { ROOT } from "../../scripts/exec.mjs";

const SOURCES = [
  "docs",
  "plugins",
  "src",
  "static",
  "tests/frameworks",
  "docusaurus.config.ts",
  "package-lock.json",
  "sidebars.ts",
];

/**
 * A file that Docusaurus writes once all pages are there. Plugins may still be
 * at work on their own files.
 */
const LATE_FILE = "build/sitemap.xml";

/**
 * Tells whether the built site is there and newer than everything it is built
 * from.
 */
export function buildIsFresh() {
  const built = changed(path.join(ROOT, LATE_FILE));
  const newest = Math.max(
    ...SOURCES.map((source) => changed(path.join(ROOT, source))),
  );
  return built > newest;
}

/**
 * When a file, or anything in a folder, was last changed.
 *
 * @param {string} place
 * @returns {number} Milliseconds since 1970; 0 when there is none.
 */
function changed(place) {
  const stats = statSync(place, { throwIfNoEntry: false });
  if (stats === undefined) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  const inside = readdirSync(place)
    .filter((name) => name !== "node_modules")
    .map((name) => changed(path.join(place, name)));
  return Math.max(stats.mtimeMs, ...inside);
}
