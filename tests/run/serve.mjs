import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";

import sirv from "sirv";

import { ROOT } from "../../scripts/exec.mjs";

/**
 * Serves a built site as a good host does: with the headers that it asks for,
 * and unknown addresses are answered by the not-found page.
 *
 * @param {string} folder - The built site.
 * @param {number} port
 * @param {string} [base] - Path that the site is built for.
 * @returns {Promise<import("node:http").Server>} Once it listens.
 */
export function serveSite(folder, port, base = "/") {
  const notFound = readFileSync(path.join(folder, "404.html"));
  const headers = readHeaders(path.join(folder, "_headers"));
  const files = sirv(folder, {
    setHeaders(response) {
      for (const [name, value] of headers) response.setHeader(name, value);
    },
  });
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

/**
 * The headers of all files, one a line below the pattern that they are for.
 *
 * @param {string} file
 */
function readHeaders(file) {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.flatMap((line) => {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    return name && value ? [/** @type {const} */ ([name, value])] : [];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await serveSite(path.join(ROOT, "build"), Number(process.argv[2]));
