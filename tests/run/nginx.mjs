import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { connect, createServer } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { run } from "../../scripts/exec.mjs";

/** Where Debian puts it, which is not in every path. */
const PLACES = ["nginx", "/usr/sbin/nginx", "/opt/homebrew/bin/nginx"];

/**
 * Finds nginx, or installs Debian's package where we may.
 *
 * @returns {Promise<string>} Its program.
 * @throws {Error} When it could not be had; the message says what to do.
 */
export async function ensureNginx() {
  const found = findNginx();
  if (found !== undefined) return found;
  const apt = "/usr/bin/apt-get";
  if (process.getuid?.() === 0 && existsSync(apt)) {
    console.log("Installing nginx");
    const commands = [
      [apt, "update", "-o", "Acquire::http::Timeout=20"],
      [apt, "install", "-y", "--no-install-recommends", "nginx-light"],
    ];
    for (const command of commands)
      if ((await run(command, { quiet: true })).code !== 0) break;
    const installed = findNginx();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    "The tests of the configuration for nginx need nginx, and none was found " +
      "or could be installed. Install it (Debian: apt-get install nginx-light; " +
      "macOS: brew install nginx), or set NGINX_PATH to its program.",
  );
}

/** @returns {string | undefined} */
function findNginx() {
  const named = process.env["NGINX_PATH"];
  if (named && !starts(named))
    throw new Error(`NGINX_PATH is "${named}", which does not start.`);
  return named || PLACES.find(starts);
}

/** @param {string} program */
function starts(program) {
  try {
    execFileSync(program, ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** @returns {Promise<number>} A port that nothing listens on. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === "string")
          reject(new Error("No port is free."));
        else resolve(address.port);
      });
    });
  });
}

/**
 * Starts nginx with a folder that `npm run nginx` makes.
 *
 * @param {string} program
 * @param {string} folder
 * @param {number} port - The one that its configuration names.
 * @returns {Promise<{ pid: number, stop: () => Promise<void> }>} Once it
 * listens.
 * @throws {Error} When it ends instead, with what it said.
 */
export async function startNginx(program, folder, port) {
  const args = ["-p", path.resolve(folder), "-c", "nginx.conf"];
  const child = spawn(program, [...args, "-g", "daemon off;"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (/** @type {Buffer} */ chunk) => {
    said += chunk.toString();
  });
  const ended = new Promise((resolve) => {
    child.on("close", resolve);
    child.on("error", resolve);
  });
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  while (!(await answers(port))) {
    if (isOver || child.pid === undefined)
      throw new Error(`nginx did not start: ${said}`);
    await pause(20);
  }
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}
