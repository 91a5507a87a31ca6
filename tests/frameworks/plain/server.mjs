import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";

// #region policy
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "font-src 'self'",
  "connect-src 'self'",
].join("; ");
// #endregion

/** The policies of pages that need more, by their paths. */
const POLICIES = {
  "/trusted.html": `${POLICY}; require-trusted-types-for 'script'`,
  "/parent.html": `${POLICY}; frame-src http://localhost:*`,
};

/** @type {Record<string, string>} */
const TYPES = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".wav": "audio/wav",
  ".woff2": "font/woff2",
};

/** The file of an address: of the package below `/mathlive/`, or one of ours. */
function fileOf(pathname) {
  const [, folder, ...rest] = pathname.split("/");
  return folder === "mathlive"
    ? path.join("node_modules/mathlive", ...rest)
    : path.join("public", pathname === "/" ? "index.html" : pathname);
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, "http://localhost");
  const file = fileOf(pathname);
  if (!existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(pathname === "/favicon.ico" ? 204 : 404).end();
    return;
  }
  response.writeHead(200, {
    "content-type": TYPES[path.extname(file)] ?? "application/octet-stream",
    "content-security-policy": POLICIES[pathname] ?? POLICY,
  });
  createReadStream(file).pipe(response);
});

server.listen(Number(process.env.PORT ?? 8080), "127.0.0.1");
