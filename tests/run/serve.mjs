import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";

import sirv from "sirv";

import { ROOT } from "../../scripts/exec.mjs";
import {
  headersOf,
  readHostFiles,
  redirectOf,
} from "../../scripts/host-files.mjs";

/**
 * Serves a built site as a good host does: with the headers that it asks for,
 * its old addresses lead on, and unknown ones are answered by the not-found
 * page. Nothing is kept, though: tests change files of the site.
 *
 * @param {string} folder - The built site.
 * @param {number} port
 * @param {string} [base] - Path that the site is built for.
 * @returns {Promise<import("node:http").Server>} Once it listens.
 */
export function serveSite(folder, port, base = "/") {
  const notFound = readFileSync(path.join(folder, "404.html"));
  const { headers, redirects } = readHostFiles(folder);
  const files = sirv(folder, {
    setHeaders(response, pathname) {
      for (const [name, value] of headersOf(headers, base + pathname.slice(1)))
        if (name !== "Cache-Control") response.setHeader(name, value);
    },
  });
  const server = createServer((request, response) => {
    const answerNotFound = () => {
      response.writeHead(404, { "content-type": "text/html" });
      response.end(notFound);
    };
    const [pathname = "", query] = request.url?.split("?") ?? [];
    const moved = redirectOf(redirects, pathname);
    if (moved !== undefined) {
      const location = query === undefined ? moved : `${moved}?${query}`;
      response.writeHead(301, { location });
      response.end();
      return;
    }
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
