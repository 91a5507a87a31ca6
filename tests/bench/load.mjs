import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";

import { makeFolder } from "../../scripts/nginx/site.mjs";
import { ensureNginx, freePort, startNginx } from "../run/nginx.mjs";
import { kibibytes, KIB, table } from "./table.mjs";

/** How long the site is asked, in milliseconds. */
const DURATION = 30_000;

/** Readers who ask at once, each for one file after the other. */
const READERS = 50;

/** Of brotli: what readers get is a few percent larger than with the best. */
const QUALITY = 5;

/**
 * Asks nginx for the pages and scripts of the built site for half a minute, on
 * this machine, and prints what it answered and how much memory it held.
 *
 * @param {string} build - The built site.
 */
export async function measureLoad(build) {
  const program = await ensureNginx();
  const folder = mkdtempSync(path.join(tmpdir(), "load-"));
  // nginx reads its files as another user where it is started by root.
  chmodSync(folder, 0o755);
  try {
    const port = await freePort();
    const site = path.join(folder, "site");
    await makeFolder(build, site, { port, quality: QUALITY });
    const nginx = await startNginx(program, site, port);
    try {
      const before = memoryOf(nginx.pid);
      const load = await askFor(DURATION, port, addressesIn(build));
      console.log(
        `\n${loadTable({ ...load, before, after: memoryOf(nginx.pid) })}\n`,
      );
    } finally {
      await nginx.stop();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {string} build
 * @returns {string[]} Addresses of the pages and scripts of the site.
 */
function addressesIn(build) {
  const files = readdirSync(build, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /index\.html$|^assets\/(?:js|css)\//.test(file))
    .filter((file) => path.extname(file) !== "")
    .map((file) => `/${file.replace(/index\.html$/, "")}`)
    .sort();
}

/**
 * @param {number} duration - In milliseconds.
 * @param {number} port
 * @param {readonly string[]} addresses
 */
async function askFor(duration, port, addresses) {
  const agent = new Agent({ keepAlive: true, maxSockets: READERS });
  const end = performance.now() + duration;
  const load = { requests: 0, errors: 0, bytes: 0, seconds: duration / 1000 };
  const reader = async (/** @type {number} */ start) => {
    for (let at = start; performance.now() < end; at += 1) {
      const address = addresses[at % addresses.length] ?? "/";
      const size = await sizeOf({ agent, port, path: address });
      load.requests += 1;
      if (size === undefined) load.errors += 1;
      else load.bytes += size;
    }
  };
  const step = Math.ceil(addresses.length / READERS);
  const readers = Array.from({ length: READERS }, (_, at) => reader(at * step));
  await Promise.all(readers);
  agent.destroy();
  return load;
}

/**
 * @param {import("node:http").RequestOptions} options
 * @returns {Promise<number | undefined>} Bytes of the answer; undefined where it
 * is none, or not the file.
 */
function sizeOf(options) {
  const headers = { "accept-encoding": "gzip, deflate, br" };
  return new Promise((resolve) => {
    const request = get(
      { host: "127.0.0.1", headers, timeout: 10_000, ...options },
      (response) => {
        let size = 0;
        response.on("data", (/** @type {Buffer} */ chunk) => {
          size += chunk.length;
        });
        response.on("error", () => resolve(undefined));
        response.on("end", () =>
          resolve(response.statusCode === 200 ? size : undefined),
        );
      },
    );
    request.on("timeout", () => request.destroy());
    request.on("error", () => resolve(undefined));
  });
}

/**
 * @param {number} pid
 * @returns {number | undefined} Memory of nginx and its workers, in bytes, where
 * the system tells.
 */
function memoryOf(pid) {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
    const all = [String(pid), ...children.trim().split(" ")];
    return all.reduce((sum, each) => {
      const status = readFileSync(`/proc/${each}/status`, "utf8");
      return sum + Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * KIB;
    }, 0);
  } catch {
    return undefined;
  }
}

/**
 * @param {{ requests: number, errors: number, bytes: number, seconds: number,
 *   before: number | undefined, after: number | undefined }} load
 */
function loadTable({ requests, errors, bytes, seconds, before, after }) {
  const memory = (/** @type {number | undefined} */ size) =>
    size === undefined ? "not known" : kibibytes(size);
  return table([
    [`nginx, asked by ${READERS} readers at once`, `${seconds} s`],
    ["Requests a second", (requests / seconds).toFixed(0)],
    ["Sent in a second", kibibytes(bytes / seconds)],
    ["Errors", String(errors)],
    ["Memory before", memory(before)],
    ["Memory after", memory(after)],
  ]);
}
