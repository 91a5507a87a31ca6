// cspell:ignore fastcgi uwsgi scgi
/** @typedef {import("../host-files.mjs").HeaderRule} HeaderRule */
/** @typedef {import("../host-files.mjs").Redirect} Redirect */

/** Types of the files of the site, by their extensions. */
const TYPES = {
  "application/json": ["json"],
  "image/png": ["png"],
  "image/webp": ["webp"],
  "font/woff2": ["woff2"],
  "image/svg+xml": ["svg"],
  "text/css; charset=utf-8": ["css"],
  "text/html; charset=utf-8": ["html"],
  "text/javascript; charset=utf-8": ["js", "mjs"],
  "text/markdown; charset=utf-8": ["md"],
  "text/plain; charset=utf-8": ["txt"],
  "text/xml; charset=utf-8": ["xml"],
  "application/manifest+json": ["webmanifest"],
};

/** Extensions of the files that are kept compressed as well. */
export const COMPRESSED =
  /\.(css|html|js|json|md|mjs|svg|txt|webmanifest|xml)$/;

/** By which a configuration is known again. */
export const FIRST_LINE =
  "# Written by npm run nginx: change scripts/nginx instead.";

/** What pages get, and whatever else keeps its name when its content changes. */
const ASK_AGAIN = "public, max-age=0, must-revalidate";

/**
 * Writes the configuration of an nginx that serves a built site. It needs no
 * module that nginx is not built with. All its paths are relative to the folder
 * that nginx is started with.
 *
 * @param {object} site
 * @param {string} site.base - Path that the site is built for.
 * @param {number} site.port
 * @param {readonly HeaderRule[]} site.headers
 * @param {readonly Redirect[]} site.redirects
 */
export function configOf({ base, port, headers, redirects }) {
  const names = new Set(
    headers.flatMap((rule) => rule.headers.map(([name]) => name)),
  );
  names.delete("Cache-Control");
  return `${FIRST_LINE}
worker_processes auto;
pid temp/nginx.pid;
error_log stderr warn;

events {
  worker_connections 1024;
}

http {
  access_log temp/access.log;
  client_body_temp_path temp/body;
  proxy_temp_path temp/proxy;
  fastcgi_temp_path temp/fastcgi;
  uwsgi_temp_path temp/uwsgi;
  scgi_temp_path temp/scgi;

  types {
${Object.entries(TYPES)
  .map(([type, endings]) => `    "${type}" ${endings.join(" ")};`)
  .join("\n")}
  }
  default_type application/octet-stream;
  sendfile on;
  server_tokens off;
  # Nothing is sent to the site but the addresses of its files.
  client_max_body_size 1k;
  # A part of a file that is not there would be refused under the headers of the
  # whole, and no reader asks for parts.
  max_ranges 0;

  # Old addresses, as they are asked for: what is not decoded cannot end a header.
  map $request_uri $new_address {
    default "";
${redirects.map(redirectLine).join("\n")}
  }

  # Each text has a twin in brotli/, where gzip lies beside it in site/.
  map $http_accept_encoding $takes_brotli {
    default "";
    "~*(?:^|[,\\s])br\\s*(?:$|,|;\\s*q=(?:1|0?\\.\\d*[1-9]))" yes;
  }
  map $takes_brotli:$uri $tree {
    volatile;
    default site;
    "~^yes:.*${COMPRESSED.source.replace("(", "(?:")}" brotli;
  }
  # The answers that nginx makes itself, to what it refuses, have no twin.
  map $tree:$status $encoding {
    volatile;
    default "";
    "~^brotli:(?:200|304|404)$" br;
  }
  map $encoding $vary {
    volatile;
    default "";
    br Accept-Encoding;
  }
  gzip_static on;
  gzip_proxied any;
  gzip_vary on;

${[...names].map((name) => headerMap(name, headers, "")).join("\n")}
${headerMap("Cache-Control", headers, ASK_AGAIN)}
  # No error is kept, whatever address it is for.
  map $status $cache {
    volatile;
    "~^[23]" $${variable("Cache-Control")};
    default no-store;
  }

  server {
    listen ${port};
    root $tree;
    index index.html;
    absolute_redirect off;
    error_page 404 ${base}404.html;
    # Folders without a page.
    error_page 403 =404 ${base}404.html;

    add_header Cache-Control $cache always;
    add_header Content-Encoding $encoding always;
    add_header Vary $vary always;
${[...names].map((name) => `    add_header ${name} $${variable(name)} always;`).join("\n")}

    if ($new_address) {
      return 301 $new_address;
    }
  }
}
`;
}

/** @param {Redirect} redirect */
function redirectLine({ from, to }) {
  const start = literal(from.replace(/\*$/, ""));
  return from.endsWith("*")
    ? `    "~^${start}([^?]*)(\\?.*)?$" "${to.replace(":splat", "$1")}$2";`
    : `    "~^${start}(\\?.*)?$" "${to}$1";`;
}

/**
 * Where several patterns name a header for a file, the last one holds.
 *
 * @param {string} name - Of a header.
 * @param {readonly HeaderRule[]} rules
 * @param {string} otherwise - Its value where no pattern has one.
 */
function headerMap(name, rules, otherwise) {
  const lines = rules.toReversed().flatMap(({ pattern, headers }) =>
    headers
      .filter(([each]) => each === name)
      .map(([, value]) => {
        const end = pattern.endsWith("*") ? "" : "$";
        const start = literal(pattern.replace(/\*$/, ""));
        return `    "~^${start}${end}" "${quoted(value)}";`;
      }),
  );
  return `  map $uri $${variable(name)} {
    volatile;
    default "${otherwise}";
${lines.join("\n")}
  }`;
}

/** @param {string} header */
function variable(header) {
  return `header_${header.toLowerCase().replaceAll("-", "_")}`;
}

/** @param {string} path - As a regular expression that matches it alone. */
function literal(path) {
  if (!/^[\w./~-]+$/.test(path))
    throw new Error(`The path ${path} has signs that nginx would read.`);
  return path.replaceAll(".", "\\.");
}

/** @param {string} value */
function quoted(value) {
  if (/["$\\]/.test(value))
    throw new Error(`The header ${value} has signs that nginx would read.`);
  return value;
}
