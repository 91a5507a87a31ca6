import { once } from "node:events";
import { cpSync, existsSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";

import { ROOT } from "../../scripts/exec.mjs";

const SOURCES = path.join(ROOT, "tests/frameworks");

/** Where copies are installed and built: what that leaves is no source. */
const COPIES = path.join(ROOT, ".cache/frameworks");

/** What tools leave in a project's folder when somebody works there. */
const LEFT_BY_TOOLS = ["node_modules", "dist", ".next", ".svelte-kit"];

/** The environment variable with the ports, which all of the tests' processes read. */
const PORTS = "FRAMEWORKS_PORTS";

const ports = (process.env[PORTS] ?? "").split(",").map(Number);

/**
 * A project that uses mathfields with a framework.
 *
 * @typedef {object} Project
 * @property {string} name
 * @property {string} copy - The folder that it is built in.
 * @property {number} port - Where its copy is served for the tests; 0 until
 * the runner has chosen one.
 */

/** @type {readonly Project[]} */
export const PROJECTS = readdirSync(SOURCES)
  .filter((name) => existsSync(path.join(SOURCES, name, "package.json")))
  .sort()
  .map((name, index) => ({
    name,
    copy: path.join(COPIES, name),
    port: ports[index] ?? 0,
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

/**
 * Choose free ports, for the processes that are started after this.
 *
 * @returns {Promise<Record<string, string>>} What to add to their environment.
 */
export async function choosePorts() {
  // All are held at once, or one would be given twice.
  const servers = PROJECTS.map(() => createServer().listen(0));
  await Promise.all(servers.map((server) => once(server, "listening")));
  const chosen = servers.map((server) => {
    const address = server.address();
    return typeof address === "object" ? address?.port : undefined;
  });
  await Promise.all(servers.map((server) => once(server.close(), "close")));
  return { [PORTS]: chosen.join() };
}
