import { cpSync, existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";

import { ROOT } from "../../scripts/exec.mjs";

const SOURCES = path.join(ROOT, "tests/frameworks");

/** Where copies are installed and built: what that leaves is no source. */
const COPIES = path.join(ROOT, ".cache/frameworks");

/** What tools leave in a project's folder when somebody works there. */
const LEFT_BY_TOOLS = ["node_modules", "dist", ".next", ".svelte-kit"];

const FIRST_PORT = Number(process.env["E2E_PORT"] || 3999) + 1;

/**
 * A project that uses mathfields with a framework.
 *
 * @typedef {object} Project
 * @property {string} name
 * @property {string} copy - The folder that it is built in.
 * @property {number} port - Where its copy is served for the tests.
 */

/** @type {readonly Project[]} */
export const PROJECTS = readdirSync(SOURCES)
  .filter((name) => existsSync(path.join(SOURCES, name, "package.json")))
  .sort()
  .map((name, index) => ({
    name,
    copy: path.join(COPIES, name),
    port: FIRST_PORT + index,
  }));

/**
 * Copy the sources of a project to where it is built. What is installed there
 * stays.
 *
 * @param {Project} project
 */
export function copySources({ name, copy }) {
  const old = existsSync(copy) ? readdirSync(copy) : [];
  for (const entry of old)
    if (entry !== "node_modules")
      rmSync(path.join(copy, entry), { recursive: true });
  cpSync(path.join(SOURCES, name), copy, {
    recursive: true,
    filter: (place) => !LEFT_BY_TOOLS.includes(path.basename(place)),
  });
}
