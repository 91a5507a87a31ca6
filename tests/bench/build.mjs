import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

import { ROOT, run, tool } from "../../scripts/exec.mjs";

/**
 * Time and memory that a build took.
 *
 * @typedef {object} BuildCost
 * @property {number} seconds - Wall-clock time.
 * @property {number | undefined} peak - Most memory its processes held at
 * once, in bytes; undefined where the system does not tell.
 */

/** Between two looks at the memory, in milliseconds. */
const SAMPLING = 100;

/**
 * Builds the site twice: with nothing left of earlier builds, and again.
 *
 * @returns {Promise<{ cold: BuildCost, warm: BuildCost }>}
 * @throws {Error} When a build fails.
 */
export async function measureBuilds() {
  const docusaurus = tool("@docusaurus/core", "docusaurus");
  const { code, output } = await run([...docusaurus, "clear"], { quiet: true });
  if (code !== 0) throw new Error(output);
  const build = [...docusaurus, "build"];
  return { cold: await measure(build), warm: await measure(build) };
}

/**
 * @param {string[]} command
 * @returns {Promise<BuildCost>}
 */
function measure([program = "", ...args]) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    let peak = 0;
    const timer = setInterval(() => {
      if (child.pid !== undefined) peak = Math.max(peak, memoryOf(child.pid));
    }, SAMPLING);
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (/** @type {Buffer} */ chunk) => {
        output += chunk.toString();
      });
    child.on("close", (code) => {
      clearInterval(timer);
      const seconds = (performance.now() - start) / 1000;
      if (code === 0) resolve({ seconds, peak: peak || undefined });
      else reject(new Error(`The build failed.\n${output}`));
    });
  });
}

/**
 * The resident memory of a process and its descendants, from /proc.
 *
 * @param {number} root - Id of the process.
 * @returns {number} Bytes; 0 where there is no /proc.
 */
function memoryOf(root) {
  /** @type {Map<number, { parent: number, kibibytes: number }>} */
  const processes = new Map();
  for (const name of processFolders()) {
    try {
      const status = readFileSync(`/proc/${name}/status`, "utf8");
      processes.set(Number(name), {
        parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]),
        kibibytes: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0),
      });
    } catch {
      // It ended in between.
    }
  }
  const total = (/** @type {number} */ id) => {
    let sum = processes.get(id)?.kibibytes ?? 0;
    for (const [child, { parent }] of processes)
      if (parent === id) sum += total(child);
    return sum;
  };
  return total(root) * 1024;
}

function processFolders() {
  try {
    return readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}
