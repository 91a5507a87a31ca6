import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { npm, ROOT, run } from "./exec.mjs";

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} Entry
 */

/**
 * Explains why the installed packages are not those of the lockfile.
 *
 * npm keeps a lockfile of what it installed inside node_modules. Optional
 * packages may be missing there: they are built for other platforms.
 *
 * @param {string} folder - The project's folder.
 * @returns {string | undefined} A reason for a person to read; undefined when
 * everything is in place.
 */
export function staleness(folder) {
  const wanted = packages(path.join(folder, "package-lock.json"));
  if (wanted === undefined) throw new Error("package-lock.json is missing.");
  const installed = packages(
    path.join(folder, "node_modules/.package-lock.json"),
  );
  if (installed === undefined) return "no packages are installed";
  for (const [place, entry] of Object.entries(wanted)) {
    if (place === "") continue;
    const found = installed[place];
    if (found === undefined) {
      if (entry.optional || entry.devOptional) continue;
      return `${place} is missing`;
    }
    if (found.version !== entry.version)
      return `${place} is ${found.version}, not ${entry.version}`;
    if (!existsSync(path.join(folder, place))) return `${place} is gone`;
  }
  return undefined;
}

/**
 * @param {string} file - A lockfile.
 * @returns {Record<string, Entry> | undefined} Its packages by their place.
 */
function packages(file) {
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

/**
 * Installs what the lockfile asks for, unless it is there already.
 *
 * @throws {Error} When Node is too old or the installation fails.
 */
export async function ensureInstalled() {
  checkNode();
  const reason = staleness(ROOT);
  if (reason === undefined) return;
  console.log(`Installing packages: ${reason}.`);
  const { code } = await run(npm("ci", "--no-audit", "--no-fund"));
  if (code !== 0)
    throw new Error(
      "The packages could not be installed: see npm's message above. " +
        "The package registry has to be reachable.",
    );
}

function checkNode() {
  const manifest = readFileSync(path.join(ROOT, "package.json"), "utf8");
  const least = JSON.parse(manifest).engines.node.replace(">=", "");
  const [major = 0, minor = 0] = least.split(".").map(Number);
  const [ourMajor = 0, ourMinor = 0] = process.versions.node
    .split(".")
    .map(Number);
  if (ourMajor < major || (ourMajor === major && ourMinor < minor))
    throw new Error(
      `Node ${least} or newer is needed; this is ${process.versions.node}.`,
    );
}
