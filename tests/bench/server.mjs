import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
} from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { brotliCompress, gzip, gzipSync } from "node:zlib";

import sirv from "sirv";

const TEXT = /\.(css|html|js|json|md|svg|txt|xml)$/;

/**
 * @typedef {object} Site
 * @property {string} origin
 * @property {(page: string, script: string) => { address: string,
 *   report: Promise<string> }} watch - An address where a page has a script of
 * ours before all others, and what that script sends to this address.
 * @property {() => Promise<void>} close
 */

/**
 * Serves the built site as a good host does: compressed, with long-lived
 * assets, unknown addresses answered by the not-found page.
 *
 * @param {string} build - Folder of the built site.
 * @returns {Promise<Site>}
 */
export async function serveCompressed(build) {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  cpSync(build, folder, { recursive: true });
  await compressAll(folder);
  const notFound = await readFile(path.join(folder, "404.html"));
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    setHeaders(response, pathname) {
      if (pathname.startsWith("/assets/"))
        response.setHeader(
          "cache-control",
          "public, max-age=31536000, immutable",
        );
    },
  });
  /** @type {Map<string, import("node:http").RequestListener>} */
  const watched = new Map();
  const server = createServer((request, response) => {
    const listener = watched.get(request.url ?? "");
    if (listener) {
      listener(request, response);
      return;
    }
    serve(request, response, () => {
      response.writeHead(404, { "content-type": "text/html" });
      response.end(notFound);
    });
  });
  const port = await listen(server);
  const origin = `http://localhost:${port}`;
  return {
    origin,
    watch(page, script) {
      const place = `${page}?visit=${watched.size}`;
      const html = gzipSync(withScript(folder, page, script));
      const report = new Promise((resolve) => {
        watched.set(place, (request, response) => {
          if (request.method === "POST") {
            resolve(text(request));
            response.end();
            return;
          }
          response.writeHead(200, {
            "content-type": "text/html",
            "content-encoding": "gzip",
          });
          response.end(html);
        });
      });
      return { address: `${origin}${place}`, report };
    },
    close: async () => {
      server.closeAllConnections();
      await promisify(server.close.bind(server))();
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * @param {string} folder
 * @param {string} page
 * @param {string} script
 * @throws {Error} When the page has no head to put it in.
 */
function withScript(folder, page, script) {
  const html = readFileSync(path.join(folder, page, "index.html"), "utf8");
  if (!html.includes("<head>")) throw new Error(`${page} has no <head>.`);
  return html.replace("<head>", () => `<head><script>${script}</script>`);
}

/** @param {string} folder */
async function compressAll(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const name of files) {
    if (!TEXT.test(name)) continue;
    const file = path.join(folder, name);
    const content = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
    await writeFile(`${file}.gz`, await promisify(gzip)(content));
  }
}

/**
 * @param {import("node:http").Server} server
 * @returns {Promise<number>} The port.
 */
function listen(server) {
  return new Promise((resolve, reject) => {
    server.on("error", reject);
    server.listen(0, "localhost", () => {
      const address = server.address();
      if (address === null || typeof address === "string")
        reject(new Error("The server has no port."));
      else resolve(address.port);
    });
  });
}
