// cspell:ignore nosniff
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import type { LoadContext, Plugin } from "@docusaurus/types";

import { OLD_ADDRESSES } from "../src/old-addresses.ts";

/**
 * Writes what hosts are asked for: headers in `_headers`, and in `_redirects`
 * where old addresses lead. Netlify and Cloudflare read both, and so does what
 * `npm run nginx` makes.
 *
 * @param results - Origin that sandboxes come from, if it is not the site's.
 */
export function hostFiles(results?: string) {
  return ({ siteConfig, baseUrl }: LoadContext): Plugin => ({
    name: "host-files",
    postBuild: ({ outDir }) =>
      writeHostFiles(outDir, baseUrl, results && siteConfig.url),
  });
}

/**
 * Writes both files into the folder of a built site.
 *
 * @param baseUrl - Base path of the site: starts and ends with a slash.
 * @param page - Origin of the pages, where another host serves the sandboxes.
 */
export async function writeHostFiles(
  folder: string,
  baseUrl: string,
  page?: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "_headers"), headersFile(baseUrl, page));
  await writeFile(path.join(folder, "_redirects"), redirectsFile(baseUrl));
}

/**
 * Headers of all files of the site, such as the one by which a page it opens or
 * is opened by has no hold of it.
 */
const HEADERS = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
} as const;

/**
 * Folders in which every name has a digest of its content. The index of the
 * search is in none of them: its first file keeps its name.
 */
const IMMUTABLE = ["css", "fonts", "js", "sandbox"];

/**
 * The headers of all files, in the format that several static hosts share.
 * Where two patterns name one header, these hosts send both values: no header
 * is named twice for a file, so how pages are kept is left to the host. Both
 * hosts have pages asked for anew each time.
 *
 * @param page - Origin of the pages, where another host serves the sandboxes:
 * there they may frame them, and make sure first that they can be had.
 * @see https://docs.netlify.com/manage/routing/headers/
 */
function headersFile(baseUrl: string, page?: string): string {
  const headers = {
    "Content-Security-Policy": `frame-ancestors ${page ?? "'self'"}`,
    ...(page && { "Access-Control-Allow-Origin": page }),
    ...HEADERS,
  };
  const lines = Object.entries(headers).map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  const kept = IMMUTABLE.flatMap((folder) => [
    `${baseUrl}assets/${folder}/*`,
    "  Cache-Control: public, max-age=31536000, immutable",
  ]);
  return [`${baseUrl}*`, ...lines, ...kept, ""].join("\n");
}

/** Most lines of `_redirects` that Cloudflare reads, of each kind. */
const MOST = { fixed: 2000, folders: 100 };

/**
 * Old addresses and their new ones. Netlify takes an address with and without
 * its last slash for the same, Cloudflare does not: it is told both.
 *
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
function redirectsFile(baseUrl: string): string {
  const base = baseUrl.slice(0, -1);
  const all = Object.entries(OLD_ADDRESSES);
  const fixed = all.flatMap(([from, to]) => {
    const target = base + to.replace(/\*$/, "");
    const old = base + from.replace(/\*$/, "");
    const bare = `${old.slice(0, -1)} ${target} 301`;
    return from.endsWith("*") ? [bare] : [bare, `${old} ${target} 301`];
  });
  const folders = all.flatMap(([from, to]) =>
    from.endsWith("*")
      ? [`${base}${from} ${base}${to.slice(0, -1)}:splat 301`]
      : [],
  );
  if (fixed.length > MOST.fixed || folders.length > MOST.folders)
    throw new Error(
      `src/old-addresses.ts makes ${fixed.length} redirects of single addresses and ${folders.length} of folders: Cloudflare reads ${MOST.fixed} and ${MOST.folders}.`,
    );
  return [...fixed, ...folders, ""].join("\n");
}
