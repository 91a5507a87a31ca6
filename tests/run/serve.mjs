import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";

import sirv from "sirv";

import { ROOT } from "./exec.mjs";

/**
 * Serve a built site as a good host does: unknown addresses are answered by
 * the not-found page.
 *
 * @param {string} folder - The built site.
 * @param {number} port
 * @param {string} [base] - Path that the site is built for.
 * @returns {Promise<import("node:http").Server>} Once it listens.
 */
export function serveSite(folder, port, base = "/") {
  const notFound = readFileSync(path.join(folder, "404.html"));
  const files = sirv(folder);
  const server = createServer((request, response) => {
    const answerNotFound = () => {
      response.writeHead(404, { "content-type": "text/html" });
      response.end(notFound);
    };
    if (!request.url?.startsWith(base)) {
      answerNotFound();
      return;
    }
    request.url = request.url.slice(base.length - 1);
    files(request, response, answerNotFound);
  });
  return new Promise((resolve, reject) => {
    server.on("error", reject);
    server.listen(port, "localhost", () => resolve(server));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await serveSite(path.join(ROOT, "build"), Number(process.argv[2]));
